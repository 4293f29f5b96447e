/** Codes for when the password is lost: shown once, to be written down, copied or kept as a file. */

import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { download } from '../local/download.ts';
import { copyText } from '../shell/copy.ts';
import styles from './account.module.css';

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations('account');
  const [copied, setCopied] = useState(false);
  const text = codes.join('\n');
  return (
    <div className={styles.kept} role="status">
      <p>
        <b>{t('codesTitle')}</b> {t('codes')}
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.ways}>
        <button
          type="button"
          className={controls.button}
          onClick={() =>
            void copyText(text).then(
              () => setCopied(true),
              // Where the clipboard is closed they are still there to be written down.
              () => {},
            )
          }
        >
          <Icon name={copied ? 'check' : 'copy'} />
          {t(copied ? 'codesCopied' : 'codesCopy')}
        </button>
        <button
          type="button"
          className={controls.button}
          onClick={() => download('starboard-codes.txt', `${text}\n`, 'text/plain')}
        >
          <Icon name="download" />
          {t('codesDownload')}
        </button>
      </div>
    </div>
  );
}
