/** Asks once more before the lesson is left; it can be gone on with. */

import type { Language } from '@starboard/engine/words';
import controls from '@starboard/look/controls.module.css';
import { Dialog } from '@starboard/look/dialog.tsx';
import { say } from '../words.ts';

export interface LeavingProps {
  readonly open: boolean;
  readonly language: Language;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

export function Leaving({ open, language, onLeave, onStay }: LeavingProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={say(language, 'learn.tutorial.skip')}
      lead={say(language, 'learn.tutorial.skipLead')}
      closeLabel={say(language, 'learn.tutorial.stay')}
      foot={
        <>
          <button type="button" className={controls.button} onClick={onLeave}>
            {say(language, 'learn.tutorial.skip')}
          </button>
          <button type="button" className={`${controls.button} ${controls.lit}`} onClick={onStay}>
            {say(language, 'learn.tutorial.stay')}
          </button>
        </>
      }
    />
  );
}
