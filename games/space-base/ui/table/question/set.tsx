/** What a die is to show, before the roll. */

import { Die, type Face } from '@starboard/look/art/die.tsx';
import controls from '@starboard/look/controls.module.css';
import { useDesk } from '../desk.tsx';
import { Ask, Confirm, Leave } from './ask.tsx';
import { Option, Options } from './option.tsx';

export function SetQuestion() {
  const { say, choices } = useDesk();
  const values = choices.filter(({ action }) => action.do === 'set');
  const decline = choices.find(({ action }) => action.do === 'decline');
  return (
    <>
      <Ask title={say('set.title')}>
        <Confirm />
        <Leave choice={decline} number={values.length + 1}>
          {say('set.leave')}
        </Leave>
      </Ask>
      <Options count={values.length} kind="pictures">
        {values.map((choice, index) => {
          const value = choice.action.do === 'set' ? choice.action.value : 1;
          return (
            <Option
              key={value}
              choice={choice}
              number={index + 1}
              title={
                <>
                  <Die face={value as Face} />
                  <span className={controls.heard}>{value}</span>
                </>
              }
            />
          );
        })}
      </Options>
    </>
  );
}
