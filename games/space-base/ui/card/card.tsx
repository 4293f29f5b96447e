/**
 * A card drawn from its data, at four sizes. `large` is for reading: sentences
 * and every slot. `medium` lies in the shipyard, `small` in a sector, `chip` is
 * a strip on a deployed stack.
 *
 * A card only shows. What can be pressed is wrapped in a button by the table.
 */

import { baseSet, type Card as CardData, type CardId, type CardSet } from '@starboard/space-base';
import { memo } from 'react';
import { Chip } from './chip.tsx';
import { ColonyCard } from './colony.tsx';
import type { CardStyle } from './frame.tsx';
import { cardLabel, type ShownFace } from './label.ts';
import { LargeCard } from './large.tsx';
import { cardIn } from './set.ts';
import { MediumCard, SmallCard } from './ship.tsx';

export type CardSize = 'chip' | 'small' | 'medium' | 'large';

export interface CardProps extends Partial<Pick<CardStyle, 'state' | 'reason' | 'className'>> {
  /** Its id, or the card itself. */
  readonly card: CardId | CardData;
  readonly size: CardSize;
  readonly language: CardStyle['language'];
  /** Which face is up; in the shipyard, and in large, both are shown. */
  readonly face?: ShownFace | undefined;
  /** How many charges lie on the face that is up. */
  readonly cubes?: number | undefined;
  /** At a table, how many play: only the slots that count there are drawn. */
  readonly players?: number | undefined;
  /** Whose starting ship it is: each player's has a name and a livery of its own. */
  readonly seat?: number | undefined;
  readonly set?: CardSet | undefined;
}

export const Card = memo(function Card({ card: given, size, set = baseSet, ...rest }: CardProps) {
  const { language, face = FACES[size], cubes = 0, players, seat, state = 'plain' } = rest;
  const card = cardIn(set, given);
  const style: CardStyle = {
    language,
    set,
    face,
    cubes,
    players,
    seat,
    state,
    reason: rest.reason,
    className: rest.className,
    label: cardLabel(card, { language, face, players, seat, cubes }),
  };
  if (size === 'large') return <LargeCard card={card} {...style} />;
  if ('vp' in card) return <ColonyCard card={card} size={size} {...style} />;
  if (size === 'chip') return <Chip card={card} {...style} />;
  return size === 'small' ? (
    <SmallCard card={card} {...style} />
  ) : (
    <MediumCard card={card} {...style} />
  );
});

/** Where a card of this size usually lies. */
const FACES: Readonly<Record<CardSize, ShownFace>> = {
  chip: 'deployed',
  small: 'station',
  medium: 'yard',
  large: 'yard',
};
