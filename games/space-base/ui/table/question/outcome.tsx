/** What an answer would bring, counter by counter. */

import type { CardNumber, Preview } from '@starboard/space-base';
import { Cube, type Resource, Token } from '../../art/token.tsx';
import { shortName } from '../../card/set.ts';
import { cardAt } from '../catalog.ts';
import { consoleAt, useDesk } from '../desk.tsx';
import { Sign } from '../sign.tsx';
import css from './outcome.module.css';

const RESOURCES: readonly Resource[] = ['credits', 'income', 'vp'];

export interface OutcomeProps {
  readonly preview: Preview | null;
  /** Where a further choice is shown already. */
  readonly explained?: boolean;
  /** Ships whose charges are shown already. */
  readonly counted?: readonly CardNumber[];
}

export function Outcome({ preview, explained = false, counted = [] }: OutcomeProps) {
  const { say } = useDesk();
  if (preview === null) return null;
  if (preview.chance) return <em className={css.open}>{say('outcome.chance')}</em>;
  const changes = RESOURCES.filter((resource) => preview[resource] !== 0);
  // Charges that are spent for it do not count: who spends them for nothing is told.
  const nothing = changes.length === 0 && preview.charged.length === 0 && !preview.further;
  return (
    <>
      {changes.map((resource) => (
        <Change key={resource} resource={resource} by={preview[resource]} />
      ))}
      {[...new Set(preview.charged)]
        .filter((card) => !counted.includes(card))
        .map((card) => (
          <Charge key={card} card={card} />
        ))}
      {preview.further && !explained && <em className={css.open}>{say('outcome.further')}</em>}
      {nothing && <em className={css.open}>{say('outcome.nothing')}</em>}
    </>
  );
}

/** `6 › 9`. */
function Change({ resource, by }: { resource: Resource; by: number }) {
  const { view, seat, say } = useDesk();
  const from = consoleAt(view, seat)[resource];
  const words = say('outcome.change', {
    what: say(`counter.${resource}`),
    from,
    to: from + by,
  });
  return (
    <span className={css.change} role="img" aria-label={words}>
      <Token of={resource} />
      <s>{from}</s>
      <Sign name="chevron" />
      <b>{from + by}</b>
    </span>
  );
}

function Charge({ card }: { card: CardNumber }) {
  const { say, language, seat } = useDesk();
  const ship = shortName(cardAt(card).card, language, seat);
  return (
    <span className={css.change}>
      <Cube />
      <span>{say('outcome.charge', { ship })}</span>
    </span>
  );
}

/** Whose charges, as a list; once for each ship. */
export function useShipNames(cards: readonly CardNumber[]): string {
  const { language, seat } = useDesk();
  return new Intl.ListFormat(language, { style: 'narrow' }).format(
    [...new Set(cards)].map((card) => shortName(cardAt(card).card, language, seat)),
  );
}

/** Ships whose charges the answer takes, once for each ship. */
export function Spent({ cards }: { cards: readonly CardNumber[] }) {
  const { say, language, seat } = useDesk();
  return [...new Set(cards)].map((card) => (
    <span key={card} className={css.spent}>
      {say('outcome.spends', {
        ship: shortName(cardAt(card).card, language, seat),
        count: cards.filter((entry) => entry === card).length,
      })}
      <Cube />
    </span>
  ));
}
