// Stores in this browser how far a game has been shown, so that a reload shows nothing twice.
const key = (room: string, seat: number | null) => `metro2033-shown-${room}-${seat ?? "watch"}`;

export function acknowledged(room: string, seat: number | null): { seq: number; at: number } {
  try {
    const [seq = 0, at = 0] = JSON.parse(localStorage.getItem(key(room, seat)) ?? "[]") as number[];
    return { seq, at };
  } catch {
    return { seq: 0, at: 0 };
  }
}

export function acknowledge(room: string, seat: number | null, seq: number): void {
  try {
    if (seq >= acknowledged(room, seat).seq) localStorage.setItem(key(room, seat), JSON.stringify([seq, Date.now()]));
  } catch {
    // storage may be unavailable; the page works without it
  }
}
