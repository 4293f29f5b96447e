/** Everything that can be set, on a page of its own and beside a game. */

import controls from '@starboard/look/controls.module.css';
import { SegmentedChoice } from '@starboard/look/segmented-choice.tsx';
import { Slider } from '@starboard/look/slider.tsx';
import { play } from '@starboard/look/sound.ts';
import { Switch } from '@starboard/look/switch.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSpeaking } from '../shell/spoken.ts';
import { LANGUAGES, OWN_NAMES } from '../text/language.ts';
import { CHOICES, type Chosen, choose, useChosen } from './settings.ts';
import styles from './settings-form.module.css';

export function PageSettings() {
  const t = useTranslations('settings');
  const { language, onLanguage } = useSpeaking();
  return (
    <>
      <Row name={t('language')} four>
        <SegmentedChoice
          label={t('language')}
          value={language}
          onChange={onLanguage}
          options={LANGUAGES.map((value) => ({ value, name: OWN_NAMES[value], lang: value }))}
        />
      </Row>
      <Segments of="theme" />
      <Segments of="motion" />
      <Segments of="textSize" />
    </>
  );
}

export function PlaySettings() {
  const t = useTranslations('settings');
  const { volume, confirm } = useChosen();
  return (
    <>
      <div className={styles.sound}>
        <Slider
          label={t('volume')}
          value={volume}
          min={0}
          max={1}
          step={0.1}
          onChange={(value) => {
            choose({ volume: (Math.round(value * 10) / 10) as Chosen['volume'] });
            play('credit');
          }}
          say={(share) => (share === 0 ? t('silent') : t('loudness', { share }))}
        />
        <button type="button" className={controls.button} onClick={() => play('dice')}>
          {t('hear')}
        </button>
      </div>
      <Segments of="speed" />
      <Switch
        label={t('confirm')}
        checked={confirm === 'yes'}
        onChange={(yes) => choose({ confirm: yes ? 'yes' : 'no' })}
      />
    </>
  );
}

type Named = 'theme' | 'motion' | 'textSize' | 'speed';

function Segments({ of: name }: { of: Named }) {
  const t = useTranslations('settings');
  const value = useChosen((chosen) => chosen[name]);
  const values: readonly Chosen[Named][] = CHOICES[name];
  return (
    <Row name={t(name)} four={values.length === 4}>
      <SegmentedChoice
        label={t(name)}
        value={value}
        onChange={(next) => choose({ [name]: next })}
        options={values.map((value) => ({ value, name: t(value) }))}
      />
    </Row>
  );
}

function Row({ name, four, children }: { name: string; four?: boolean; children: ReactNode }) {
  return (
    <div className={styles.row} data-four={four || undefined}>
      <span aria-hidden="true">{name}</span>
      {children}
    </div>
  );
}
