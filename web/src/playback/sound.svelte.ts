// Synthesised sounds: short, quiet, and silent until the reader has interacted with the page.
import type { GameUi } from "../games";
import type { Seen } from "../live/look";
import { settings } from "../text/settings.svelte";
import type { Told } from "../net/types/wire";

export type Sound = keyof typeof PLAYED | "victory" | "chat";

/** Returns the sound of an event for a seat: another seat's win does not sound like a triumph. */
export function soundOf(told: Told, seat: number | null, events: GameUi["events"]): Sound | null {
  const sound = events[told.event]?.sound ?? null;
  const others = seat !== null && typeof told.fields.seat === "number" && told.fields.seat !== seat;
  if (others && (sound === "win" || sound === "loss")) return "token";
  if (others && sound === "victory") return "loss";
  return sound;
}

let context: AudioContext | null = null;
let out: GainNode | null = null;
let hum: OscillatorNode | null = null;

const GESTURES = ["pointerdown", "keydown"] as const;

/** Enables sound at the first gesture, since browsers refuse it before. Without a wish for sound, nothing is created. */
export function allowSound(): () => void {
  if (context) return () => {};
  const begin = () => {
    if (!settings.sound || typeof AudioContext === "undefined") return;
    context = new AudioContext();
    out = context.createGain();
    out.connect(context.destination);
    ambience(settings.ambience);
    stop();
  };
  const stop = () => GESTURES.forEach((gesture) => removeEventListener(gesture, begin));
  GESTURES.forEach((gesture) => addEventListener(gesture, begin));
  return stop;
}

/** Plays a sound, if sounds are on and allowed; while the page is hidden, only the call to the reader's turn. */
export function sound(kind: Sound, loud = 1): void {
  if (!context || !out || !settings.sound || (document.hidden && kind !== "lamp")) return;
  out.gain.value = settings.volume;
  const at = context.currentTime + 0.01;
  if (kind === "victory") {
    PLAYED.win(at, loud);
    PLAYED.token(at + 0.35, loud);
  } else if (kind === "chat") PLAYED.token(at, loud / 2);
  else PLAYED[kind](at, loud);
}

/** Plays a fading tone; its pitch may glide to another. */
function tone(
  at: number,
  pitch: number,
  length: number,
  level: number,
  type: OscillatorType = "sine",
  to = pitch,
): void {
  const oscillator = context!.createOscillator();
  const gain = context!.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(pitch, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(level, at + Math.min(0.03, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(out!);
  oscillator.start(at);
  oscillator.stop(at + length);
}

/** Plays band-pass noise; the band may sweep. */
function noise(at: number, length: number, level: number, band: number, to = band, narrow = 1.2): void {
  const samples = context!.createBuffer(1, Math.ceil(context!.sampleRate * length), context!.sampleRate);
  const data = samples.getChannelData(0);
  for (let index = 0; index < data.length; index++) data[index] = 2 * Math.random() - 1;
  const source = context!.createBufferSource();
  const filter = context!.createBiquadFilter();
  const gain = context!.createGain();
  source.buffer = samples;
  filter.type = "bandpass";
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(band, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(level, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(filter).connect(gain).connect(out!);
  source.start(at);
}

const PLAYED = {
  lamp: (at, loud) => [392, 523].forEach((pitch, index) => tone(at + 0.16 * index, pitch, 0.5, 0.22 * loud)),
  tap: (at, loud) => noise(at, 0.04, 0.3 * loud, 2400),
  card: (at, loud) => noise(at, 0.22, 0.35 * loud, 900, 3600),
  flip: (at, loud) => [0, 0.09].forEach((later) => noise(at + later, 0.07, 0.4 * loud, 1800, 2600)),
  token: (at, loud) => {
    tone(at, 900, 0.22, 0.2 * loud);
    noise(at, 0.06, 0.4 * loud, 420, 300, 3);
  },
  coins: (at, loud) =>
    [900, 1100, 1320].forEach((pitch, index) => tone(at + 0.08 * index, pitch, 0.18, 0.14 * loud, "triangle")),
  march: (at, loud) => [0, 0.16, 0.32, 0.48].forEach((later) => noise(at + later, 0.12, 0.7 * loud, 140, 90, 2)),
  clash: (at, loud) => {
    for (const pitch of [620, 947, 1411]) tone(at, pitch, 0.5, 0.07 * loud, "square", pitch * 0.985);
    noise(at, 0.18, 0.4 * loud, 4200, 2600);
  },
  win: (at, loud) =>
    [330, 392, 494].forEach((pitch, index) =>
      tone(at + 0.12 * index, pitch, 0.7 - 0.12 * index, 0.12 * loud, "sawtooth"),
    ),
  loss: (at, loud) => tone(at, 220, 0.9, 0.22 * loud, "triangle", 147),
  dark: (at, loud) => {
    tone(at, 42, 1.2, 0.6 * loud, "sine", 38);
    for (const later of [0, 0.3, 0.6, 0.9]) noise(at + later, 0.28, 0.35 * loud, 90, 60, 2);
  },
  gavel: (at, loud) => [0, 0.2].forEach((later) => noise(at + later, 0.1, 0.9 * loud, 520, 240, 4)),
} satisfies Record<string, (at: number, loud: number) => void>;

/** Starts or stops the ambience: a low hum of the tunnel. */
function ambience(wanted: boolean): void {
  if (!wanted || !context || !out) {
    hum?.stop();
    hum = null;
  } else if (!hum) {
    const gain = context.createGain();
    gain.gain.value = 0.05;
    hum = context.createOscillator();
    hum.frequency.value = 55;
    hum.connect(gain).connect(out);
    hum.start();
  }
}

/** Plays the sound of each event that the table shows. Call it during a component's initialisation. */
export function playSounds(seen: () => Seen, events: GameUi["events"]): void {
  $effect(() => allowSound());
  $effect(() => {
    ambience(settings.sound && settings.ambience);
    return () => ambience(false);
  });
  let last = "";
  $effect(() => {
    const { playback, seat } = seen();
    const beat = playback?.beat;
    const now = beat ? `${beat.entry.seq}.${beat.index}` : "";
    if (beat && now !== last) {
      const heard = soundOf(beat.event, seat, events);
      if (heard) sound(heard);
    }
    last = now;
  });
}
