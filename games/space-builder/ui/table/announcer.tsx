/** What a screen reader is told besides: one's own moves at once, how far the others are from time to time. */

import controls from '@starboard/look/controls.module.css';
import { useEffect, useRef, useState } from 'react';
import { buildingName, placeName, standing } from '../../text/index.ts';
import { find } from '../seat/grip.ts';
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
  const own = useOwnMoves(scene, tongue);
  const others = useCounts(scene, alone ? NOBODY : people, tongue);
  return (
    <>
      <p className={controls.heard} aria-live="polite">
        {own}
      </p>
      <p className={controls.heard} aria-live="polite">
        {others}
      </p>
      <p className={controls.heard} aria-live="polite">
        {pileWords(scene, tongue)}
      </p>
    </>
  );
}

/** That the pile is lit, and that it was tapped; how many are left to build is heard from the board. */
function pileWords({ complete, tapped }: Scene, { say }: Tongue): string {
  if (complete) return `${say('pile.complete.title')} ${say('pile.complete.text')}`;
  return tapped ? `${say('pile.done.title')} ${say('pile.done.text')}` : '';
}

/** What has just been moved, turned or taken in hand. */
function useOwnMoves({ cards, lit }: Scene, { language, say }: Tongue): string {
  const before = useRef({ cards, lit });
  const [said, setSaid] = useState('');
  useEffect(() => {
    const old = before.current;
    before.current = { cards, lit };
    const changed = cards.filter(({ building, slot, turn, side }) => {
      const was = find(old.cards, building);
      return was !== undefined && (was.slot !== slot || was.turn !== turn || was.side !== side);
    });
    // Of two that change places it is the one in hand that was moved.
    const inHand = find(lit === old.lit ? changed : cards, lit ?? undefined);
    const card = inHand ?? changed[0];
    if (card === undefined) return;
    const { building, slot, side, turn } = card;
    const what = standing(building, side, turn, language);
    if (slot !== null) setSaid(say('slot', { place: placeName(slot, language), what }));
    else if (find(old.cards, building)?.slot === null) setSaid(what);
    else setSaid(say('heard.taken', { building: buildingName(building, language) }));
  }, [cards, lit, language, say]);
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
