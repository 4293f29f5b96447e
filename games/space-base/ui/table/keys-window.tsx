/** The keys that play a whole game. */

import { useDesk } from './desk.tsx';
import css from './keys-window.module.css';
import { Window } from './window.tsx';

const KEYS = [
  ['1 – 9', 'answer'],
  ['Enter', 'confirm'],
  ['Space', 'roll'],
  ['Tab', 'region'],
  ['← ↑ ↓ →', 'move'],
  ['D', 'card'],
  ['Q', 'question'],
  ['U', 'undo'],
  ['O', 'odds'],
  ['S', 'orders'],
] as const;

export function KeysWindow({ onClose }: { onClose: () => void }) {
  const { say } = useDesk();
  return (
    <Window title={say('keys.title')} onClose={onClose}>
      <dl className={css.keys}>
        {KEYS.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(`keys.${meaning}`)}</dd>
          </div>
        ))}
      </dl>
    </Window>
  );
}
