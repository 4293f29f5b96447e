/** What is on sale: the shipyard, three levels of six ships, and the colonies. */

import { Flag } from '@starboard/look/art/flag.tsx';
import { useSeen } from '@starboard/look/seen.ts';
import { type CardNumber, LEVELS, type Level } from '@starboard/space-base';
import { say as tell } from '@starboard/space-base/text';
import { useState } from 'react';
import type { CardState } from '../card/frame.tsx';
import { RankStripes, SectorPlate } from '../card/plate.tsx';
import { shortName } from '../card/set.ts';
import { CardSpot } from './card-spot.tsx';
import { catalog } from './catalog.ts';
import { consoleAt, useDesk, useHand } from './desk.tsx';
import { Rows } from './rows.tsx';
import css from './shipyard.module.css';
import { Sign } from './sign.tsx';
import { targetOf, whyNotForSale } from './targets.ts';

const PLACES = 6;

/** On a narrow screen one page at a time: a level, or the colonies. */
type Page = Level | 'colonies';

export function Shipyard() {
  const { say, layout, view, targets } = useDesk();
  const cards = (level: Level) => view.shipyard.slice((level - 1) * PLACES, level * PLACES);
  // Opened where there is something to be had.
  const [page, turnTo] = useState<Page>(() => {
    const hasTarget = (on: readonly number[]) => on.some((card) => targets.has(card as CardNumber));
    return (
      LEVELS.find((level) => hasTarget(cards(level))) ?? (hasTarget(view.colonies) ? 'colonies' : 1)
    );
  });
  const narrow = layout === 'narrow';
  return (
    <section className={css.market} aria-label={say('shipyard.title')}>
      {narrow && (
        <div className={css.pages} role="tablist">
          {LEVELS.map((level) => (
            <PageTab
              key={level}
              selected={page === level}
              cards={cards(level)}
              onSelect={() => turnTo(level)}
            >
              <RankStripes level={level} />
              <span>{say('shipyard.level', { level })}</span>
            </PageTab>
          ))}
          <PageTab
            selected={page === 'colonies'}
            cards={view.colonies}
            onSelect={() => turnTo('colonies')}
          >
            <Sign name="colony" className={css.sign} />
            <span>{say('shipyard.colonies')}</span>
          </PageTab>
        </div>
      )}
      {page !== 'colonies' || !narrow ? (
        <Rows className={css.yard} label={say('shipyard.title')}>
          {LEVELS.filter((level) => !narrow || level === page).map((level) => (
            <LevelRow key={level} level={level} cards={cards(level)} />
          ))}
        </Rows>
      ) : null}
      {page === 'colonies' || !narrow ? <Colonies /> : null}
    </section>
  );
}

interface PageTabProps {
  readonly selected: boolean;
  /** What lies on the page; places without a card are -1. */
  readonly cards: readonly number[];
  readonly onSelect: () => void;
  readonly children: React.ReactNode;
}

function PageTab(props: PageTabProps) {
  const { targets } = useDesk();
  const { pressed, press } = useSeen(props.onSelect);
  const open = props.cards.filter((card) => targets.has(card as CardNumber)).length;
  return (
    <button
      type="button"
      role="tab"
      aria-selected={props.selected}
      className={css.tab}
      data-holds={props.cards.join(' ')}
      data-pressed={pressed || undefined}
      onClick={press}
    >
      {props.children}
      {open > 0 && <em>{open}</em>}
    </button>
  );
}

function LevelRow({ level, cards }: { level: Level; cards: readonly (CardNumber | -1)[] }) {
  const { say, view, layout } = useDesk();
  const left = view.decks[level - 1] as number;
  return (
    <>
      {layout !== 'narrow' && (
        <div className={css.deck} title={say('shipyard.left', { count: left, level })}>
          <RankStripes level={level} />
          <b>{left}</b>
        </div>
      )}
      {cards.map((card, place) =>
        card === -1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the shipyard is its index.
          <div key={`empty ${place}`} className={css.empty}>
            {say(left > 0 ? 'shipyard.filledLater' : 'shipyard.noMore', { level })}
          </div>
        ) : (
          <OnSale key={card} card={card} />
        ),
      )}
    </>
  );
}

function Colonies() {
  const { say, view, players, language } = useDesk();
  return (
    <Rows className={css.colonies} label={say('shipyard.colonies')}>
      {catalog.colonies.map((card) => {
        if (view.colonies.includes(card)) {
          return <OnSale key={card} card={card} />;
        }
        const owner = players.find(({ seat }) => consoleAt(view, seat).stationed.includes(card));
        const { card: colony, sector } = catalog.cards[card] as (typeof catalog.cards)[number];
        return (
          <div key={card} className={css.gone}>
            <SectorPlate sector={sector} className={css.plate ?? ''} />
            {owner !== undefined && <Flag colour={owner.colour} />}
            <span>{shortName(colony, language)}</span>
          </div>
        );
      })}
    </Rows>
  );
}

/** While something is being bought, what cannot be had says why; a card that rests needs no excuse. */
function OnSale({ card }: { card: CardNumber }) {
  const { view, seat, question, targets, language, mine } = useDesk();
  const { picked } = useHand();
  const buying = question?.ask === 'purchase' || question?.ask === 'buy';
  const why = mine && !targets.has(card) ? whyNotForSale(catalog, view, seat, card) : undefined;
  const reason =
    buying && why !== undefined ? tell(language, `error.${why.code}`, why.facts) : undefined;
  const inHand = picked !== undefined && targetOf(picked.action) === card;
  return (
    <CardSpot
      card={card}
      at={`sale:${card}`}
      size="medium"
      state={inHand ? 'chosen' : targets.has(card) ? 'lit' : restingState(why?.code, buying)}
      why={reason}
    />
  );
}

function restingState(
  code: 'buy.too-dear' | 'sector.colony' | undefined,
  buying: boolean,
): CardState {
  if (code === 'buy.too-dear') return 'poor';
  return code === 'sector.colony' && buying ? 'closed' : 'plain';
}
