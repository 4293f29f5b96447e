/** The keys that play a whole game. */

import { Dialog } from '@starboard/look/dialog.tsx';
import { useDesk } from './desk.tsx';
import css from './keys-window.module.css';

const KEYS = [
  ['1 – 9', 'answer'],
  ['enter', 'confirm'],
  ['space', 'roll'],
  ['N', 'next'],
  ['Tab', 'region'],
  ['← ↑ ↓ →', 'move'],
  ['D', 'card'],
  ['Q', 'question'],
  ['U', 'undo'],
  ['O', 'odds'],
  ['S', 'orders'],
  ['?', 'help'],
] as const;

export function KeysWindow({ onClose }: { onClose: () => void }) {
  const { say } = useDesk();
  return (
    <Dialog open onClose={onClose} title={say('keys.title')} closeLabel={say('close')}>
      <dl className={css.keys}>
        {KEYS.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key === 'enter' || key === 'space' ? say(`keys.${key}`) : key}</kbd>
            </dt>
            <dd>{say(`keys.${meaning}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
