/** The table of Space Base: the same for one at home, several on one device, and players far away. */

import type { Refusal, Seat } from '@starboard/engine';
import { afterNextFrame } from '@starboard/look/seen.ts';
import { play } from '@starboard/look/sound.ts';
import type { TableProps } from '@starboard/look/table.ts';
import type { Order, Question, SpaceBaseTypes, View } from '@starboard/space-base';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { End } from '../end/end.tsx';
import { HeardEnd } from '../end/heard-end.tsx';
import { wordsFor } from '../text/words.ts';
import { Arrangement } from './arrangement.tsx';
import {
  type BaseChoice,
  type Desk,
  DeskProvider,
  HandProvider,
  type Peek,
  type StackPeek,
} from './desk.tsx';
import { Detail, StackDetail } from './detail.tsx';
import { useAnswering } from './given.ts';
import { HandOver, useHandOver } from './hand-over.tsx';
import { useKeys } from './keys.ts';
import { KeysWindow } from './keys-window.tsx';
import { useRoom } from './layout.ts';
import { isStillAsked, useLineInFront } from './line.ts';
import { Motion } from './motion/motion.tsx';
import { Notice } from './notice.tsx';
import { lengthOf } from './pace.ts';
import { Playback } from './playback.ts';
import { useSounds } from './sounds.ts';
import { useSteady } from './steady.ts';
import css from './table.module.css';
import { targetsOf } from './targets.ts';

export function Table(props: TableProps<SpaceBaseTypes>) {
  const { lines, players, language, settings } = props;
  const root = useRef<HTMLDivElement>(null);
  const room = useRoom(root);
  const { shown, skip } = usePlayback(props);
  const front = useLineInFront(lines, shown);
  const [pickedKey, pickKey] = useState<string>();
  const [hintedKey, hintKey] = useState<string>();
  const [odds, setOdds] = useState(false);
  const [lastActed, setLastActed] = useState(0);
  const { refusal, report, forget } = useReport(settings.volume);
  const [peek, setPeek] = useState<Peek>();
  const [stack, openStack] = useState<StackPeek>();
  const [seesTable, seeTable] = useState(false);
  const [seesKeys, seeKeys] = useState(false);

  const line = lines[front] as (typeof lines)[number];
  const update = shown.moment.updates[front] as (typeof shown.latest)[number];
  const latest = shown.latest[front] as typeof update;
  const seat = line.viewer === 'spectator' ? update.view.active : line.viewer;
  // Answers go with what is known; a question that is not shown yet is not asked yet.
  const { given, give } = useAnswering(seat, latest);
  const asked = given === undefined && isStillAsked(update, latest);
  const choices = asked ? latest.choices : NOTHING;
  const question = questionTo(seat, latest.view, choices);
  const hand = useMemo(() => {
    const find = (key: string | undefined) => choices.find((choice) => keyOf(choice) === key);
    return { picked: find(pickedKey), hinted: find(hintedKey) };
  }, [choices, pickedKey, hintedKey]);
  const own = useMemo(
    () => lines.flatMap(({ viewer }) => (viewer === 'spectator' ? [] : [viewer])),
    [lines],
  );
  useSounds(shown.moment, settings.volume, own);
  const handOver = useHandOver(update.view, seat, lines.length);

  async function send(choice: BaseChoice): Promise<unknown> {
    if (question === undefined) return;
    return give({ seat, question, choice }, () => {
      setLastActed(front);
      pickKey(undefined);
      // Whoever answers has seen what there was to see.
      skip();
      return report(line.connection.act(choice.action, latest.seq));
    });
  }
  // On one device the next player may be in front already when the last one thinks again.
  const undoer = [front, lastActed]
    .filter((index) => shown.latest[index]?.undoable)
    .map((index) => lines[index])[0];
  const undoable = undoer !== undefined && given === undefined;

  const acts = useSteady({
    pick: (choice: BaseChoice | undefined) => pickKey(keyOf(choice)),
    hint: (choice: BaseChoice | undefined) => hintKey(keyOf(choice)),
    send,
    answer: (choice: BaseChoice) => {
      const key = keyOf(choice);
      return settings.confirm && key !== pickedKey ? pickKey(key) : send(choice);
    },
    undo: async () => undoable && report(undoer.connection.undo()),
    instruct: (order: Order | null) => report(line.connection.instruct(order)),
    turnOdds: () => setOdds(!odds),
    seeEnd: () => seeTable(false),
    leave: props.onLeave,
  });
  const targets = useMemo(() => targetsOf(choices), [choices]);
  const over = !shown.behind && latest.result !== null ? latest.result : undefined;
  useTellingEnd(over !== undefined, props.onEnd);
  const winner = over === undefined ? undefined : (over.places.indexOf(1) as Seat);
  // Most of the table looks the same while a card is looked at or something is said.
  const desk = useMemo<Desk>(
    () => ({
      language,
      say: wordsFor(language),
      settings,
      ...room,
      players,
      view: update.view,
      winner,
      actors: update.actors,
      seat,
      mine: line.viewer !== 'spectator',
      delay: props.delay,
      hands: lines.length,
      question,
      choices,
      given,
      targets,
      undoable,
      order: latest.order,
      odds,
      ...acts,
      look: setPeek,
      openStack,
    }),
    [
      language,
      settings,
      room,
      players,
      update,
      winner,
      seat,
      line,
      lines,
      props.delay,
      latest,
      question,
      choices,
      given,
      targets,
      undoable,
      odds,
      acts,
    ],
  );
  useKeys(root, { skip, undo: undoable ? acts.undo : undefined, help: () => seeKeys(true) });

  return (
    <DeskProvider value={desk}>
      <HandProvider value={hand}>
        <div
          ref={root}
          className={css.table}
          lang={language}
          data-layout={room.layout}
          data-height={room.height}
          data-still={settings.stillness || undefined}
          // What is pressed is drawn pressed first, and stays where it is until it is let go.
          onPointerUpCapture={shown.behind ? () => afterNextFrame(skip) : undefined}
        >
          <HeardEnd result={over} />
          {over !== undefined && !seesTable ? (
            <End
              history={shown.history}
              result={over}
              onTable={() => seeTable(true)}
              onRematch={props.onRematch}
              onLeave={props.onLeave}
            />
          ) : handOver.needed ? (
            <HandOver onReady={handOver.ready} />
          ) : (
            <Arrangement
              history={shown.history}
              onOdds={() => setOdds(!odds)}
              onKeys={() => seeKeys(true)}
              onLeave={props.onLeave}
              onEnd={over !== undefined ? () => seeTable(false) : undefined}
            />
          )}
          <Motion moment={shown.moment} />
          <Notice refusal={refusal} tellElsewhere={props.tellElsewhere} onClose={forget} />
          {stack !== undefined && (
            <StackDetail stack={stack} onClose={() => openStack(undefined)} />
          )}
          {seesKeys && <KeysWindow onClose={() => seeKeys(false)} />}
          {peek !== undefined && <Detail peek={peek} onClose={() => setPeek(undefined)} />}
        </div>
      </HandProvider>
    </DeskProvider>
  );
}

function usePlayback({ lines, settings }: TableProps<SpaceBaseTypes>) {
  const latestSettings = useRef(settings);
  latestSettings.current = settings;
  const playback = useMemo(
    () => new Playback(lines, (events) => lengthOf(events, latestSettings.current)),
    [lines],
  );
  useEffect(() => playback.start(), [playback]);
  const shown = useSyncExternalStore(playback.watch, playback.shown);
  return { shown, skip: playback.skip };
}

/** Tells what becomes of an action: what was refused last stays known until the next one, or until it is put away. */
function useReport(volume: number) {
  const [refusal, setRefusal] = useState<Refusal>();
  const forget = () => setRefusal(undefined);
  function report(happening: Promise<unknown>): Promise<unknown> {
    forget();
    return happening.catch((error: Refusal) => {
      if (volume > 0) play('refused');
      setRefusal(error);
    });
  }
  return { refusal, report, forget };
}

function useTellingEnd(ended: boolean, onEnd: (() => void) | undefined): void {
  useEffect(() => {
    if (ended) onEnd?.();
  }, [ended, onEnd]);
}

/** Nobody is asked while work is still pending, so what is asked is a question. */
function questionTo(
  seat: Seat,
  { consoles }: View,
  choices: readonly BaseChoice[],
): Question | undefined {
  if (choices.length === 0) return undefined;
  return consoles[seat]?.questions.at(-1) as Question | undefined;
}

const NOTHING: readonly BaseChoice[] = [];

/** Two offers of the same action have the same key. */
function keyOf(choice: BaseChoice | undefined): string | undefined {
  return choice && JSON.stringify(choice.action);
}
