/** The tutorial: a few words, a big picture, and something to do in every step. */

import type { Language } from '@starboard/engine/words';
import controls from '@starboard/look/controls.module.css';
import { recall, remember } from '@starboard/look/memory.ts';
import { useEffect, useMemo, useState } from 'react';
import { type Building, placementOf, type Slot } from '../../maps/map.ts';
import { otherSide } from '../../rules/cards.ts';
import { judge } from '../../rules/check.ts';
import type { Card, Verdict } from '../../rules/state.ts';
import { buildingName } from '../../text/index.ts';
import { Beacon } from '../art/drawing.tsx';
import { IceBlock } from '../art/ice.tsx';
import { VerdictBadge } from '../check/verdict-badge.tsx';
import { Pair } from '../check/verdict-row.tsx';
import { useKeys } from '../seat/keys.ts';
import { usePresses } from '../seat/press.ts';
import { useHands, useScenes } from '../seat/use-hands.ts';
import { BoardView } from '../table/board-view.tsx';
import { Half } from '../table/half.tsx';
import { MapView } from '../table/map-view.tsx';
import { Pile } from '../table/pile.tsx';
import { Room } from '../table/room.tsx';
import { TopBar } from '../table/top-bar.tsx';
import { Hand, TurnAndFlip } from '../table/tray.tsx';
import { Speaking, useTongue } from '../text/words.tsx';
import { Anew, Instruction } from './instruction.tsx';
import { lesson } from './lesson.ts';
import { STEPS, type Step } from './steps.ts';
import styles from './tutorial.module.css';

export interface LearnProps {
  readonly language: Language;
  /** Whether to show less motion. */
  readonly stillness?: boolean;
  readonly onLeave: () => void;
}

export interface TutorialProps extends LearnProps {
  /** The visitor has learned all there is, and wants to play. */
  readonly onDone: () => void;
}

export function Tutorial({ language, ...props }: TutorialProps) {
  return (
    <Speaking language={language}>
      <Course {...props} />
    </Speaking>
  );
}

function Course({ stillness = false, onLeave, onDone }: Omit<TutorialProps, 'language'>) {
  const { say } = useTongue();
  const { at, setAt, resumed } = useBookmark();
  const step = STEPS[at];
  return (
    <Room still={stillness} scrolls>
      <main className={styles.course}>
        <TopBar
          title={say('learn.title')}
          subtitle={say('learn.step', {
            step: Math.min(at + 1, STEPS.length),
            steps: STEPS.length,
          })}
          onLeave={onLeave}
        >
          <ol className={styles.dots} aria-hidden="true">
            {STEPS.map(({ name }, index) => (
              <li key={name} data-done={index < at} data-now={index === at} />
            ))}
          </ol>
        </TopBar>
        {step === undefined ? (
          <Finished onDone={onDone} onAgain={() => setAt(0)} />
        ) : (
          <Anew value={resumed ? () => setAt(0) : undefined}>
            <Lesson key={step.name} step={step} onNext={() => setAt(at + 1)} />
          </Anew>
        )}
      </main>
    </Room>
  );
}

/** The lesson goes on where it was left on this device, and begins anew once it is over. */
function useBookmark() {
  const [left] = useState(() => Number(recall(BOOKMARK) ?? 0));
  const [at, setAt] = useState(STEPS[left] === undefined ? 0 : left);
  useEffect(() => remember(BOOKMARK, String(at < STEPS.length ? at : 0)), [at]);
  return { at, setAt, resumed: at > 0 && at === left };
}

const BOOKMARK = 'lesson.space-builder';

function Lesson({ step, onNext }: { step: Step; onNext: () => void }) {
  switch (step.goal) {
    case 'fault':
      return <FindFault step={step} onNext={onNext} />;
    case 'unfreeze':
      return <SetFree onNext={onNext} />;
    default:
      return <Build step={step} onNext={onNext} />;
  }
}

function Build({ step, onNext }: { step: Step; onNext: () => void }) {
  const { say } = useTongue();
  const lines = useMemo(() => [lesson(step)], [step]);
  const hands = useHands(lines);
  const [mine] = hands as [(typeof hands)[number]];
  const [scene] = useScenes(hands) as [ReturnType<typeof mine.scene>];
  useKeys(mine, true);
  const { onSlot, onTake, onTurn, onFlip } = usePresses(mine);
  const { cards, lit } = scene;
  const verdicts = cards.map((card) => judge(step.map, card));
  const correct = verdicts.every(({ faults }) => faults === 0);
  const taps = step.goal === 'tap';
  const done = taps ? scene.tapped : correct;
  const pileLit = taps && scene.complete && correct;
  const wrong = verdicts.find(({ stood, faults }) => stood !== null && faults > 0)?.wrong[0];
  return (
    <Half hands={mine} cards={cards} set="blue" className={styles.lesson}>
      <Instruction
        step={step.name}
        hint={wrong === undefined ? '' : say('learn.hint', { wrong })}
        done={done}
        onNext={onNext}
      />
      <div className={styles.map}>
        <MapView
          map={step.map}
          direction={step.direction}
          label={say('map.name')}
          only={step.hand}
          ringed={step.name === 'place' && !done ? 1 : null}
        />
      </div>
      <div className={styles.board} data-complete={pileLit}>
        <BoardView
          cards={cards}
          set="blue"
          label={say('board.mine')}
          lit={lit}
          onSlot={onSlot}
          beside={(slot) => <Tick verdicts={verdicts} slot={slot} />}
        />
      </div>
      <div className={styles.tray} data-tray>
        <Hand cards={cards} set="blue" lit={lit} whole={false} onTake={onTake} />
        {taps ? (
          <Pile lit={pileLit} onTap={() => mine.tap()} />
        ) : (
          <TurnAndFlip
            card={scene.building ? cards.find((card) => card.building === lit) : undefined}
            set="blue"
            onTurn={onTurn}
            onFlip={onFlip}
          />
        )}
      </div>
    </Half>
  );
}

function Tick({ verdicts, slot }: { verdicts: readonly Verdict[]; slot: Slot }) {
  const verdict = verdicts.find(({ stood, faults }) => stood?.slot === slot && faults === 0);
  if (verdict === undefined) return null;
  return (
    <span className={styles.tick}>
      <VerdictBadge verdict={verdict} small />
    </span>
  );
}

/** One building of a finished city is not as the map says. */
function FindFault({ step, onNext }: { step: Step; onNext: () => void }) {
  const { say } = useTongue();
  const [found, find] = useState<Building | null>(null);
  const cards = step.hand.map((building): Card => {
    const placed = placementOf(step.map, building);
    const side = building === WRONG ? otherSide(placed.side) : placed.side;
    return { building, ...placed, side };
  });
  const verdict = judge(step.map, cards.find(({ building }) => building === WRONG) as Card);
  const done = found === WRONG;
  return (
    <section className={styles.lesson}>
      <Instruction
        step={step.name}
        hint={found === null ? '' : say('learn.notThis')}
        done={done}
        onNext={onNext}
      />
      <div className={styles.map}>
        <MapView
          map={step.map}
          direction={0}
          label={say('map.name')}
          only={step.hand}
          ringed={done ? WRONG : null}
        />
      </div>
      <div className={styles.board}>
        <BoardView
          cards={cards}
          set="orange"
          label={say('board.of', { player: '', mine: 'yes' })}
          lit={done ? WRONG : null}
          onSlot={(slot) => {
            // What is found stays found.
            if (!done) find(cards.find((card) => card.slot === slot)?.building ?? null);
          }}
          byClick
          beside={(slot) =>
            done && slot === verdict.wanted.slot ? (
              <span className={styles.tick}>
                <VerdictBadge verdict={verdict} />
              </span>
            ) : null
          }
        />
      </div>
      {/* There already, so that nothing moves when it comes. */}
      <div className={styles.tray} style={{ visibility: done ? 'visible' : 'hidden' }}>
        <Pair verdict={verdict} set="orange" />
      </div>
    </section>
  );
}

const WRONG: Building = 3;

function SetFree({ onNext }: { onNext: () => void }) {
  const { language, say } = useTongue();
  const [free, setFree] = useState<Building | null>(null);
  return (
    <section className={styles.free}>
      <Instruction step="unfreeze" hint="" done={free !== null} onNext={onNext} />
      <div className={styles.blocks}>
        {FROZEN.map((building) => (
          <button
            key={building}
            type="button"
            aria-pressed={building === free}
            aria-label={say('unfreeze.free', { building: buildingName(building, language) })}
            onClick={() => setFree(building)}
          >
            <IceBlock building={building} set="blue" broken={building === free} />
          </button>
        ))}
      </div>
    </section>
  );
}

const FROZEN = [5, 6, 7, 8] as const;

function Finished({ onDone, onAgain }: { onDone: () => void; onAgain: () => void }) {
  const { say } = useTongue();
  return (
    <section className={styles.finished}>
      <Beacon className={styles.beacon} />
      <h2>{say('learn.done.title')}</h2>
      <p className={styles.lead}>{say('learn.done.text')}</p>
      <div>
        <button type="button" className={`${controls.button} ${controls.big}`} onClick={onAgain}>
          {say('learn.again')}
        </button>
        <button
          type="button"
          className={`${controls.button} ${controls.big} ${controls.lit}`}
          onClick={onDone}
        >
          {say('learn.play')}
        </button>
      </div>
    </section>
  );
}
