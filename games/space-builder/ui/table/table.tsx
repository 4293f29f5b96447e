/** The table of Space Builder, for one player, for two at one tablet, or for one who looks on. */

import type { Seat } from '@starboard/engine';
import type { TableProps } from '@starboard/look/table.ts';
import { useEffect, useMemo } from 'react';
import { FAULT_TIME } from '../../rules/result.ts';
import type { SpaceBuilderTypes } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import { keepCards } from '../art/drawing.tsx';
import { CheckScreen } from '../check/check-screen.tsx';
import { UnfreezeScreen } from '../check/unfreeze-screen.tsx';
import { EndScreen } from '../end/end-screen.tsx';
import { useRounds } from '../end/use-rounds.ts';
import { aheadOf, keptRun } from '../seat/best-run.ts';
import { asItEnded } from '../seat/ended.ts';
import { keepGhost } from '../seat/ghosts.ts';
import type { Hands, Scene } from '../seat/hands.ts';
import { useHands, useScenes } from '../seat/use-hands.ts';
import { Speaking, useTongue } from '../text/words.tsx';
import { BuildTable } from './build-table.tsx';
import { useNextMap } from './next-map.ts';
import { Onlooker } from './onlooker.tsx';
import { isCalm, type Person, peopleAt } from './people.ts';
import { usePhase } from './phase.ts';
import { Room } from './room.tsx';
import { SharedTable } from './shared-table.tsx';
import { Liking } from './surroundings.tsx';

type Props = TableProps<SpaceBuilderTypes>;

export function Table(props: Props) {
  const { lines, language, settings, tellElsewhere } = props;
  return (
    <Speaking language={language} tellElsewhere={tellElsewhere}>
      <Liking value={settings}>
        <Match key={lines.map(({ viewer }) => viewer).join()} {...props} />
      </Liking>
    </Speaking>
  );
}

function Match(props: Props) {
  const { lines, players, settings, delay = 0 } = props;
  const { onEnd, onRematch, onAnew, onTrain, onLeave } = props;
  const { say } = useTongue();
  const hands = useHands(lines);
  const scenes = useScenes(hands);
  const { told } = scenes[0] as Scene;
  const { view, result } = told;
  const own = useMemo<readonly Seat[]>(
    () => lines.flatMap(({ viewer }) => (viewer === 'spectator' ? [] : [viewer])),
    [lines],
  );
  const people = useMemo(() => peopleAt(players, view, own, say('you')), [players, view, own, say]);
  const { phase, goOn, seen } = usePhase(view, own);
  const ended = phase === 'end';
  const rounds = useRounds(lines, ended);
  const opposite = isOpposite(view);
  const next = useNextMap(view, onAnew);
  const run = useMemo(() => lines[0] && keptRun(lines[0].latest().view.options), [lines]);
  useEffect(() => {
    // Who has looked at the check is ready for the next map; of two at one tablet each says so himself.
    if (seen && view.round !== null && own.length === 1) hands[0]?.ready();
  }, [seen, view, hands, own]);
  useEffect(() => keepGhost(view, own[0]), [view, own]);
  useEffect(() => {
    if (ended) onEnd?.();
  }, [ended, onEnd]);
  useEffect(() => {
    void keepCards(people.filter(({ mine }) => mine).map(({ set }) => set));
  }, [people]);

  const { stage, round } = view;
  // Each screen is a room of its own, and is read from its beginning.
  if (phase === 'check' && round?.check != null) {
    return (
      <Room key="check" still={settings.stillness} turns={opposite} scrolls>
        <CheckScreen
          key={round.number}
          // A tablet between two lies as the first of them sees it.
          round={round}
          check={round.check}
          people={people}
          cost={view.options.play.kind === 'practice' ? 0 : FAULT_TIME / 1000}
          calm={isCalm(view)}
          ahead={aheadOf(view, run)}
          next={say(next?.isOther ? 'check.next' : nextLabel(view, own))}
          onNext={next?.isOther ? next.begin : goOn}
        />
      </Room>
    );
  }
  if (phase === 'unfreeze' && stage.kind === 'between' && stage.unfreezes !== null) {
    const winner = stage.unfreezes;
    return (
      <Room
        key="unfreeze"
        still={settings.stillness}
        turns={opposite}
        turned={opposite && own[0] !== winner}
        scrolls
      >
        <UnfreezeScreen
          frozen={view.players[winner]?.frozen ?? []}
          set={people[winner]?.set ?? 'blue'}
          timed={hurries(view)}
          alone={people.length === 1}
          onUnfreeze={(building) => hands.find(({ seat }) => seat === winner)?.unfreeze(building)}
        />
      </Room>
    );
  }
  if (ended && result !== null) {
    return (
      <Room key="end" still={settings.stillness} turns={opposite} scrolls>
        <EndScreen
          view={view}
          result={result}
          people={people}
          rounds={rounds[0] ?? []}
          own={own.map((seat, index) => ({
            person: people[seat] as Person,
            rounds: rounds[index] ?? [],
          }))}
          onRematch={onRematch}
          onTrain={onTrain}
          onLeave={onLeave}
        />
      </Room>
    );
  }
  const stopped = phase === 'stopped';
  const shown = stopped ? scenes.map(asItEnded) : scenes;
  const [first] = hands as [Hands];
  const [scene] = shown as [Scene];
  return (
    <Room still={settings.stillness}>
      {own.length > 1 ? (
        <SharedTable
          hands={hands}
          scenes={shown}
          people={people}
          opposite={opposite}
          stopped={stopped}
          onLeave={onLeave}
        />
      ) : own.length === 1 ? (
        <BuildTable
          hands={first}
          scene={scene}
          people={people}
          stopped={stopped}
          run={run}
          next={next}
          onLeave={onLeave}
        />
      ) : (
        <Onlooker hands={first} scene={scene} people={people} delay={delay} onLeave={onLeave} />
      )}
    </Room>
  );
}

/** Two at one tablet, one at each end. BU-8.3 */
function isOpposite({ options: { play } }: View): boolean {
  return play.kind === 'race' && play.seating === 'opposite';
}

/** Whether anybody is kept from going on who does not wait anyway. BU-8.4 */
function hurries({ players, options }: View): boolean {
  return players.filter((_, seat) => options.waits?.[seat] !== true).length > 1;
}

function nextLabel({ stage }: View, own: readonly Seat[]) {
  if (stage.kind === 'over') return 'check.end';
  const chooses = stage.kind === 'between' && own.some((seat) => seat === stage.unfreezes);
  return chooses ? 'check.unfreeze' : 'check.next';
}
