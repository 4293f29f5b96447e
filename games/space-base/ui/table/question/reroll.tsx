/** Which dice to roll again. */

import { Die, type Face } from '@starboard/look/art/die.tsx';
import controls from '@starboard/look/controls.module.css';
import { Fragment } from 'react';
import { useDesk } from '../desk.tsx';
import { Ask, Confirm, Leave } from './ask.tsx';
import { Dice } from './die-pair.tsx';
import { Option, Options } from './option.tsx';
import { Outcome } from './outcome.tsx';

export function RerollQuestion() {
  const { say, view, choices } = useDesk();
  const ways = choices.filter(({ action }) => action.do === 'reroll');
  const decline = choices.find(({ action }) => action.do === 'decline');
  return (
    <>
      <Ask title={say('reroll.title')} dice={<Dice dice={view.dice} />}>
        <Confirm />
        <Leave choice={decline} number={ways.length + 1}>
          {say('reroll.leave')}
        </Leave>
      </Ask>
      <Options count={ways.length}>
        {ways.map((way, index) => {
          const dice = way.action.do === 'reroll' ? way.action.dice : [];
          return (
            <Option
              key={dice.join()}
              choice={way}
              number={index + 1}
              title={say(dice.length > 1 ? 'reroll.both' : 'reroll.one')}
              aside={dice.map((die) => (
                <Fragment key={die}>
                  <Die face={view.dice[die] as Face} />
                  <span className={controls.heard}>{view.dice[die]}</span>
                </Fragment>
              ))}
              footer={<Outcome preview={way.preview} />}
            />
          );
        })}
      </Options>
    </>
  );
}
