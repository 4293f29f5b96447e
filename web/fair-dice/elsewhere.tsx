/** The same two numbers without our code, for whoever trusts nobody. */

import { useTranslations } from 'use-intl';
import styles from './check.module.css';

export function Elsewhere({ secret, words }: { secret: string; words: readonly string[] }) {
  const t = useTranslations('fairDice.check');
  return (
    <details className={styles.elsewhere}>
      <summary>{t('elsewhere')}</summary>
      <p>{t('elsewhereText')}</p>
      <pre>
        <code>{`${sumOf(secret)}\n${sumOf(JSON.stringify([secret, ...words]))}`}</code>
      </pre>
    </details>
  );
}

function sumOf(text: string): string {
  return `printf %s '${text.replaceAll("'", String.raw`'\''`)}' | sha256sum`;
}
