/** The trainer for the two sides of each building: the same side, or the other? BU-1.4 */

import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { recallJson, remember } from '@starboard/look/memory.ts';
import { play } from '@starboard/look/sound.ts';
import { useEffect, useRef, useState } from 'react';
import { BUILDINGS, type Building, SIDES } from '../../maps/map.ts';
import { buildingName, sideDetail } from '../../text/index.ts';
import { Card, Face } from '../art/drawing.tsx';
import { Sign } from '../art/sign.tsx';
import { Lens } from '../check/verdict-row.tsx';
import { Room } from '../table/room.tsx';
import { TopBar } from '../table/top-bar.tsx';
import { Speaking, useTongue } from '../text/words.tsx';
import styles from './trainer.module.css';
import {
  answered,
  ask,
  isSame,
  MOST_STARS,
  NOTHING_YET,
  type Progress,
  type Question,
  readBuildings,
} from './training.ts';
import type { LearnProps } from './tutorial.tsx';

export interface TrainerProps extends LearnProps {
  /** The buildings to train, such as `2,7`; all of them if it is left out. */
  readonly what?: string;
}

export function Trainer({ language, ...props }: TrainerProps) {
  return (
    <Speaking language={language}>
      <Quiz {...props} />
    </Speaking>
  );
}

function Quiz({ stillness = false, what = '', onLeave }: Omit<TrainerProps, 'language'>) {
  const { say } = useTongue();
  const [these, setThese] = useState(() => readBuildings(what));
  const some = these.length < BUILDINGS.length;
  const [progress, setProgress] = useState(recalled);
  const [question, setQuestion] = useState(() => ask(progress, undefined, Math.random, these));
  const [answer, setAnswer] = useState<boolean | null>(null);
  const since = useRef(performance.now());
  const respond = (same: boolean) => {
    if (answer !== null) return;
    const next = answered(progress, question, same, performance.now() - since.current);
    play(same === isSame(question) ? 'right' : 'wrong');
    setAnswer(same);
    setProgress(next);
    remember(PLACE, JSON.stringify(next));
  };
  const goOn = () => {
    setAnswer(null);
    setQuestion(ask(progress, question.building, Math.random, these));
    since.current = performance.now();
  };
  useArrows({ left: () => respond(true), right: () => respond(false), on: goOn });
  const right = answer === null ? null : answer === isSame(question);
  return (
    <Room still={stillness} scrolls>
      <main className={styles.train}>
        <TopBar
          title={say('train.title')}
          subtitle={say(some ? 'train.these' : 'train.subtitle')}
          onLeave={onLeave}
          end={
            <span className={controls.chip}>
              <Sign name="bolt" /> {say('train.row', { row: progress.inARow })}
            </span>
          }
        />
        <section className={styles.quiz}>
          <div className={styles.ask}>
            <h2>{say('train.ask')}</h2>
            <Pictures question={question} explained={answer !== null} />
            <div className={styles.answers}>
              <Answer
                sign={<Icon name="check" />}
                label={say('train.same')}
                given={answer === true}
                right={answer === null ? null : isSame(question)}
                onPress={() => respond(true)}
              />
              <Answer
                sign={<Sign name="flip" />}
                label={say('train.other')}
                given={answer === false}
                right={answer === null ? null : !isSame(question)}
                onPress={() => respond(false)}
              />
            </div>
          </div>
          <div className={styles.after}>
            <div className={styles.tell} role="status" data-right={right}>
              {right !== null && <Explained question={question} right={right} />}
            </div>
            {answer !== null && (
              <button
                type="button"
                className={`${controls.button} ${controls.big} ${controls.lit}`}
                onClick={goOn}
              >
                {say('train.next')} <Sign name="next" />
              </button>
            )}
          </div>
          <Score progress={progress} onAll={some ? () => setThese(BUILDINGS) : undefined} />
        </section>
        <Pairs progress={progress} now={question.building} />
      </main>
    </Room>
  );
}

function Pictures({ question, explained }: { question: Question; explained: boolean }) {
  const { say } = useTongue();
  const { building, onMap, inHand } = question;
  return (
    <div className={styles.two}>
      <figure>
        <span className={styles.onMap}>
          <span className={styles.picture}>
            <span className={styles.face} style={{ rotate: `${onMap.turn * 90}deg` }}>
              <Face building={building} side={onMap.side} />
            </span>
            {explained && <Lens building={building} turn={onMap.turn} inset={0} />}
          </span>
        </span>
        <figcaption>{say('train.onMap')}</figcaption>
      </figure>
      <figure>
        <span className={styles.picture}>
          <Card building={building} side={inHand} set="orange" />
          {explained && <Lens building={building} turn={0} inset={8.3} />}
        </span>
        <figcaption>{say('train.inHand')}</figcaption>
      </figure>
    </div>
  );
}

function Answer(props: {
  sign: React.ReactNode;
  label: string;
  given: boolean;
  right: boolean | null;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.big} ${styles.answer}`}
      data-right={props.right}
      data-given={props.given}
      aria-pressed={props.given}
      onClick={props.onPress}
    >
      {props.sign} {props.label}
    </button>
  );
}

/** What to look at, whether or not the answer was right. */
function Explained({ question, right }: { question: Question; right: boolean }) {
  const { language, say } = useTongue();
  const { building, onMap, inHand } = question;
  return (
    <>
      <b>{say(right ? 'train.yes' : 'train.no')}</b>{' '}
      {say('train.details', {
        map: sideDetail(building, onMap.side, language),
        hand: sideDetail(building, inHand, language),
      })}
    </>
  );
}

/** How it goes, and the way back to all buildings for one who trains some. */
function Score(props: { progress: Progress; onAll: (() => void) | undefined }) {
  const { progress, onAll } = props;
  const { say } = useTongue();
  const { answered, time, right } = progress;
  const seconds = Math.round(time / answered / 100) / 10;
  return (
    <aside className={`${controls.panel} ${styles.score}`}>
      {answered > 0 && (
        <>
          <p>
            <b className={styles.big}>{say('end.seconds', { seconds })}</b>
            <span>{say('train.average')}</span>
          </p>
          <p>{say('train.count', { answered, right })}</p>
        </>
      )}
      <p>{say('train.often')}</p>
      {onAll !== undefined && (
        <button type="button" className={controls.button} onClick={onAll}>
          {say('train.all')}
        </button>
      )}
    </aside>
  );
}

function Pairs({ progress, now }: { progress: Progress; now: Building }) {
  const { language, say } = useTongue();
  return (
    <ul className={styles.pairs} aria-label={say('train.pairs')}>
      {BUILDINGS.map((building) => {
        const stars = progress.known[building] ?? 0;
        return (
          <li key={building} data-now={building === now}>
            <b>{buildingName(building, language)}</b>
            {SIDES.map((side) => (
              <figure key={side}>
                <span className={styles.small}>
                  <Card building={building} side={side} set="orange" />
                  <Lens building={building} turn={0} inset={8.3} />
                </span>
                <figcaption>{sideDetail(building, side, language)}</figcaption>
              </figure>
            ))}
            <span className={styles.stars} role="img" aria-label={say('train.stars', { stars })}>
              {STARS.slice(0, MOST_STARS).map((star, index) => (
                <Icon key={star} name="star" className={index < stars ? styles.won : ''} />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const STARS = ['one', 'two', 'three'];

/** Left for the same, right for the other, Enter to go on. */
function useArrows({ left, right, on }: { left: () => void; right: () => void; on: () => void }) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const meant = { ArrowLeft: left, ArrowRight: right, ArrowDown: on }[event.key];
      if (meant === undefined) return;
      // The page stays where it is.
      event.preventDefault();
      meant();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}

const PLACE = 'space-builder.training';

function recalled(): Progress {
  return { ...NOTHING_YET, ...(recallJson(PLACE) as Progress | undefined) };
}
