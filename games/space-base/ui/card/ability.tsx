/**
 * An ability: its slots at the left, what charges pay for at the right. The
 * shape of the box says when: a square dock on your own turn, a swallowtail on
 * another's, a pill on any.
 */

import type { Ability, Effect, Slot, Use } from '@starboard/space-base';
import { SignIcon, UseIcon } from '../art/icons.tsx';
import { Cube, Token } from '../art/token.tsx';
import styles from './ability.module.css';
import rewards from './reward.module.css';
import { FreeShips } from './reward.tsx';

export interface AbilityBoxProps {
  readonly ability: Ability;
  /** How many charges lie on it. */
  readonly cubes?: number | undefined;
  /** At a table only the slots that count there are drawn; otherwise each says for how many players it is. */
  readonly players?: number | undefined;
}

export function AbilityBox({ ability, cubes = 0, players }: AbilityBoxProps) {
  const slots = ability.slots.filter((slot) => countsFor(slot, players));
  const ready = cubes > 0 && (!ability.linked || cubes >= slots.length);
  return (
    <span className={styles.ability}>
      <span className={`${styles.slots} ${ability.linked && slots.length > 1 ? styles.tray : ''}`}>
        {slots.map((slot, place) => (
          <SlotWindow
            // biome-ignore lint/suspicious/noArrayIndexKey: slots never move
            key={place}
            slot={slot}
            lit={place < cubes}
            told={players === undefined}
          />
        ))}
      </span>
      <i className={styles.pays} />
      <span className={givesClass(ability, ready)}>
        <UseIcon use={ability.use} className={styles.when} />
        {ability.effects.map((effect) => (
          <EffectSign key={effect.kind} effect={effect} />
        ))}
      </span>
    </span>
  );
}

function givesClass(ability: Ability, ready: boolean): string {
  const signs = ability.effects.reduce((count, effect) => count + signsOf(effect), 0);
  return [
    styles.gives,
    BOXES[ability.use],
    ready ? styles.ready : '',
    signs > 2 ? styles.crowded : '',
  ].join(' ');
}

/** About how many signs stand side by side, to know when a box gets crowded. */
function signsOf(effect: Effect): number {
  if (effect.kind === 'buy') return effect.anySector === undefined ? 1 : 2;
  return effect.kind === 'othersLose' ? 2 : 1;
}

const BOXES: Readonly<Record<Use, string | undefined>> = {
  ownTurn: styles.own,
  othersTurn: styles.others,
  anyTurn: styles.any,
};

function countsFor(slot: Slot, players: number | undefined): boolean {
  return slot === 'always' || players === undefined || slot.players.includes(players);
}

/** A dark window that a charge lights; dots in it say with how many players it is there. */
function SlotWindow({ slot, lit, told }: { slot: Slot; lit: boolean; told: boolean }) {
  if (lit) {
    return (
      <span className={`${styles.slot} ${styles.lit}`}>
        <Cube />
      </span>
    );
  }
  return (
    <span className={styles.slot}>
      {told && slot !== 'always' && (
        <span className={styles.dots}>
          {slot.players.map((count) => (
            <span key={count}>
              {Array.from({ length: count }, (_, dot) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dots are all alike
                <i key={dot} />
              ))}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

function EffectSign({ effect }: { effect: Effect }) {
  switch (effect.kind) {
    case 'gain':
      return (
        <>
          {effect.credits !== undefined && <Token of="credits" amount={effect.credits} />}
          {effect.income !== undefined && <Token of="income" amount={effect.income} />}
          {effect.vp !== undefined && <Token of="vp" amount={effect.vp} />}
        </>
      );
    case 'claim':
      return effect.cards.map((claim) => <FreeShips key={claim.level} claim={claim} />);
    case 'doubleSector':
      return <b className={styles.double}>×2</b>;
    case 'swapSectors':
      return (
        <b className={styles.swap}>
          {effect.sectors[0]}
          <SignIcon sign="swap" className={rewards.sign} />
          {effect.sectors[1]}
        </b>
      );
    case 'othersLose':
      return (
        <span className={rewards.effect}>
          <SignIcon sign="people" className={rewards.sign} />
          <Token of="vp" amount={-effect.vp} />
        </span>
      );
    case 'shiftSum':
      return (
        <span className={rewards.effect}>
          <SignIcon sign="dicePair" className={rewards.sign} />
          <b>+{effect.by.join('/')}</b>
        </span>
      );
    case 'buy':
      return (
        <span className={rewards.effect}>
          <SignIcon sign="buy" className={rewards.sign} />
          {effect.count > 1 && <b>×{effect.count}</b>}
          {effect.anySector !== undefined && (
            <b className={styles.range}>
              {effect.anySector[0]}–{effect.anySector.at(-1)}
            </b>
          )}
        </span>
      );
    case 'setDie':
      return (
        <span className={rewards.effect}>
          <SignIcon sign="setDie" className={rewards.sign} />
          {effect.dice > 1 && <b>×{effect.dice}</b>}
        </span>
      );
    default:
      return <SignIcon sign={effect.kind} className={rewards.sign} />;
  }
}
