/** What happened, in words, newest first; the names of cards open them, and amounts are drawn as on the cards. */

import type { Seat } from '@starboard/engine';
import type { Language } from '@starboard/engine/words';
import { Flag } from '@starboard/look/art/flag.tsx';
import type { CardNumber, Event } from '@starboard/space-base';
import { cardName, say, tellEvent } from '@starboard/space-base/text';
import {
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  memo,
  useLayoutEffect,
  useRef,
} from 'react';
import { type Resource, Token } from '../art/token.tsx';
import { shortName } from '../card/set.ts';
import { cardAt, catalog } from './catalog.ts';
import { type Desk, playerAt, useDesk } from './desk.tsx';
import type { History, Undone } from './history.ts';
import css from './log.module.css';
import { type Mention, partsOf } from './parts.ts';
import { tellUndone } from './took-back.ts';

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
      <ol tabIndex={0} aria-label={say('log.title')} {...useLinks()}>
        {toldLately(history, LINES).map(({ key, line }) => (
          <Line key={key} {...line} />
        ))}
      </ol>
    </section>
  );
}

/**
 * Tab comes from the list to the newest card named in it, and arrow keys go on from card to card. Keys are
 * heard here and not by the table: the list may be in a window, and its cards are in lines and not in rows.
 */
function useLinks() {
  const list = useRef<HTMLOListElement>(null);
  const links = () => [...(list.current?.querySelectorAll('button') ?? [])];
  const stopAt = (stop: Element | undefined) => {
    for (const link of links()) link.tabIndex = link === stop ? 0 : -1;
  };
  useLayoutEffect(() => {
    if (list.current?.contains(document.activeElement) !== true) stopAt(links()[0]);
  });
  return {
    ref: list,
    onFocus({ target }: FocusEvent) {
      if (target !== list.current) stopAt(target);
    },
    onKeyDown(event: KeyboardEvent) {
      const from = links().indexOf(event.target as HTMLButtonElement);
      const step = STEPS[event.key];
      if (from < 0 || step === undefined) return;
      event.preventDefault();
      links()[from + step]?.focus();
    },
  };
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** What has just happened, where the eye is: words change in their places, and nothing moves. */
export function Lately({ history }: { history: History }) {
  return (
    <ol className={css.lately}>
      {toldLately(history, LATELY).map(({ line }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays.
        <Line key={place} {...line} />
      ))}
    </ol>
  );
}

type LineProps = { readonly event: Event } | { readonly undone: Undone };

function Line(line: LineProps) {
  const desk = useDesk();
  const { language, players, look } = desk;
  if ('undone' in line) {
    return (
      <li data-kind="undone">
        <Flag colour={playerAt(desk, line.undone.seat).colour} />
        <span>{tellUndone(line.undone, desk)}</span>
      </li>
    );
  }
  return (
    <li data-kind={line.event.kind}>
      <Told event={line.event} language={language} players={players} look={look} />
    </li>
  );
}

/** The newest first; a match has thousands of events, so only the end of it is looked at. */
function toldLately(history: History, most: number) {
  const lines: { key: string; line: LineProps }[] = [];
  for (const { seq, events, undone } of history.toReversed()) {
    for (const [index, event] of [...events.entries()].toReversed()) {
      if (!UNTOLD.includes(event.kind)) lines.push({ key: `${seq} ${index}`, line: { event } });
    }
    for (const struck of undone)
      lines.push({ key: `${seq} undone ${struck.seq}`, line: { undone: struck } });
    if (lines.length >= most) break;
  }
  return lines.slice(0, most);
}

type ToldProps = { readonly event: Event } & Pick<Desk, 'language' | 'players' | 'look'>;

/** A line once told stays as it is. */
const Told = memo(function Told({ event, language, players, look }: ToldProps) {
  const names = players.map(({ name }) => name);
  const seat = 'seat' in event ? event.seat : undefined;
  const player = players.find((candidate) => candidate.seat === seat);
  const sentence = tellEvent(event, { language, names, cards: catalog });
  const mentions = [...cardsIn(event, language), ...amountsIn(event, language)];
  return (
    <>
      {player === undefined ? <i /> : <Flag colour={player.colour} />}
      <span>
        {partsOf(sentence, mentions).map(({ words, named }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move.
          <Fragment key={index}>
            {named === undefined ? (
              words
            ) : 'of' in named ? (
              <span className={css.amount} role="img" aria-label={words}>
                <Token of={named.of} amount={named.amount} />
              </span>
            ) : (
              <button
                type="button"
                tabIndex={-1}
                onClick={() => look({ card: named.card, owner: seat as Seat })}
              >
                {named.short}
              </button>
            )}
          </Fragment>
        ))}
      </span>
    </>
  );
});

interface MentionedCard extends Mention {
  readonly card: CardNumber;
  /** As it is called on the table. */
  readonly short: string;
}

function cardsIn(event: Event, language: Language): MentionedCard[] {
  const seat = 'seat' in event ? event.seat : undefined;
  const numbers = [
    ...('card' in event ? [event.card] : []),
    ...('cards' in event ? event.cards : []),
    ...(event.kind === 'exchanged' ? [event.with] : []),
    ...(event.kind === 'moved' ? [event.from, event.to] : []),
  ];
  return numbers.map((number) => {
    const { card } = cardAt(number);
    const words = cardName(card, language, seat);
    return { words, card: number, short: shortName(card, language, seat) };
  });
}

interface MentionedAmount extends Mention {
  readonly of: Resource;
  readonly amount: number;
}

function amountsIn(event: Event, language: Language): MentionedAmount[] {
  const amounts: readonly (readonly [Resource, number])[] = [
    ...('credits' in event ? [['credits', event.credits] as const] : []),
    ...('income' in event ? [['income', event.income] as const] : []),
    ...('vp' in event ? [['vp', event.vp] as const] : []),
    ...('cost' in event ? [['credits', event.cost] as const] : []),
  ];
  return amounts
    .filter(([, amount]) => amount > 0)
    .map(([of, amount]) => ({
      words: say(language, `amount.${of}`, { count: amount }),
      of,
      amount,
    }));
}
