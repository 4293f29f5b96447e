/** The rules of the game, short and in our own words, with pictures. */

import controls from '@starboard/look/controls.module.css';
import type { ReactNode } from 'react';
import type { CityMap } from '../../maps/map.ts';
import { PRINTED } from '../../maps/printed.ts';
import type { Wrong } from '../../rules/state.ts';
import { Card } from '../art/drawing.tsx';
import { IceBlock } from '../art/ice.tsx';
import { PileArt } from '../art/pile.tsx';
import { WrongSign } from '../check/verdict-badge.tsx';
import { BoardView } from '../table/board-view.tsx';
import { MapView } from '../table/map-view.tsx';
import { type Key, Speaking, useTongue } from '../text/words.tsx';
import styles from './rules.module.css';
import type { LearnProps } from './tutorial.tsx';

/** Only the words and pictures: whoever shows them has a page around them. */
export function Rules({ language }: Pick<LearnProps, 'language'>) {
  return (
    <Speaking language={language}>
      <Article />
    </Speaking>
  );
}

const FAULTS: readonly (readonly [wrong: Wrong, faults: number])[] = [
  ['unbuilt', 1],
  ['slot', 2],
  ['turn', 2],
  ['side', 2],
];

function Article() {
  const { say } = useTongue();
  const [map] = PRINTED as readonly [CityMap];
  return (
    <article className={styles.rules}>
      <Chapter title="rules.goal.title" text={['rules.goal.text']}>
        <PileArt word={null} />
      </Chapter>
      <Chapter title="rules.table.title" text={['rules.table.board', 'rules.table.set']}>
        <BoardView cards={[]} set="blue" label={say('board.mine')} />
        <span className={styles.cards}>
          <Card building={3} side="A" set="blue" />
          <Card building={3} side="B" set="blue" />
          <Card building={6} side="A" set="blue" frozen />
        </span>
      </Chapter>
      <Chapter
        title="rules.round.title"
        text={['rules.round.map', 'rules.round.build', 'rules.round.tap']}
      >
        <MapView map={map} direction={1} label={say('map.name')} />
        <PileArt word={say('pile.word')} />
      </Chapter>
      <Chapter title="rules.faults.title" text={['rules.faults.text']}>
        <table className={styles.faults}>
          <tbody>
            {FAULTS.map(([wrong, faults]) => (
              <tr key={wrong}>
                <td>
                  <WrongSign wrong={wrong} />
                </td>
                <th scope="row">{say('verdict.short', { wrong })}</th>
                <td>{faults}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Chapter>
      <Chapter title="rules.after.title" text={['rules.after.unfreeze', 'rules.after.end']}>
        <IceBlock building={5} set="blue" broken={false} />
        <IceBlock building={7} set="blue" broken />
      </Chapter>
      <Chapter
        title="rules.ways.title"
        text={['rules.ways.alone', 'rules.ways.tablet', 'rules.ways.help', 'rules.ways.calm']}
      />
    </article>
  );
}

function Chapter(props: { title: Key; text: readonly Key[]; children?: ReactNode }) {
  const { say } = useTongue();
  return (
    <section className={`${controls.panel} ${styles.chapter}`}>
      <div>
        <h2>{say(props.title)}</h2>
        {props.text.map((key) => (
          <p key={key}>{say(key)}</p>
        ))}
      </div>
      {props.children !== undefined && <div className={styles.pictures}>{props.children}</div>}
    </section>
  );
}
