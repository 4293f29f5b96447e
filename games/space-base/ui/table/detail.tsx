/** A card, large and in words: beside what it is about, or in a window of its own. */

import type { Seat } from '@starboard/engine';
import type { CardNumber } from '@starboard/space-base';
import { cardName } from '@starboard/space-base/text';
import { useLayoutEffect, useRef, useState } from 'react';
import { Card } from '../card/card.tsx';
import { cardAt } from './catalog.ts';
import { consoleAt, type Peek, playerAt, type StackPeek, useDesk } from './desk.tsx';
import css from './detail.module.css';
import { Window } from './window.tsx';

export function Detail({ peek, onClose }: { peek: Peek; onClose: () => void }) {
  const { language } = useDesk();
  if (peek.beside !== undefined) return <Beside peek={peek} beside={peek.beside} />;
  const name = cardName(cardAt(peek.card).card, language, peek.owner);
  return (
    <Window title={name} onClose={onClose}>
      <div className={css.cards}>
        <LargeCard card={peek.card} owner={peek.owner} />
      </div>
    </Window>
  );
}

/** All ships deployed in a sector, newest first. */
export function StackDetail({ stack, onClose }: { stack: StackPeek; onClose: () => void }) {
  const desk = useDesk();
  const { say, view } = desk;
  const ships = consoleAt(view, stack.seat).deployed[stack.sector - 1] as CardNumber[];
  const { name } = playerAt(desk, stack.seat);
  return (
    <Window
      title={say('sector.deployed', { player: name, sector: stack.sector })}
      onClose={onClose}
      wide
    >
      <div className={css.cards}>
        {ships.toReversed().map((card) => (
          <LargeCard key={card} card={card} owner={stack.seat} />
        ))}
      </div>
    </Window>
  );
}

function LargeCard({ card, owner }: { card: CardNumber; owner: Seat | undefined }) {
  const { view, language, players } = useDesk();
  const console = owner === undefined ? undefined : consoleAt(view, owner);
  const deployed = console?.deployed.some((stack) => stack.includes(card)) === true;
  return (
    <Card
      card={cardAt(card).card}
      size="large"
      language={language}
      face={deployed ? 'deployed' : 'station'}
      players={players.length}
      cubes={console?.cubes.filter((cube) => cube === card).length ?? 0}
      seat={owner}
      className={css.large}
    />
  );
}

const GAP = 10;

/** To the right of it if there is room, else to the left, and always within the window. */
function Beside({ peek, beside }: { peek: Peek; beside: Element }) {
  const place = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number }>();
  useLayoutEffect(() => {
    const about = beside.getBoundingClientRect();
    const own = place.current?.getBoundingClientRect();
    if (own === undefined) return;
    const right = about.right + GAP;
    const left = right + own.width > innerWidth - GAP ? about.left - GAP - own.width : right;
    const top = Math.min(Math.max(GAP, about.top), innerHeight - own.height - GAP);
    setAt({ left: Math.max(GAP, left), top: Math.max(GAP, top) });
  }, [beside]);
  return (
    <div
      ref={place}
      className={css.beside}
      role="tooltip"
      style={at ?? { left: 0, top: 0, visibility: 'hidden' }}
    >
      <LargeCard card={peek.card} owner={peek.owner} />
    </div>
  );
}
