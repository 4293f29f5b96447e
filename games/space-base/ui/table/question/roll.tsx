/** The throw itself. */

import { useDesk } from '../desk.tsx';
import { Ask, Primary } from './ask.tsx';
import { Dice } from './die-pair.tsx';

export function RollQuestion() {
  const { say, view, choices } = useDesk();
  const [choice] = choices;
  return (
    <Ask
      title={say('roll.title')}
      hint={view.dice[0] > 0 ? say('roll.set', { value: view.dice[0] }) : undefined}
      dice={<Dice dice={view.dice} />}
    >
      {choice !== undefined && (
        <Primary choice={choice} roll>
          {say('roll.do')}
        </Primary>
      )}
    </Ask>
  );
}
