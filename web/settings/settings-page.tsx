/** The settings on a page of their own. */

import controls from '@starboard/look/controls.module.css';
import { useTranslations } from 'use-intl';
import panels from '../shell/panels.module.css';
import { Screen } from '../shell/screen.tsx';
import { PageSettings, PlaySettings } from './settings-form.tsx';
import styles from './settings-page.module.css';

export default function SettingsPage() {
  const t = useTranslations('settings');
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <div className={panels.panels}>
        <section className={`${controls.panel} ${styles.panel}`} aria-labelledby="settings-page">
          <h2 id="settings-page">{t('page')}</h2>
          <PageSettings />
        </section>
        <section className={`${controls.panel} ${styles.panel}`} aria-labelledby="settings-play">
          <h2 id="settings-play">{t('play')}</h2>
          <PlaySettings />
        </section>
      </div>
    </Screen>
  );
}
