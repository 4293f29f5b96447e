/** What can be agreed before a match: the way to play, the seating, and a help for those who need it. */

import { BadInput } from '@starboard/engine';
import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import type { OptionsProps } from '@starboard/look/table.ts';
import { useLayoutEffect, useState } from 'react';
import { SET_NAMES, type SetName } from '../../art/index.ts';
import { BUILDINGS, STARRED } from '../../maps/map.ts';
import { isOpposite, type Options, type Play, readOptions, SEATINGS } from '../../rules/options.ts';
import type { SpaceBuilderTypes } from '../../rules/types.ts';
import { say as sayOfGame } from '../../text/index.ts';
import { Card } from '../art/drawing.tsx';
import { Sign } from '../art/sign.tsx';
import { keptGhost } from '../seat/ghosts.ts';
import { Speaking, useTongue } from '../text/words.tsx';
import { canWait, likeCalm, liked, likesCalm } from './calm.ts';
import { Lies } from './lies.tsx';
import styles from './options-form.module.css';
import { likePractising, practiceWith, practising } from './practising.ts';

export function OptionsForm({ language, ...props }: OptionsProps<SpaceBuilderTypes>) {
  return (
    <Speaking language={language}>
      <Form {...props} />
    </Speaking>
  );
}

function Form(props: Omit<OptionsProps<SpaceBuilderTypes>, 'language'>) {
  const { seats, bots = [], names, value, onChange } = props;
  const { say } = useTongue();
  const [calm, setCalm] = useState(likesCalm);
  const [practice, setPractice] = useState(practising);
  const { waits: _before, ...rest } = value;
  const together = seats === 2 && bots.filter((bot) => !bot).length === 2;
  // Bots come and go while the table is set up.
  const play = seatedTogether(rest.play, together);
  const agreed = fitting({ ...rest, play, ...liked(bots, calm) }, seats);
  const options = agreed.play.kind === 'practice' ? practiceWith(practice) : agreed;
  const fits = JSON.stringify(options) === JSON.stringify(value);
  // Before anything can be pressed: what is pressed changes what fits.
  useLayoutEffect(() => {
    if (!fits) onChange(options);
  });
  const change = (part: Partial<Options>) => {
    const next = fitting({ ...options, ...part, ...dictated(part.play) }, seats);
    if (part.play === undefined && next.play.kind === 'practice') {
      likePractising({ hand: next.hands[0] as number });
      setPractice(practising());
    }
    onChange(next);
  };
  return (
    <div className={styles.form}>
      {seats === 1 ? (
        <Ways play={options.play} onChange={(play) => change({ play })} />
      ) : (
        together && <Seatings play={options.play} onChange={(play) => change({ play })} />
      )}
      {canWait(bots) && (
        <Calm
          calm={calm}
          onChange={(likes) => {
            likeCalm(likes);
            setCalm(likes);
          }}
        />
      )}
      {options.play.kind === 'practice' && (
        <Lies
          legend={say('practice.lies')}
          lies={practice.lies}
          onChange={(lies) => {
            likePractising({ lies });
            setPractice(practising());
          }}
        />
      )}
      <Helps options={options} names={names} onChange={change} />
    </div>
  );
}

/** Options that are allowed for so many, as near to the given ones as there are. */
function fitting(given: unknown, seats: number): Options {
  try {
    return readOptions(given, seats);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return readOptions({}, seats);
  }
}

/** Two who share a screen sit opposite or side by side; everybody else has one of their own. BU-8.3 */
function seatedTogether(play: Play, together: boolean): Play {
  if (play.kind !== 'race' || together === (play.seating !== 'apart')) return play;
  return { ...play, seating: together ? 'beside' : 'apart' };
}

const TOGETHER = SEATINGS.filter((seating) => seating !== 'apart');

/** A new way to play starts with its own hand and without help. */
function dictated(play: Play | undefined) {
  return play === undefined ? {} : { hands: undefined, upright: undefined };
}

function Ways({ play, onChange }: { play: Play; onChange: (play: Play) => void }) {
  const { language, say } = useTongue();
  const ghost = keptGhost();
  const ways: readonly Exclude<Play, { kind: 'race' | 'daily' }>[] = [
    { kind: 'practice' },
    { kind: 'trial' },
    ...(ghost === undefined
      ? []
      : [
          {
            kind: 'ghosts' as const,
            rivals: [{ ...ghost.recording, name: say('options.ghost') }],
          },
        ]),
  ];
  return (
    <fieldset className={styles.choices}>
      <legend>{say('options.way')}</legend>
      {ways.map((way) => (
        <label key={way.kind} className={styles.choice}>
          <input
            type="radio"
            name="space-builder-way"
            checked={play.kind === way.kind}
            onChange={() => onChange(way)}
          />
          <span>
            <b>{sayOfGame(language, `play.${way.kind}`)}</b>
            <small>{say(`options.about.${way.kind}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Seatings({ play, onChange }: { play: Play; onChange: (play: Play) => void }) {
  const { language, say } = useTongue();
  return (
    <fieldset className={styles.choices}>
      <legend>{say('options.seating')}</legend>
      {TOGETHER.map((seating) => (
        <label key={seating} className={styles.choice}>
          <input
            type="radio"
            name="space-builder-seating"
            checked={play.kind === 'race' && play.seating === seating}
            onChange={() => onChange({ kind: 'race', seating })}
          />
          <span>
            <b>{sayOfGame(language, `seating.${seating}`)}</b>
            <small>{say(`options.about.${seating}`)}</small>
          </span>
        </label>
      ))}
      <p className={styles.small}>{say('options.tablet')}</p>
    </fieldset>
  );
}

/** For whoever plays by ear, or likes to take his time. BU-8.4 */
function Calm({ calm, onChange }: { calm: boolean; onChange: (calm: boolean) => void }) {
  const { say } = useTongue();
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={calm} onChange={({ target }) => onChange(target.checked)} />
      <span>
        <b>{say('options.calm')}</b>
        <small>{say('options.aboutCalm')}</small>
      </span>
    </label>
  );
}

interface HelpsProps {
  readonly options: Options;
  readonly names: readonly string[] | undefined;
  readonly onChange: (part: Partial<Options>) => void;
}

/** A child, a beginner? A seat can have upright maps; a strong player a larger hand. BU-8.1 */
function Helps({ options, names, onChange }: HelpsProps) {
  const { language, say } = useTongue();
  const { play, upright, hands } = options;
  if (play.kind === 'daily' || play.kind === 'ghosts') return null;
  const alone = hands.length === 1;
  const set = <Value,>(list: readonly Value[], seat: number, value: Value) =>
    list.map((old, index) => (index === seat ? value : old));
  return (
    <fieldset className={styles.helps}>
      <legend>{say(alone ? 'options.alone' : 'options.help')}</legend>
      {hands.map((hand, seat) => (
        <div key={SET_NAMES[seat]} className={styles.seat}>
          {!alone && (
            <span className={styles.who}>
              <Card building={1} side="A" set={SET_NAMES[seat] as SetName} />
              <span>{names?.[seat] || say('options.seat', { seat: seat + 1 })}</span>
            </span>
          )}
          {play.kind !== 'practice' && !isOpposite(play) && (
            <label className={styles.upright}>
              <input
                type="checkbox"
                checked={upright[seat] === true}
                onChange={({ target }) => onChange({ upright: set(upright, seat, target.checked) })}
              />
              <Icon name="check" /> {sayOfGame(language, 'option.upright')}
            </label>
          )}
          <span className={styles.stepper}>
            <span id={`hand-${seat}`}>{say('options.hand')}</span>
            <button
              type="button"
              className={controls.button}
              aria-label={say('options.less', { seat: seat + 1 })}
              disabled={hand <= STARRED.length}
              onClick={() => onChange({ hands: set(hands, seat, hand - 1) })}
            >
              <Sign name="minus" />
            </button>
            <output aria-labelledby={`hand-${seat}`}>{hand}</output>
            <button
              type="button"
              className={controls.button}
              aria-label={say('options.more', { seat: seat + 1 })}
              disabled={hand >= BUILDINGS.length}
              onClick={() => onChange({ hands: set(hands, seat, hand + 1) })}
            >
              <Icon name="plus" />
            </button>
          </span>
        </div>
      ))}
    </fieldset>
  );
}
