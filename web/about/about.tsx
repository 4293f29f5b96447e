/** Whose names, whose art, what licence: said once and plainly. */

import controls from '@starboard/look/controls.module.css';
import { useTranslations } from 'use-intl';
import panels from '../shell/panels.module.css';
import { Screen } from '../shell/screen.tsx';
import styles from './about.module.css';

export function About() {
  const t = useTranslations('about');
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <div className={`${panels.alike} ${styles.subjects}`}>
        {SUBJECTS.map((subject) => (
          <section key={subject} className={controls.panel}>
            <h2>{t(subject)}</h2>
            <p>{t(`${subject}Text`)}</p>
          </section>
        ))}
      </div>
    </Screen>
  );
}

const SUBJECTS = ['unofficial', 'names', 'art', 'open', 'private', 'type'] as const;
