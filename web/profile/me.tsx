/** The visitor's own page: name, colour and face, the games on this device, and what the server knows of him. */

import { Flag } from '@starboard/look/art/flag.tsx';
import { TRAVELLERS, Traveller } from '@starboard/look/art/traveller.tsx';
import controls from '@starboard/look/controls.module.css';
import { SEAT_COLOURS, seatColour } from '@starboard/look/seat-colours.ts';
import { lazy, Suspense, useId } from 'react';
import { useTranslations } from 'use-intl';
import { MyGames } from '../local/my-games.tsx';
import panels from '../shell/panels.module.css';
import { Screen } from '../shell/screen.tsx';
import { useShownLooks } from './looks.ts';
import styles from './me.module.css';
import { changeProfile, LONGEST_NAME, useProfile } from './profile.ts';

const OnlineGames = lazy(() => import('../games/under-way.tsx'));
const OnlineMe = lazy(() => import('./online-me.tsx'));

export default function Me() {
  const t = useTranslations('profile');
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <div className={panels.panels}>
        <Portrait />
        <MyGames
          stage="under-way"
          before={
            <Suspense fallback={null}>
              <OnlineGames />
            </Suspense>
          }
        />
        <Suspense fallback={<div data-coming="" />}>
          <OnlineMe />
        </Suspense>
      </div>
    </Screen>
  );
}

function Portrait() {
  const t = useTranslations('profile');
  const { name, colour, face } = useProfile();
  const id = useId();
  useShownLooks();
  return (
    <section className={`${controls.panel} ${styles.portrait}`} aria-label={t('title')}>
      <Traveller className={styles.face} name={face} ring={seatColour(colour)} />
      <div className={styles.name}>
        <label htmlFor={id}>{t('name')}</label>
        <input
          id={id}
          className={controls.field}
          value={name}
          maxLength={LONGEST_NAME}
          placeholder={t('nameHint')}
          autoComplete="nickname"
          onChange={(event) => changeProfile({ name: event.target.value })}
        />
      </div>
      <fieldset className={styles.picks}>
        <legend>{t('colour')}</legend>
        {SEAT_COLOURS.map((value) => (
          <label key={value} className={styles.pick} title={t(`colours.${value}`)}>
            <input
              type="radio"
              name="colour"
              checked={value === colour}
              onChange={() => changeProfile({ colour: value })}
              aria-label={t(`colours.${value}`)}
            />
            <Flag colour={value} />
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.picks}>
        <legend>{t('face')}</legend>
        {TRAVELLERS.map((value) => (
          <label key={value} className={styles.pick} title={t(`faces.${value}`)}>
            <input
              type="radio"
              name="face"
              checked={value === face}
              onChange={() => changeProfile({ face: value })}
              aria-label={t(`faces.${value}`)}
            />
            <Traveller name={value} />
          </label>
        ))}
      </fieldset>
    </section>
  );
}
