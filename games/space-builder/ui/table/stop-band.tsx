/** The round is over: a band beside the board, never over it. */

import styles from './stop-band.module.css';

export function StopBand({ won, title, text }: { won: boolean; title: string; text: string }) {
  return (
    <div className={styles.band} data-won={won} role="alert">
      <b>{title}</b>
      <span>{text}</span>
    </div>
  );
}
