/** What the hands and the others sound like: paper and wood. Never the only carrier of a message. */

import { afterNextFrame } from '@starboard/look/seen.ts';
import { play, type Sound } from '@starboard/look/sound.ts';
import { useEffect } from 'react';
import type { Card } from '../../rules/state.ts';
import type { Hands, Scene } from './hands.ts';

/** Plays what changes from one moment to the next, for as long as the component is there. */
export function useSounds(hands: Hands): void {
  useEffect(() => {
    let before = hands.scene();
    return hands.subscribe(() => {
      const now = hands.scene();
      const heard = soundsBetween(before, now);
      before = now;
      // What the eye waits for comes first.
      if (heard.length > 0) afterNextFrame(() => heard.forEach(playOne));
    });
  }, [hands]);
}

function playOne({ sound, pitch }: Heard): void {
  play(sound, pitch);
}

interface Heard {
  readonly sound: Sound;
  /** In semitones. */
  readonly pitch: number;
}

/** What is heard between two moments of the same table. */
function soundsBetween(before: Scene, now: Scene): Heard[] {
  return [
    ...when(now.lit !== null && now.lit !== before.lit, 'take'),
    ...(now.building ? now.cards.flatMap((card) => moved(before, card)) : []),
    ...when(now.tapped && !before.tapped, 'tap'),
    ...(now.told === before.told ? [] : now.told.events.flatMap((event) => told(event, now))),
  ];
}

/** A soft knock with one pitch for each slot, a tick, a page. */
function moved({ cards }: Scene, card: Card): Heard[] {
  const old = cards.find(({ building }) => building === card.building);
  if (old === undefined) return [];
  const { slot } = card;
  return [
    ...when(slot !== null && slot !== old.slot, 'place', slot ?? 0),
    ...when(card.turn !== old.turn, 'rotate'),
    ...when(card.side !== old.side, 'flip'),
  ];
}

function told(event: Scene['told']['events'][number], now: Scene): Heard[] {
  switch (event.kind) {
    case 'tapped':
      // One note for each who is done, lower for each.
      return when(event.seat !== now.seat, 'rival', -2 * finished(now));
    case 'stop':
      return when(!now.tapped, 'stop');
    case 'countdown':
      return when(true, 'countdown');
    case 'unfroze':
      return when(true, 'ice');
    case 'won':
      return when(true, 'win');
    default:
      return [];
  }
}

function when(heard: boolean, sound: Sound, pitch = 0): Heard[] {
  return heard ? [{ sound, pitch }] : [];
}

function finished({ told }: Scene): number {
  return (told.view.round?.builders ?? []).filter(({ tap }) => tap !== null).length;
}
