/** What happened, in words, newest first; the names of cards open them. */

import type { Seat } from '@starboard/engine';
import { Flag } from '@starboard/look/art/flag.tsx';
import type { CardNumber, Event } from '@starboard/space-base';
import { cardName, tellEvent } from '@starboard/space-base/text';
import { memo } from 'react';
import { cardAt, catalog } from './catalog.ts';
import { type Desk, useDesk } from './desk.tsx';
import type { History } from './history.ts';
import css from './log.module.css';
import { partsOf } from './parts.ts';

/** Lines of long ago are for the end. */
const LINES = 80;

/** What everybody sees on the table anyway. */
const UNTOLD: readonly Event['kind'][] = ['refilled', 'allocated', 'nothingToCollect', 'starts'];

export function Log({ history }: { history: History }) {
  const { say, language, players, look } = useDesk();
  const lines = history
    .flatMap(({ seq, events }) => events.map((event, index) => ({ key: `${seq} ${index}`, event })))
    .filter(({ event }) => !UNTOLD.includes(event.kind))
    .slice(-LINES)
    .reverse();
  return (
    <section className={css.log} aria-label={say('log.title')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
      <ol tabIndex={0} aria-label={say('log.title')}>
        {lines.map(({ key, event }) => (
          <li key={key} data-kind={event.kind}>
            <Line event={event} language={language} players={players} look={look} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type LineProps = { readonly event: Event } & Pick<Desk, 'language' | 'players' | 'look'>;

/** A line once told stays as it is. */
const Line = memo(function Line({ event, language, players, look }: LineProps) {
  const names = players.map(({ name }) => name);
  const seat = 'seat' in event ? event.seat : undefined;
  const player = players.find((candidate) => candidate.seat === seat);
  const sentence = tellEvent(event, { language, names, cards: catalog });
  const links = cardsIn(event).map((card) => ({
    card,
    name: cardName(cardAt(card).card, language, seat),
  }));
  return (
    <>
      {player === undefined ? <i /> : <Flag colour={player.colour} />}
      <span>
        {partsOf(sentence, links).map((part, index) =>
          part.card === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move.
            <span key={index}>{part.words}</span>
          ) : (
            <button
              type="button"
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move.
              key={index}
              tabIndex={-1}
              onClick={() => look({ card: part.card as CardNumber, owner: seat as Seat })}
            >
              {part.words}
            </button>
          ),
        )}
      </span>
    </>
  );
});

function cardsIn(event: Event): CardNumber[] {
  return [
    ...('card' in event ? [event.card] : []),
    ...('cards' in event ? event.cards : []),
    ...(event.kind === 'exchanged' ? [event.with] : []),
    ...(event.kind === 'moved' ? [event.from, event.to] : []),
  ];
}
