/** Across the top: whose turn, which step, which round, and the tools. */

import { Flag } from '@starboard/look/art/flag.tsx';
import { useSeen } from '@starboard/look/seen.ts';
import { Corner, TimeLeft } from '@starboard/look/slots.tsx';
import type { Step } from '@starboard/space-base';
import css from './bar.module.css';
import { playerAt, useDesk } from './desk.tsx';
import { Sign, type SignName } from './sign.tsx';
import { useVictory } from './victory.ts';

export interface BarProps {
  readonly onOdds: () => void;
  readonly onOrders: () => void;
  readonly onKeys: () => void;
  /** Where there is no room for the log. */
  readonly onLog: (() => void) | undefined;
  readonly onLeave: () => void;
}

export function Bar(props: BarProps) {
  const desk = useDesk();
  const { say, view, undoable, undo } = desk;
  return (
    <header className={css.bar}>
      <div className={css.now}>
        <Whose />
        <Steps step={view.step} />
        <Round />
        <div className={css.time}>
          <TimeLeft />
        </div>
      </div>
      <div className={css.tools}>
        {desk.mine && (
          <Tool name="undo" label={say('undo')} onPress={undo} disabled={!undoable} hint="U" />
        )}
        <Tool name="odds" label={say('odds.title')} onPress={props.onOdds} hint="O" />
        {desk.mine && (
          <Tool
            name="orders"
            label={say('orders.title')}
            onPress={props.onOrders}
            hint="S"
            lit={desk.order !== null}
          />
        )}
        {desk.layout !== 'narrow' && (
          <Tool name="keys" label={say('keys.title')} onPress={props.onKeys} hint="?" />
        )}
        {props.onLog !== undefined && (
          <Tool name="log" label={say('log.title')} onPress={props.onLog} />
        )}
        <Corner />
        <Tool name="leave" label={say('leave')} onPress={props.onLeave} />
      </div>
    </header>
  );
}

function Round() {
  const { say, view } = useDesk();
  const { round, step } = view;
  const words = step === 'offers' ? say('options.title') : say('round', { round });
  return (
    <data className={css.round} value={round}>
      <span>{words}</span>
      {step !== 'offers' && <span aria-hidden="true">{say('roundShort', { round })}</span>}
    </data>
  );
}

function Whose() {
  const desk = useDesk();
  const victory = useVictory();
  const active = playerAt(desk, desk.view.active);
  const own = desk.mine && active.seat === desk.seat && desk.hands === 1;
  if (victory !== undefined) {
    return (
      <h1 className={css.whose} data-own={victory.own || undefined}>
        <Flag colour={victory.winner.colour} />
        <span>{victory.words}</span>
      </h1>
    );
  }
  return (
    <h1 className={css.whose} data-own={own || undefined}>
      <Flag colour={active.colour} />
      <span>{own ? desk.say('yourTurn') : desk.say('turnOf', { player: active.name })}</span>
    </h1>
  );
}

const ORDER = [
  'opening',
  'roll',
  'dice',
  'collect',
  'between',
  'buy',
  'closing',
  'income',
] as const;

/** Steps in which most often nobody is asked anything. */
const MINOR: readonly string[] = ['opening', 'between', 'closing'];

const SHOWN_AS: Record<Exclude<Step, 'offers' | 'over'>, (typeof ORDER)[number]> = {
  opening: 'opening',
  setting: 'roll',
  rolling: 'roll',
  rerolling: 'roll',
  collecting: 'dice',
  between: 'between',
  buying: 'buy',
  closing: 'closing',
};

function Steps({ step }: { step: Step }) {
  const { say } = useDesk();
  const now = placeOf(step);
  return (
    <ol className={css.steps} aria-label={say('step.title')}>
      {ORDER.map((name, index) => (
        <li
          key={name}
          data-state={index < now ? 'done' : index === now ? 'now' : 'later'}
          data-minor={MINOR.includes(name) || undefined}
          aria-current={index === now ? 'step' : undefined}
        >
          <i />
          <span>{say(`step.${name}`)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Before the first turn there is none yet, and after the last one all are done. */
function placeOf(step: Step): number {
  if (step === 'offers') return -1;
  return step === 'over' ? ORDER.length : ORDER.indexOf(SHOWN_AS[step]);
}

function Tool(props: {
  name: SignName;
  label: string;
  onPress: () => unknown;
  disabled?: boolean;
  lit?: boolean;
  hint?: string;
}) {
  const { name, label, onPress, disabled = false, lit = false, hint } = props;
  const { pressed, press } = useSeen(onPress);
  return (
    <button
      type="button"
      className={css.tool}
      onClick={press}
      disabled={disabled}
      aria-label={label}
      title={hint === undefined ? label : `${label} (${hint})`}
      data-key={hint?.toLowerCase()}
      data-lit={lit || undefined}
      data-pressed={pressed || undefined}
    >
      <Sign name={name} />
    </button>
  );
}
