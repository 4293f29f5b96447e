/** What the table sounds like: wood, glass and brass. Never the only carrier of a message. */

import type { Seat } from '@starboard/engine';
import { play, type Sound } from '@starboard/look/sound.ts';
import type { Event } from '@starboard/space-base';
import { useEffect, useRef } from 'react';
import type { Moment } from './playback.ts';

export interface Heard {
  readonly sound: Sound;
  /** In semitones. */
  readonly pitch: number;
}

/** Plays each moment once, as it is shown. `own`: the seats played on this device. */
export function useSounds({ seq, events }: Moment, volume: number, own: readonly Seat[]): void {
  const heard = useRef(seq);
  useEffect(() => {
    if (heard.current === seq) return;
    heard.current = seq;
    if (volume === 0) return;
    for (const { sound, pitch } of soundsOf(events, own)) play(sound, pitch);
  }, [seq, events, volume, own]);
}

/** Each sound once in a moment, however much happens at the same time; several gains of one player make a chord. */
export function soundsOf(events: readonly Event[], own: readonly Seat[]): Heard[] {
  const gains = events.filter((event) => isOwn(event, own)).flatMap(gainsIn);
  const others = events.flatMap((event) => soundOf(event, own));
  return [
    ...[...new Set(others)].map((sound) => ({ sound, pitch: 0 })),
    ...gains.slice(0, CHORD.length).map((sound, note) => ({ sound, pitch: CHORD[note] as number })),
  ];
}

const CHORD = [0, 4, 7, 12] as const;

function gainsIn(event: Event): Sound[] {
  if (event.kind !== 'collected' && event.kind !== 'gained') return [];
  return [
    ...(event.credits > 0 ? ['credit' as const] : []),
    ...(event.income > 0 ? ['income' as const] : []),
    ...(event.vp > 0 ? ['influence' as const] : []),
  ];
}

/** What everybody does at the table is heard, what everybody earns is not: that would be a din. */
function soundOf(event: Event, own: readonly Seat[]): Sound[] {
  switch (event.kind) {
    case 'rolled':
    case 'rerolled':
    case 'set':
      return ['dice'];
    case 'bought':
    case 'claimed':
      return ['dock'];
    case 'settled':
      return ['colony'];
    case 'deployed':
      return isOwn(event, own) ? ['deploy'] : [];
    case 'charged':
      return isOwn(event, own) ? ['charge'] : [];
    case 'turn':
      return isOwn(event, own) ? ['turn'] : [];
    case 'finalRound':
      return ['lastRound'];
    case 'won':
      return ['win'];
    default:
      return [];
  }
}

function isOwn(event: Event, own: readonly Seat[]): boolean {
  return 'seat' in event && own.includes(event.seat);
}
