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

/** As much as is read while others play. */
const LATELY = 4;

export function Log({ history }: { history: History }) {
  const { say } = useDesk();
  return (
    <section className={css.log} aria-label={say('log.title')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
      <ol tabIndex={0} aria-label={say('log.title')}>
        <Lines history={history} most={LINES} />
      </ol>
    </section>
  );
}

/** What has just happened, where the eye is. */
export function Lately({ history }: { history: History }) {
  return (
    <ol className={css.lately}>
      <Lines history={history} most={LATELY} />
    </ol>
  );
}

function Lines({ history, most }: { history: History; most: number }) {
  const { language, players, look } = useDesk();
  return toldLately(history, most).map(({ key, event }) => (
    <li key={key} data-kind={event.kind}>
      <Line event={event} language={language} players={players} look={look} />
    </li>
  ));
}

/** The newest first; a match has thousands of events, so only the end of it is looked at. */
function toldLately(history: History, most: number) {
  const lines: { key: string; event: Event }[] = [];
  for (const { seq, events } of history.toReversed()) {
    for (const [index, event] of [...events.entries()].toReversed()) {
      if (!UNTOLD.includes(event.kind)) lines.push({ key: `${seq} ${index}`, event });
    }
    if (lines.length >= most) break;
  }
  return lines.slice(0, most);
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
