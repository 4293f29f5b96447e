/** What a topic looks like at the table, made of the parts the table is made of. */

import type { Language } from '@starboard/engine/words';
import { Die } from '@starboard/look/art/die.tsx';
import { Later } from '@starboard/look/later.tsx';
import {
  type Ability,
  baseSet,
  type Card as CardData,
  CHANCES,
  type Effect,
  SECTORS,
  type Ship,
} from '@starboard/space-base';
import { describeAbility, say as sayGame } from '@starboard/space-base/text';
import type { ReactNode } from 'react';
import { Cube, Token } from '../../art/token.tsx';
import { Card, type CardSize } from '../../card/card.tsx';
import { CardDetail } from '../../card/detail.tsx';
import { LargeFace } from '../../card/face.tsx';
import { SectorPlate } from '../../card/plate.tsx';
import { DeployedStack } from '../../card/stack.tsx';
import type { Topic } from '../topic.ts';
import { say } from '../words.ts';
import styles from './rules.module.css';

type Drawing = (props: { language: Language }) => ReactNode;

/** The picture at the end of a topic. */
export const PICTURES: Partial<Readonly<Record<Topic, Drawing>>> = {
  goal: ({ language }) => (
    <Row>
      <Named term={sayGame(language, 'term.credits')}>
        <Token of="credits" amount={5} />
      </Named>
      <Named term={sayGame(language, 'term.income')}>
        <Token of="income" amount={2} />
      </Named>
      <Named term={sayGame(language, 'term.vp')}>
        <Token of="vp" amount={40} />
      </Named>
    </Row>
  ),
  turn: ({ language }) => (
    <ol className={styles.steps}>
      {TURN.map(([place, step]) => (
        <li key={place}>{sayGame(language, `step.${step}`)}</li>
      ))}
    </ol>
  ),
  dice: Odds,
  station: ({ language }) => (
    <Row>
      <Named term={sayGame(language, 'term.credits')}>
        <Token of="credits" amount={3} />
      </Named>
      <Named term={sayGame(language, 'term.income')}>
        <Token of="income" amount={1} />
      </Named>
      <Named term={sayGame(language, 'term.vp')}>
        <Token of="vp" amount={2} />
      </Named>
      <Named term={sayGame(language, 'term.charge')}>
        <Cube className={styles.cube} />
      </Named>
      <Shown card="U.E.S. Ivanov" size="small" language={language} />
    </Row>
  ),
  deployed: ({ language }) => (
    <Row>
      <div className={styles.sector}>
        <Placed size="stack">
          <DeployedStack
            cards={['U.E.S. Ivanov', 'U.E.S. Parker', 'U.E.S. Fabian'].map(
              (name) => named(name) as Ship,
            )}
            language={language}
            cubes={[0, 0, 1]}
            players={4}
          />
        </Placed>
        <SectorPlate sector={9} />
      </div>
    </Row>
  ),
  buying: ({ language }) => (
    <Row>
      <Shown card="U.E.S. Fabian" size="medium" language={language} />
      <Shown card="U.E.S. Parker" size="medium" language={language} />
    </Row>
  ),
  income: () => (
    <Row>
      <Token of="credits" amount={0} />
      <Token of="income" amount={3} />
      <span className={styles.becomes}>→</span>
      <Token of="credits" amount={3} />
    </Row>
  ),
  arrows: ({ language }) => (
    <Row>
      <Shown card="U.E.S. Bluford" size="small" language={language} />
      <Shown card="U.E.S. Parker" size="small" language={language} />
      <Shown card="U.E.S. Merbold" size="small" language={language} />
    </Row>
  ),
  charges: ({ language }) => (
    <Row>
      <Shown card="U.E.S. Volynov" size="small" language={language} cubes={2} />
      <Shown card="U.E.S. Kubasov" size="small" language={language} cubes={1} />
    </Row>
  ),
  abilities: Abilities,
  'free-ships': ({ language }) => (
    <Row>
      <Shown card="P.S.S. Tereshkova" size="medium" language={language} />
      <Shown card="U.E.S. Kovalyonok" size="medium" language={language} />
    </Row>
  ),
  colonies: ({ language }) => (
    <Row>
      {[1, 6, 12].map((sector) => (
        <Placed key={sector} size="tile">
          <Card
            card={baseSet.colonies.find((colony) => colony.sector === sector) as CardData}
            size="medium"
            language={language}
          />
        </Placed>
      ))}
    </Row>
  ),
};

/** The nine steps: abilities are asked for three times. */
const TURN = [
  [1, 'abilities'],
  [2, 'roll'],
  [3, 'allocate'],
  [4, 'collect'],
  [5, 'abilities'],
  [6, 'buy'],
  [7, 'abilities'],
  [8, 'refill'],
  [9, 'income'],
] as const;

/** In how many rolls a sector can be used (SB-10.1), as bars and as numbers. */
function Odds({ language }: { language: Language }) {
  return (
    <table className={styles.odds}>
      <thead>
        <tr>
          <th scope="col">{say(language, 'learn.rules.sector')}</th>
          <th scope="col">{say(language, 'learn.rules.rolls')}</th>
        </tr>
      </thead>
      <tbody>
        {SECTORS.map((sector, place) => (
          <tr key={sector}>
            <th scope="row">
              <SectorPlate sector={sector} />
            </th>
            <td>
              <span className={styles.line}>
                <svg className={styles.bar} width={share(CHANCES[place] ?? 0)} aria-hidden="true" />
                {CHANCES[place]}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Of the longest bar. An attribute, and no style: the page is made ahead, and its policy lets only scripts set styles. */
function share(rolls: number): string {
  return `${(100 * rolls) / Math.max(...CHANCES)}%`;
}

/** 3 and 5: two sectors, or the one of their sum. */
export function TwoWays() {
  return (
    <Row>
      <Die face={3} className={styles.die} />
      <Die face={5} className={styles.die} />
      <span className={styles.becomes}>→</span>
      <SectorPlate sector={3} />
      <SectorPlate sector={5} />
      <span className={styles.becomes}>/</span>
      <SectorPlate sector={8} />
    </Row>
  );
}

/** One of each kind of effect, as the first ship that has it shows and tells it. */
function Abilities({ language }: { language: Language }) {
  return (
    <ul className={styles.abilities}>
      {SAMPLES.map((ability) => (
        <li key={JSON.stringify(ability.effects)}>
          <div className={styles.box}>
            <LargeFace face={{ rewards: {}, ability }} />
          </div>
          {describeAbility(ability, { language })}
        </li>
      ))}
    </ul>
  );
}

const SAMPLES: readonly Ability[] = sampleAbilities();

function sampleAbilities(): Ability[] {
  const abilities = baseSet.ships.flatMap(({ station, deployed }) =>
    [station.ability, deployed.ability].filter((ability) => ability !== undefined),
  );
  const met = new Set<Effect['kind']>();
  return abilities.filter(({ effects }) => {
    const fresh = effects.some(({ kind }) => !met.has(kind));
    for (const { kind } of effects) met.add(kind);
    return fresh;
  });
}

function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

function Named({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.named}>
      {children}
      <span>{term}</span>
    </div>
  );
}

/** A card of the game that can be looked at more closely. */
function Shown(props: { card: string; size: CardSize; language: Language; cubes?: number }) {
  const { size, language, cubes } = props;
  const card = named(props.card);
  return (
    <Placed size={size === 'small' ? 'small' : 'medium'}>
      <CardDetail card={card} language={language}>
        <button type="button" className={styles.shown}>
          <Card card={card} size={size} language={language} players={4} cubes={cubes} />
        </button>
      </CardDetail>
    </Placed>
  );
}

/** Its place is kept while the rules can be read already. */
function Placed({ size, children }: { size: PlaceSize; children: ReactNode }) {
  return (
    <span className={styles[size]}>
      <Later meanwhile={null}>{children}</Later>
    </span>
  );
}

type PlaceSize = 'small' | 'medium' | 'tile' | 'stack';

function named(name: string): CardData {
  const ship = baseSet.ships.find((entry) => entry.name.en === name);
  if (ship === undefined) throw new Error(`there is no ship ${name}`);
  return ship;
}
