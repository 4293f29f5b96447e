/** What could not be done, and why; nothing was changed by it. */

import type { Refusal } from '@starboard/engine';
import { Icon } from '@starboard/look/art/icon.tsx';
import { tellRefusal } from '@starboard/space-base/text';
import { useDesk } from './desk.tsx';
import css from './notice.module.css';

export function Notice(props: {
  refusal: Refusal | undefined;
  tellElsewhere: Parameters<typeof tellRefusal>[2];
  onClose: () => void;
}) {
  const { refusal, tellElsewhere, onClose } = props;
  const { say, language } = useDesk();
  return (
    <div className={css.place} role="alert">
      {refusal !== undefined && (
        <p className={css.notice}>
          <span>{tellRefusal(refusal, language, tellElsewhere)}</span>
          <button type="button" onClick={onClose} aria-label={say('close')}>
            <Icon name="cross" />
          </button>
        </p>
      )}
    </div>
  );
}
