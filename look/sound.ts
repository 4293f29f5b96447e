/**
 * What can be heard: wood, glass, brass and paper; short, dry and quiet. Never
 * the only carrier of a message. The instrument is loaded by the visitor's first
 * gesture, since browsers keep silent before that.
 */

/** One stroke of the instrument, in zzfx's own terms, and when it falls within the sound. */
interface Stroke {
  /** Seconds after the beginning of the sound. */
  readonly at?: number;
  /** volume, randomness, frequency, attack, sustain, release, shape, shapeCurve, slide, deltaSlide, pitchJump, pitchJumpTime, repeatTime, noise, modulation, bitCrush, delay, sustainVolume, decay, tremolo, filter */
  readonly zzfx: readonly (number | undefined)[];
}

export type Sound = keyof typeof SOUNDS;

let volume = 0.6;
let instrument: Promise<Instrument> | undefined;

/** From 0, silent, to 1; for the whole page. */
export function setVolume(next: number): void {
  volume = Math.min(1, Math.max(0, next));
}

/** Plays a sound, higher or lower by so many semitones: a row of credits rises. */
export function play(sound: Sound, semitones = 0): void {
  if (volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  instrument ??= loadInstrument();
  instrument.then(
    (loaded) => loaded.play(sound, volume, 2 ** (semitones / 12)),
    // Without sound there is still everything to see.
    () => {},
  );
}

interface Instrument {
  play(sound: Sound, volume: number, rate: number): void;
}

async function loadInstrument(): Promise<Instrument> {
  const { ZZFX } = await import('zzfx');
  const samples = new Map<Sound, number[]>();
  return {
    play(sound, volume, rate) {
      let composed = samples.get(sound);
      if (composed === undefined) {
        composed = compose(
          SOUNDS[sound].map(({ at = 0, zzfx }) => ({
            start: Math.round(at * ZZFX.sampleRate),
            samples: ZZFX.buildSamples(...zzfx),
          })),
        );
        samples.set(sound, composed);
      }
      if (ZZFX.audioContext.state === 'suspended') void ZZFX.audioContext.resume();
      ZZFX.playSamples([composed], volume, rate);
    },
  };
}

/** Several strokes laid over one another. */
export function compose(
  strokes: readonly { readonly start: number; readonly samples: readonly number[] }[],
): number[] {
  const length = Math.max(...strokes.map(({ start, samples }) => start + samples.length));
  const whole = Array.from({ length }, () => 0);
  for (const { start, samples } of strokes) {
    samples.forEach((sample, index) => {
      whole[start + index] = (whole[start + index] as number) + sample;
    });
  }
  return whole;
}

const _ = undefined;

function wood(frequency: number, at = 0, loudness = 0.9): Stroke {
  return { at, zzfx: [loudness, 0.02, frequency, 0, 0.01, 0.07, 1, 1.6, -6, _, _, _, _, 1.2] };
}

function pluck(frequency: number, at = 0, loudness = 0.7): Stroke {
  return { at, zzfx: [loudness, 0, frequency, 0.004, 0.03, 0.22, 1, 1.4] };
}

function bell(frequency: number, at = 0, loudness = 0.6): Stroke {
  return { at, zzfx: [loudness, 0, frequency, 0.002, 0.06, 0.9, 0, 1, _, _, _, _, _, _, 0.6] };
}

function horn(frequency: number, at: number): Stroke {
  return {
    at,
    zzfx: [
      0.45,
      0,
      frequency,
      0.05,
      0.14,
      0.16,
      2,
      0.7,
      _,
      _,
      _,
      _,
      _,
      _,
      _,
      _,
      _,
      0.8,
      _,
      _,
      -1400,
    ],
  };
}

function paper(frequency: number, length: number): Stroke {
  return {
    zzfx: [
      0.35,
      0.05,
      frequency,
      0.02,
      length,
      0.06,
      4,
      1,
      _,
      _,
      _,
      _,
      _,
      3,
      _,
      _,
      _,
      0.6,
      _,
      _,
      900,
    ],
  };
}

const SOUNDS = {
  /** Something was pressed. */
  press: [wood(900, 0, 0.35)],
  /** Refused: a damped knock. */
  refused: [wood(150, 0, 0.8)],
  /** Your turn: the harbour bell, once. */
  turn: [bell(523)],
  /** The last round: the bell, three times. */
  lastRound: [bell(523), bell(523, 0.35), bell(523, 0.7)],
  /** Someone came or went. */
  arrival: [pluck(440), pluck(660, 0.09)],
  /** Three, two, one. */
  countdown: [wood(620)],
  /** The game is over: six notes. */
  win: [523, 659, 784, 659, 784, 1047].map((note, index) => pluck(note, index * 0.13)),

  // Space Base
  /** Two knocks. */
  dice: [wood(320), wood(260, 0.11), wood(210, 0.19, 0.5)],
  credit: [pluck(1175, 0, 0.4)],
  /** Glass. */
  income: [bell(1568, 0, 0.35)],
  /** A small bell. */
  influence: [bell(1047, 0, 0.4), bell(1319, 0.07, 0.3)],
  /** A match struck. */
  charge: [paper(2400, 0.12), pluck(880, 0.1, 0.3)],
  /** A thud. */
  dock: [wood(110, 0, 1.2), wood(85, 0.03, 0.8)],
  /** A settlement lights its windows: three low bells. */
  colony: [bell(392, 0, 0.4), bell(494, 0.12, 0.35), bell(587, 0.24, 0.35)],
  /** Two notes of a horn. */
  deploy: [horn(196, 0), horn(262, 0.2)],

  // Space Builder
  /** Paper lifts. */
  take: [paper(1400, 0.03)],
  /** A soft knock; each slot has its own pitch. */
  place: [wood(400, 0, 0.7)],
  /** A tick. */
  rotate: [wood(1300, 0, 0.4)],
  /** A page. */
  flip: [paper(1900, 0.09)],
  /** A rival has finished: one marimba note. */
  rival: [pluck(392, 0, 0.8)],
  /** The pile, with a flat hand. */
  tap: [wood(95, 0, 1.4), paper(600, 0.02)],
  /** Two wood blocks. */
  stop: [wood(740), wood(560, 0.14)],
  right: [pluck(659), pluck(880, 0.08)],
  /** A damped pluck. */
  wrong: [pluck(220, 0, 0.6)],
  /** Ice crackles. */
  ice: [paper(3000, 0.05), { at: 0.07, zzfx: paper(2600, 0.04).zzfx }, bell(2093, 0.1, 0.2)],
} satisfies Record<string, readonly Stroke[]>;

export const SOUND_NAMES = Object.keys(SOUNDS) as Sound[];
