/** The table of one player: the map, his board, his hand, and everybody else as faces. */

import controls from '@starboard/look/controls.module.css';
import type { ReactNode } from 'react';
import { dayName } from '../../text/index.ts';
import { VerdictBadge } from '../check/verdict-badge.tsx';
import type { Hands, Scene } from '../seat/hands.ts';
import { useKeys } from '../seat/keys.ts';
import { pressCard, pressSlot } from '../seat/press.ts';
import { useTongue } from '../text/words.tsx';
import { Announcer } from './announcer.tsx';
import { focusOnArrival } from './arrival.ts';
import { BoardView } from './board-view.tsx';
import styles from './build-table.module.css';
import { Clock, useElapsed } from './clock.tsx';
import { type Grip, Half } from './half.tsx';
import { KeyHelp } from './key-help.tsx';
import { useNews } from './news.ts';
import { finishers, isCalm, type Person } from './people.ts';
import { Pile } from './pile.tsx';
import { Plan } from './plan.tsx';
import { Players } from './players.tsx';
import { PracticePanel, usePractice } from './practice.tsx';
import { StopBand } from './stop-band.tsx';
import { Places, Tag, TopBar } from './top-bar.tsx';
import { Hand, TurnAndFlip } from './tray.tsx';

export interface BuildTableProps {
  readonly hands: Hands;
  readonly scene: Scene;
  readonly people: readonly Person[];
  /** The round has just ended. */
  readonly stopped: boolean;
  readonly onLeave: () => void;
}

export function BuildTable({ hands, scene, people, stopped, onLeave }: BuildTableProps) {
  const { say } = useTongue();
  const { told, cards, lit, complete, seat } = scene;
  const { view } = told;
  const me = people[seat ?? 0] as Person;
  const building = view.stage.kind === 'building';
  const practice = usePractice(scene);
  const practises = view.options.play.kind === 'practice';
  const calm = isCalm(view);
  const now = usePlayedBack(scene, hands);
  const news = useNews(hands, people);
  const title = useTitle(scene);
  useKeys(hands, true);
  const litCard = cards.find((card) => card.building === lit);
  const turnAndFlip = (
    <TurnAndFlip
      card={scene.building ? litCard : undefined}
      set={me.set}
      onTurn={() => lit !== null && hands.turn(lit, 1)}
      onFlip={() => lit !== null && hands.flip(lit)}
    />
  );
  // Made here and not below, so that what is carried moves without drawing it again.
  const around = (
    <>
      <div className={styles.top}>
        <TopBar {...title} onLeave={onLeave} end={<KeyHelp />}>
          {building && !practises && !calm && (
            <Clock elapsed={hands.elapsed} stopped={ownStop(scene)} />
          )}
          {building && !calm && people.length > 2 && (
            <Places people={people} taken={finishers(view)} />
          )}
          {news !== null && <Tag person={news.person}>{news.text}</Tag>}
        </TopBar>
      </div>
      <div className={styles.players}>
        {practises ? (
          <PracticePanel practice={practice} />
        ) : (
          <Players
            people={people}
            view={view}
            built={(place) => builtAt(scene, place, now)}
            finished={finishers(view, now)}
          />
        )}
      </div>
      <section className={styles.plan}>
        <div className={styles.map}>
          <Plan
            view={view}
            hands={[hands]}
            ringed={practises ? (practice.shown?.building ?? null) : null}
            {...(practises && practice.faded && seat !== undefined
              ? { only: view.players[seat]?.buildings ?? [] }
              : {})}
          />
          <Ready scene={scene} onReady={() => hands.ready()} />
        </div>
        <div className={styles.pile}>
          <Pile lit={complete} onTap={() => hands.tap()}>
            <PileWords scene={scene} stopped={stopped} />
          </Pile>
        </div>
      </section>
    </>
  );
  return (
    <Half hands={hands} scene={scene} set={me.set} className={styles.play}>
      {(grip: Grip) => (
        <div
          className={styles.grid}
          data-stopped={stopped}
          data-complete={complete}
          data-tapped={scene.tapped}
        >
          {around}
          <section className={styles.site}>
            <BoardView
              cards={building ? cards : []}
              set={me.set}
              label={say('board.mine')}
              lit={lit}
              hot={grip.hot}
              onSlot={(slot) => pressSlot(hands, slot)}
              beside={(slot) => {
                const verdict = practice.verdicts.find(({ stood }) => stood?.slot === slot);
                return (
                  verdict !== undefined && (
                    <span className={styles.beside}>
                      <VerdictBadge verdict={verdict} small />
                    </span>
                  )
                );
              }}
            />
          </section>
          <div className={styles.rail}>{turnAndFlip}</div>
          <section className={styles.tray} data-tray>
            <Hand
              cards={cards}
              set={me.set}
              lit={lit}
              carried={grip.carries.map((carry) => carry.building)}
              onTake={(taken) => pressCard(hands, taken)}
            />
            <div className={styles.wide}>{turnAndFlip}</div>
          </section>
          <Announcer scene={scene} people={people} alone={calm} />
          {stopped && <Band scene={scene} people={people} />}
        </div>
      )}
    </Half>
  );
}

/** What this round is called. */
function useTitle({ told }: Scene): { title: string; subtitle: string } {
  const { language, say } = useTongue();
  const { stage, round, options } = told.view;
  const over = stage.kind === 'building' || stage.kind === 'over';
  const number = (round?.number ?? 0) + (over ? 0 : 1);
  const { play } = options;
  if (play.kind === 'daily')
    return { title: say('title.daily'), subtitle: dayName(play.date, language) };
  if (play.kind === 'ghosts') return { title: say('title.ghosts'), subtitle: say('game') };
  const way = isCalm(told.view) ? 'calm' : play.kind;
  return { title: say('title.round', { number }), subtitle: say(`title.${way}`) };
}

/** When this player's time stopped, in the round under way. */
function ownStop({ told, seat }: Scene): number | null {
  const { round } = told.view;
  const own = seat === undefined ? undefined : round?.builders[seat];
  return own?.tap ?? (own?.stopped === true ? (round?.stop ?? null) : null);
}

/** How far rivals are played back. */
function usePlayedBack({ told }: Scene, hands: Hands): number {
  const { round, stage } = told.view;
  const played =
    stage.kind === 'building' && round?.builders.some(({ progress }) => progress !== null);
  return useElapsed(hands.elapsed, played === true);
}

/** How many buildings stand: one's own at once, a rival played back as far as he had come by now. */
function builtAt({ told, cards, seat }: Scene, place: number, now: number): number {
  if (place === seat) return cards.filter(({ slot }) => slot !== null).length;
  const { built = 0, progress = null } = told.view.round?.builders[place] ?? {};
  return progress === null ? built : (progress.findLast(({ at }) => at <= now)?.built ?? 0);
}

function Ready({ scene, onReady }: { scene: Scene; onReady: () => void }): ReactNode {
  const { say } = useTongue();
  const offered = scene.told.choices.some(({ action }) => action.kind === 'ready');
  if (!offered || scene.told.view.round !== null) return null;
  return (
    <button
      ref={focusOnArrival}
      type="button"
      className={`${controls.button} ${controls.lit} ${controls.big} ${styles.ready}`}
      onClick={onReady}
    >
      {say('ready')}
    </button>
  );
}

function PileWords({ scene, stopped }: { scene: Scene; stopped: boolean }) {
  const { say } = useTongue();
  const { told, cards, complete, tapped } = scene;
  const left = cards.filter(({ slot }) => slot === null).length;
  const { kind } = told.view.stage;
  const words = (key: 'start' | 'waiting' | 'stopped' | 'done' | 'complete' | 'left') => (
    <>
      <b>{say(`pile.${key}.title`, { left })}</b>
      <span>{say(`pile.${key}.text`)}</span>
    </>
  );
  if (kind === 'countdown') return words('start');
  if (kind === 'between') return words(told.view.round === null ? 'start' : 'waiting');
  if (stopped && isCalm(told.view)) {
    return (
      <>
        <b>{say('band.built')}</b>
        <span>{say('band.check')}</span>
      </>
    );
  }
  if (stopped) return words('stopped');
  if (tapped) return words('done');
  return words(complete ? 'complete' : 'left');
}

function Band({ scene, people }: { scene: Scene; people: readonly Person[] }) {
  const { say } = useTongue();
  const { view } = scene.told;
  const own = view.round?.builders[scene.seat ?? -1];
  if (people.length === 1 || isCalm(view)) {
    return <StopBand won title={say('band.built')} text={say('band.check')} />;
  }
  const rank = finishers(view).indexOf(scene.seat ?? -1) + 1;
  if (own !== undefined && own.tap !== null && rank > 0) {
    return (
      <StopBand won={rank === 1} title={say('band.rank', { rank })} text={say('band.check')} />
    );
  }
  return <StopBand won={false} title={say('band.stop')} text={say('band.stands')} />;
}
