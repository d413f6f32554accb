// Names that the reader has given to games on this device.
const KEY = "metro2033-names";

function stored(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

let names = $state.raw(stored());

export const nameOf = (room: string): string => names[room] ?? "";

/** Name a game; an empty name takes its name away. */
export function rename(room: string, name: string): void {
  const { [room]: _, ...others } = stored();
  names = name.trim() ? { ...others, [room]: name.trim().slice(0, 60) } : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(names));
  } catch {
    // works without storage, too
  }
}
