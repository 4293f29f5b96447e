/** How others come to a table: the code to read out, the square to scan, the link to send. */

import type { TableNews } from '@starboard/client';
import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { useState } from 'react';
import { encode } from 'uqr';
import { useTranslations } from 'use-intl';
import { copyText } from '../shell/copy.ts';
import styles from './invitation.module.css';
import { useOrigin } from './use-origin.ts';

export function Invitation({ news: { id, code } }: { news: TableNews }) {
  const t = useTranslations('room');
  const pair = useTranslations();
  const { origin, open } = useOrigin();
  const address = `${origin}/table/${id}`;
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await copyText(address);
    setCopied(true);
  };
  return (
    <div className={styles.invitation}>
      <p className={styles.lead}>{t('crewLead', { host: new URL(origin).host })}</p>
      {!open && <p className={styles.lead}>{t('onlyHere')}</p>}
      {code !== null && (
        <p className={styles.code}>
          <span className={controls.heard}>{pair('pair', { what: t('code'), which: '' })}</span>
          {code}
        </p>
      )}
      <Square text={address} label={t('qr')} />
      <div className={styles.link}>
        <input
          className={controls.field}
          readOnly
          value={address}
          aria-label={t('link')}
          onFocus={(event) => event.target.select()}
        />
        <button
          type="button"
          className={controls.button}
          aria-label={t('copy')}
          title={t('copy')}
          onClick={() => void copy().catch(() => {})}
        >
          <Icon name={copied ? 'check' : 'copy'} />
        </button>
      </div>
      <p className={styles.copied} role="status">
        {copied && t('copied')}
      </p>
      {'share' in navigator && (
        <button
          type="button"
          className={`${controls.button} ${controls.big} ${controls.whole}`}
          // Whoever changes his mind about sharing is not told so.
          onClick={() => void navigator.share({ url: address }).catch(() => {})}
        >
          <Icon name="share" />
          {t('send')}
        </button>
      )}
    </div>
  );
}

/** A QR code, dark on paper in both themes, since cameras expect that. */
function Square({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const dots = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={styles.square}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dots.join('')} />
    </svg>
  );
}
