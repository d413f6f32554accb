// Synthesised sounds: short, quiet, and silent until the reader has interacted with the page.
import type { GameUi } from "../games";
import type { Seen } from "../live/look";
import { settings } from "../text/settings.svelte";
import type { Told } from "../net/types/wire";

export type Sound = keyof typeof PLAYED | "victory" | "chat";

/** Returns the sound of an event for a seat: another seat's win does not sound like a triumph. */
export function soundOf(event: Told, seat: number | null, events: GameUi["events"]): Sound | null {
  const sound = events[event.event]?.sound ?? null;
  const others = seat !== null && typeof event.fields.seat === "number" && event.fields.seat !== seat;
  if (others && (sound === "win" || sound === "loss")) return "token";
  if (others && sound === "victory") return "loss";
  return sound;
}

let context: AudioContext | null = null;
let out: GainNode | null = null;
/** Moods of the ambience: the pitches of its hum. Two close pitches beat slowly. */
const MOODS = { calm: [55], tense: [41.2, 41.8, 61.7] };
export type Mood = keyof typeof MOODS;
let mood: Mood | "" = "";
let hums: OscillatorNode[] = [];

const GESTURES = ["pointerdown", "keydown"] as const;

/** Creates the sound, if the reader wishes for it; returns whether it is there. Browsers allow it only during a gesture. */
function begin(): boolean {
  if (context || !settings.sound || typeof AudioContext === "undefined") return context !== null;
  context = new AudioContext();
  out = context.createGain();
  out.connect(context.destination);
  hum();
  return true;
}

/** Enables sound at the first gesture, since browsers refuse it before. Without a wish for sound, nothing is created. */
export function allowSound(): () => void {
  if (context) return () => {};
  const gesture = () => {
    if (begin()) stop();
  };
  const stop = () => GESTURES.forEach((name) => removeEventListener(name, gesture));
  GESTURES.forEach((name) => addEventListener(name, gesture));
  return stop;
}

/** Turns sound on, as part of a gesture. */
export function turnSoundOn(): void {
  settings.sound = true;
  settings.ambience = true;
  begin();
  sound("lamp");
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
  alarm: (at, loud) => {
    for (const later of [0, 0.7]) tone(at + later, 196, 0.65, 0.1 * loud, "sawtooth", 294);
    tone(at, 49, 1.6, 0.5 * loud, "sine", 41);
  },
  blast: (at, loud) => {
    noise(at, 0.9, 1.2 * loud, 220, 60, 0.7);
    tone(at, 70, 0.8, 0.6 * loud, "sine", 32);
  },
  banner: (at, loud) => {
    noise(at, 0.3, 0.3 * loud, 700, 1600, 0.8);
    for (const [later, pitch] of [
      [0.16, 196],
      [0.3, 262],
    ] as const)
      tone(at + later, pitch, 0.34, 0.16 * loud, "triangle");
  },
  gavel: (at, loud) => [0, 0.2].forEach((later) => noise(at + later, 0.1, 0.9 * loud, 520, 240, 4)),
} satisfies Record<string, (at: number, loud: number) => void>;

/** Plays the hum of the tunnel for the current mood, or stops it. */
function hum(): void {
  for (const old of hums) old.stop();
  hums = [];
  if (!mood || !context || !out) return;
  const gain = context.createGain();
  gain.gain.value = 0.05;
  gain.connect(out);
  hums = MOODS[mood].map((pitch) => {
    const oscillator = context!.createOscillator();
    oscillator.frequency.value = pitch;
    oscillator.connect(gain);
    oscillator.start();
    return oscillator;
  });
}

function ambience(wanted: Mood | ""): void {
  if (wanted === mood) return;
  mood = wanted;
  hum();
}

/** Plays the sound of each event that the table shows, and an ambience in its mood. Call it during a component's initialisation. */
export function playSounds(seen: () => Seen, events: GameUi["events"], tuned: () => Mood = () => "calm"): void {
  $effect(() => allowSound());
  $effect(() => ambience(settings.sound && settings.ambience ? tuned() : ""));
  $effect(() => () => ambience(""));
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
