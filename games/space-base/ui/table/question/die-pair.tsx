/** The two dice as they lie. */

import { Die, type Face } from '@starboard/look/art/die.tsx';
import { useDesk } from '../desk.tsx';
import css from './die-pair.module.css';

export function Dice({ dice }: { dice: readonly [number, number] }) {
  const { say } = useDesk();
  const [first, second] = dice;
  return (
    <span
      className={css.dice}
      role="img"
      aria-label={say(first === 0 ? 'dice.unthrown' : second === 0 ? 'dice.oneSet' : 'dice.shown', {
        first,
        second,
      })}
      data-at="dice"
    >
      {dice.map((die, index) =>
        die === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are two dice, a first and a second.
          <span key={index} className={css.unthrown} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are two dice, a first and a second.
          <Die key={index} face={die as Face} className={css.die} />
        ),
      )}
    </span>
  );
}
