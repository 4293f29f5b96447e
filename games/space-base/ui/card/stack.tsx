/**
 * The ships deployed over a sector, newest on top: a strip each, and beyond
 * five one folded flag with the totals, because all of it is collected at once.
 * What has an ability keeps a strip of its own as long as there is room.
 */

import type { Language } from '@starboard/engine/words';
import {
  baseSet,
  type CardId,
  type CardSet,
  type Rewards,
  type Ship,
  type StartingShip,
} from '@starboard/space-base';
import { memo } from 'react';
import { Card } from './card.tsx';
import { cardIn } from './set.ts';
import styles from './stack.module.css';
import { TotalTokens, tellTotals, totalsOf } from './totals.tsx';
import { say } from './words.ts';

type Deployed = Ship | StartingShip;

export interface DeployedStackProps {
  /** In the order of deployment: the last is the newest. */
  readonly cards: readonly (CardId | Deployed)[];
  readonly language: Language;
  /** How many charges lie on each, in the same order. */
  readonly cubes?: readonly number[] | undefined;
  readonly players?: number | undefined;
  readonly seat?: number | undefined;
  readonly set?: CardSet | undefined;
  /** How many strips there is room for. */
  readonly room?: number | undefined;
  /** How many of them lie beside each other; what has an ability takes the whole width. */
  readonly abreast?: number | undefined;
  /** What a purchase would deploy here: a dashed strip on top. */
  readonly ghost?: CardId | Deployed | undefined;
  readonly className?: string | undefined;
}

export const DeployedStack = memo(function DeployedStack(props: DeployedStackProps) {
  const { language, cubes = [], players, seat, set = baseSet, className = '' } = props;
  const { ghost, room = 5, abreast = 1 } = props;
  const ships = props.cards.map((card, place) => ({
    card: cardIn(set, card) as Deployed,
    cubes: cubes[place] ?? 0,
    place,
  }));
  const leaving = ghost === undefined ? undefined : (cardIn(set, ghost) as Deployed);
  const taken = leaving === undefined ? 0 : widthOf(leaving, abreast);
  const { strips, folded } = fold(ships, room - taken, abreast);
  const shared = { size: 'chip', face: 'deployed', language, players, seat, set } as const;
  return (
    <span className={`${styles.stack} ${className}`} data-abreast={abreast > 1 || undefined}>
      {leaving !== undefined && (
        <Card {...shared} card={leaving} className={`${styles.ghost} ${classFor(leaving)}`} />
      )}
      {strips.toReversed().map(({ card, cubes: lit, place }) => (
        <Card key={place} {...shared} card={card} cubes={lit} className={classFor(card)} />
      ))}
      {folded.length > 0 && (
        <FoldedFlag ships={folded.map(({ card }) => card)} language={language} />
      )}
    </span>
  );
});

/** What keeps a strip, and what goes into the folded flag, which needs the room of two; both from old to new. */
function fold<Entry extends { card: Deployed }>(
  ships: readonly Entry[],
  room: number,
  abreast: number,
) {
  const needed = ships.reduce((sum, { card }) => sum + widthOf(card, abreast), 0);
  if (needed <= room) return { strips: ships, folded: [] };
  const able = ships.filter(({ card }) => hasAbility(card));
  const fitting = Math.max(0, Math.floor((room - 2) / abreast));
  const kept = new Set(able.slice(Math.max(0, able.length - fitting)));
  return {
    strips: ships.filter((ship) => kept.has(ship)),
    folded: ships.filter((ship) => !kept.has(ship)),
  };
}

function widthOf(card: Deployed, abreast: number): number {
  return hasAbility(card) ? abreast : 1;
}

function classFor(card: Deployed): string {
  return hasAbility(card) ? (styles.able ?? '') : '';
}

function hasAbility(card: Deployed): boolean {
  return card.deployed.ability !== undefined;
}

function FoldedFlag({ ships, language }: { ships: readonly Deployed[]; language: Language }) {
  const totals = totalsOf(ships.map((ship) => ship.deployed.rewards));
  return (
    <span
      className={styles.folded}
      role="img"
      aria-label={stackLabel(
        ships.map((ship) => ship.deployed.rewards),
        language,
      )}
    >
      <b>{say(language, 'card.stack.folded', { count: ships.length })}</b>
      <TotalTokens totals={totals} />
    </span>
  );
}

/** Everything a stack brings, in words. */
function stackLabel(rewards: readonly Rewards[], language: Language): string {
  const gives = tellTotals(totalsOf(rewards), language) || say(language, 'card.nothing');
  return say(language, 'card.stack.label', { count: rewards.length, gives });
}
