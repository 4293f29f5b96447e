/** What a screen reader is told besides: one's own moves at once, how far the others are from time to time. */

import controls from '@starboard/look/controls.module.css';
import { useEffect, useRef, useState } from 'react';
import type { Card } from '../../rules/state.ts';
import { buildingName, placeName, standing } from '../../text/index.ts';
import type { Scene } from '../seat/hands.ts';
import { type Tongue, useTongue } from '../text/words.tsx';
import type { Person } from './people.ts';

const EVERY = 5000;
const NOBODY: readonly Person[] = [];

export interface AnnouncerProps {
  readonly scene: Scene;
  readonly people: readonly Person[];
  /** Whether it does not matter how far the others are, so that nothing is said across the map. */
  readonly alone: boolean;
}

export function Announcer({ scene, people, alone }: AnnouncerProps) {
  const tongue = useTongue();
  const own = useOwnMoves(scene.cards, tongue);
  const others = useCounts(scene, alone ? NOBODY : people, tongue);
  return (
    <>
      <p className={controls.heard} aria-live="polite">
        {own}
      </p>
      <p className={controls.heard} aria-live="polite">
        {others}
      </p>
    </>
  );
}

function useOwnMoves(cards: readonly Card[], { language, say }: Tongue): string {
  const before = useRef(cards);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const changed = cards.find((card) => {
      const old = before.current.find(({ building }) => building === card.building);
      return (
        old !== undefined &&
        (old.slot !== card.slot || old.turn !== card.turn || old.side !== card.side)
      );
    });
    before.current = cards;
    if (changed === undefined) return;
    const { building, slot, side, turn } = changed;
    setSaid(
      slot === null
        ? say('heard.taken', { building: buildingName(building, language) })
        : say('slot', {
            place: placeName(slot, language),
            what: standing(building, side, turn, language),
          }),
    );
  }, [cards, language, say]);
  return said;
}

function useCounts({ told }: Scene, people: readonly Person[], { say }: Tongue): string {
  const latest = useRef(told);
  const [said, setSaid] = useState('');
  useEffect(() => {
    latest.current = told;
  }, [told]);
  const building = told.view.stage.kind === 'building';
  useEffect(() => {
    if (!building) return;
    const bell = setInterval(() => {
      const builders = latest.current.view.round?.builders ?? [];
      const counts = people
        .filter(({ mine }) => !mine)
        .map(({ name, place }) =>
          say('heard.count', { player: name, built: builders[place]?.built ?? 0 }),
        );
      setSaid(counts.join(' '));
    }, EVERY);
    return () => clearInterval(bell);
  }, [building, people, say]);
  return said;
}
