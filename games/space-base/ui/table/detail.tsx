/** Cards opened from words or from a stack: large, in a window over the table. */

import type { Seat } from '@starboard/engine';
import { Dialog } from '@starboard/look/dialog.tsx';
import type { CardNumber } from '@starboard/space-base';
import { Card } from '../card/card.tsx';
import { shortName } from '../card/set.ts';
import { RulesLink } from '../learn/rules-link.tsx';
import { topicOf } from '../learn/topic.ts';
import { cardAt } from './catalog.ts';
import { consoleAt, type Peek, playerAt, type StackPeek, useDesk } from './desk.tsx';
import css from './detail.module.css';

export function Detail({ peek, onClose }: { peek: Peek; onClose: () => void }) {
  const { language, say } = useDesk();
  return (
    <Dialog
      open
      onClose={onClose}
      title={shortName(cardAt(peek.card).card, language, peek.owner)}
      closeLabel={say('close')}
      foot={<RulesLink topic={topicOf(cardAt(peek.card).card)} language={language} />}
    >
      <div className={css.cards}>
        <LargeCard card={peek.card} owner={peek.owner} />
      </div>
    </Dialog>
  );
}

/** All ships deployed in a sector, newest first. */
export function StackDetail({ stack, onClose }: { stack: StackPeek; onClose: () => void }) {
  const desk = useDesk();
  const { say, view, language } = desk;
  const ships = consoleAt(view, stack.seat).deployed[stack.sector - 1] as CardNumber[];
  const { name } = playerAt(desk, stack.seat);
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('sector.deployed', { player: name, sector: stack.sector })}
      closeLabel={say('close')}
      wide={ships.length > 1}
      foot={<RulesLink topic="deployed" language={language} />}
    >
      <div className={css.cards}>
        {ships.toReversed().map((card) => (
          <LargeCard key={card} card={card} owner={stack.seat} />
        ))}
      </div>
    </Dialog>
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
