/** What could not be done, and why; nothing was changed by it. */

import { Icon } from '@starboard/look/art/icon.tsx';
import { useDesk } from './desk.tsx';
import css from './notice.module.css';

export function Notice({ words, onClose }: { words: string | undefined; onClose: () => void }) {
  const { say } = useDesk();
  return (
    <div className={css.place} role="alert">
      {words !== undefined && (
        <p className={css.notice}>
          <span>{words}</span>
          <button type="button" onClick={onClose} aria-label={say('close')}>
            <Icon name="cross" />
          </button>
        </p>
      )}
    </div>
  );
}
