/** Asks once more before something is done that cannot simply be undone. */

import controls from '@starboard/look/controls.module.css';
import { Dialog } from '@starboard/look/dialog.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export interface ConfirmationProps {
  readonly open: boolean;
  /** What is to be done, which the lit button says as well. */
  readonly deed: string;
  /** What follows from it. */
  readonly lead: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function Confirmation(props: ConfirmationProps) {
  const { open, deed, lead, onConfirm, onClose, children } = props;
  const t = useTranslations();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={deed}
      lead={lead}
      closeLabel={t('close')}
      foot={
        <>
          <button type="button" className={controls.button} onClick={onClose}>
            {t('cancel')}
          </button>
          <button
            type="button"
            className={`${controls.button} ${controls.lit}`}
            onClick={onConfirm}
          >
            {deed}
          </button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
