/** What stands around board and hand: the row above, the others, the map and the pile. */

import { memo, useMemo } from 'react';
import { dayName } from '../../text/index.ts';
import { lieOf } from '../options/practising.ts';
import { besideRun, type Run } from '../seat/best-run.ts';
import type { Hands, Scene, Told } from '../seat/hands.ts';
import { useTongue } from '../text/words.tsx';
import styles from './build-table.module.css';
import { Clock } from './clock.tsx';
import { useFreed } from './freed.ts';
import { KeyHelp } from './key-help.tsx';
import { useNews } from './news.ts';
import type { NextMap } from './next-map.ts';
import { besideBest, finishers, isCalm, type Person } from './people.ts';
import { Pile } from './pile.tsx';
import { Plan } from './plan.tsx';
import { builtBy, usePlayedBack } from './played-back.ts';
import { Players } from './players.tsx';
import type { Practice } from './practice.ts';
import { Hint, PracticePanel } from './practice-panel.tsx';
import { Awaited, Ready } from './ready.tsx';
import { Places, Tag, TopBar } from './top-bar.tsx';

/** Which building is lit is no business of theirs. */
type Standing = Pick<Scene, 'told' | 'seat' | 'cards' | 'complete' | 'tapped'>;

export interface AroundProps extends Standing {
  readonly hands: Hands;
  readonly people: readonly Person[];
  readonly practice: Practice | undefined;
  readonly next: NextMap | undefined;
  readonly stopped: boolean;
  /** One's own best trial, to race against. */
  readonly run: Run | undefined;
  readonly onLeave: () => void;
}

export const Around = memo(function Around(props: AroundProps) {
  const { hands, told, seat, people, practice, next, onLeave } = props;
  const { view } = told;
  const building = view.stage.kind === 'building';
  const calm = isCalm(view);
  const field = useField(props);
  const now = usePlayedBack(field.view, hands.elapsed);
  const finished = finishers(field.view, now);
  const news = useNews(hands, people, building ? lastPlayedBack(field, finished) : undefined);
  const freed = useFreed(view, people);
  const title = useTitle(props);
  return (
    <>
      <div className={styles.top}>
        <TopBar {...title} onLeave={onLeave} end={<KeyHelp />}>
          {building && practice?.likes.stopwatch !== false && !calm && (
            <Clock elapsed={hands.elapsed} stopped={ownStop(props)} />
          )}
          {building && !calm && people.length > 2 && (
            <Places people={people} taken={finishers(view)} />
          )}
          <Tag news={news ?? freed} />
        </TopBar>
      </div>
      <div className={styles.players}>
        {practice !== undefined ? (
          <PracticePanel practice={practice} next={next} />
        ) : (
          <Players
            people={field.people}
            view={field.view}
            built={(place) => builtAt(props, field.view, place, now)}
            finished={finished}
          />
        )}
      </div>
      <section className={styles.plan}>
        <div className={styles.map}>
          <Plan
            view={view}
            hands={[hands]}
            ringed={practice?.shown?.building ?? null}
            {...(practice?.likes.faded === true && seat !== undefined
              ? { only: view.players[seat]?.buildings ?? [] }
              : {})}
          />
          <Ready told={told} onReady={() => hands.ready()} />
          <Awaited told={told} seat={seat} people={people} />
        </div>
        <div className={styles.pile}>
          <Pile lit={props.complete} onTap={() => hands.tap()}>
            {practice?.shown == null ? <PileWords {...props} /> : <Hint shown={practice.shown} />}
          </Pile>
        </div>
      </section>
    </>
  );
});

type Field = Pick<AroundProps, 'people'> & { readonly view: Told['view'] };

/** Everybody one builds against: those at the table, and one's own best trial. */
function useField({ told: { view }, people, run }: AroundProps): Field {
  const { say } = useTongue();
  return useMemo(
    () => ({
      view: besideRun(view, run),
      people: run === undefined ? people : besideBest(people, run.score, say('best')),
    }),
    [view, people, run, say],
  );
}

function lastPlayedBack({ view, people }: Field, finished: readonly number[]): Person | undefined {
  const last = finished.findLast((place) => view.round?.builders[place]?.progress !== null);
  return last === undefined ? undefined : people[last];
}

/** What this round is called. */
function useTitle({ told }: Standing): { title: string; subtitle: string } {
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
function ownStop({ told, seat }: Standing): number | null {
  const { round } = told.view;
  const own = seat === undefined ? undefined : round?.builders[seat];
  return own?.tap ?? (own?.stopped === true ? (round?.stop ?? null) : null);
}

/** How many buildings stand: one's own at once, a rival played back as far as he had come by now. */
function builtAt(
  { cards, seat }: Standing,
  { round }: Field['view'],
  place: number,
  now: number,
): number {
  if (place === seat) return cards.filter(({ slot }) => slot !== null).length;
  return builtBy(round?.builders[place], now);
}

function PileWords({ told, seat, people, cards, complete, tapped, stopped }: AroundProps) {
  const { say } = useTongue();
  const left = cards.filter(({ slot }) => slot === null).length;
  const { kind } = told.view.stage;
  const alone = people.length === 1;
  // Where it is known how the map lies, nobody is told that it may lie any way.
  const start = lieOf(told.view.options, seat) === 'any' ? 'start' : 'known';
  const words = (key: 'start' | 'known' | 'waiting' | 'stopped' | 'done' | 'complete' | 'left') => (
    <>
      <b>{say(`pile.${key}.title`, { left })}</b>
      <span>{say(`pile.${key}.text`)}</span>
    </>
  );
  if (kind === 'countdown') return words(start);
  if (kind === 'between') return words(told.view.round === null || alone ? start : 'waiting');
  if (alone ? stopped || tapped : stopped && isCalm(told.view)) {
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
