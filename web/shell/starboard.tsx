/** The whole page: languages around it, and what each address shows. */

import { Sky } from '@starboard/look/art/sky.tsx';
import {
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { type IntlError, IntlErrorCode, IntlProvider, useTranslations } from 'use-intl';
import { Route, Switch, useLocation } from 'wouter';
import { About } from '../about/about.tsx';
import { Home } from '../home/home.tsx';
import { firstLanguage, type Language, loadText } from '../text/language.ts';
import { Boundary } from './boundary.tsx';
import { Chrome } from './chrome.tsx';
import { Lost } from './lost.tsx';
import { onChoice, recall, remember } from './memory.ts';
import { SpeakingContext, type Spoken } from './spoken.ts';
import styles from './starboard.module.css';

// Loaded when someone goes there: the way in needs none of it.
const FairDice = lazy(() => import('../fair-dice/fair-dice.tsx'));
const LocalPlay = lazy(() => import('../local/play.tsx'));
const TablePage = lazy(() => import('../table/table-page.tsx'));
const ReplayPage = lazy(() => import('../replay/replay-page.tsx'));
const DailyPage = lazy(() => import('../daily/daily-page.tsx'));
const Lobby = lazy(() => import('../lobby/lobby.tsx'));
const Join = lazy(() => import('../lobby/join.tsx'));
const Setup = lazy(() => import('../setup/setup.tsx'));
const SettingsPage = lazy(() => import('../settings/settings-page.tsx'));
const Me = lazy(() => import('../profile/me.tsx'));
const HistoryPage = lazy(() => import('../history/history-page.tsx'));
const CheckPage = lazy(() => import('../check/check-page.tsx'));
const PersonPage = lazy(() => import('../people/person-page.tsx'));
const AccountPage = lazy(() => import('../account/account-page.tsx'));
const SignInPage = lazy(() => import('../account/sign-in.tsx'));
const RecoveryPage = lazy(() => import('../account/recovery.tsx'));
const Learn = lazy(() => import('../learn/learn.tsx'));
const TutorialPage = lazy(async () => ({
  default: (await import('../learn/lesson.tsx')).TutorialPage,
}));
const TrainerPage = lazy(async () => ({
  default: (await import('../learn/lesson.tsx')).TrainerPage,
}));
const RulesPage = lazy(async () => ({ default: (await import('../learn/rules.tsx')).RulesPage }));

export interface StarboardProps {
  /** The language it is drawn in at first. */
  readonly first: Spoken;
  /** The visitor's, if it is another. */
  readonly wanted?: Language;
}

export function Starboard({ first, wanted = first.language }: StarboardProps) {
  const [spoken, setSpoken] = useState(first);
  useLayoutEffect(() => {
    document.documentElement.lang = spoken.language;
  }, [spoken]);

  const speak = useCallback((language: Language) => {
    loadText(language).then(
      // What is still coming to life is not thrown away for it.
      (text) => startTransition(() => setSpoken({ language, text })),
      // Not to be had now, as without a network: the page stays as it is until the next visit.
      () => {},
    );
  }, []);
  useEffect(() => {
    if (wanted !== first.language) speak(wanted);
  }, [wanted, first.language, speak]);
  // What is chosen in another tab holds in this one too.
  useEffect(
    () => onChoice('language', () => speak(firstLanguage(recall('language'), navigator.languages))),
    [speak],
  );

  const speaking = useMemo(
    () => ({
      language: spoken.language,
      onLanguage: (language: Language) => {
        remember('language', language);
        speak(language);
      },
    }),
    [spoken.language, speak],
  );

  return (
    <IntlProvider locale={spoken.language} messages={spoken.text} onError={report}>
      <SpeakingContext value={speaking}>
        <Sky className={styles.sky} />
        <Switch>
          {/* A game has the whole window to itself. */}
          <Route path="/play/:game/:id">
            {({ id }) => (
              <Place>
                <LocalPlay key={id} id={id} />
              </Place>
            )}
          </Route>
          <Route path="/table/:id">
            {({ id }) => (
              <Place>
                <TablePage key={id} id={id} />
              </Place>
            )}
          </Route>
          <Route path="/replay/:from/:id?">
            {({ from, id }) => (
              <Place>
                <ReplayPage key={`${from} ${id}`} from={from} id={id} />
              </Place>
            )}
          </Route>
          <Route path="/learn/:game/trainer">
            {({ game }) => (
              <Place>
                <TrainerPage game={game} />
              </Place>
            )}
          </Route>
          <Route path="/learn/:game">
            {({ game }) => (
              <Place>
                <TutorialPage game={game} />
              </Place>
            )}
          </Route>
          <Route>
            <Chrome>
              <Place>
                <Switch>
                  <Route path="/" component={Home} />
                  <Route path="/new/:game">{({ game }) => <Setup game={game} />}</Route>
                  <Route path="/daily/:game">{({ game }) => <DailyPage game={game} />}</Route>
                  <Route path="/lobby" component={Lobby} />
                  <Route path="/join/:code?">{({ code }) => <Join code={code} />}</Route>
                  <Route path="/learn" component={Learn} />
                  <Route path="/learn/:game/rules">{({ game }) => <RulesPage game={game} />}</Route>
                  <Route path="/settings" component={SettingsPage} />
                  <Route path="/me" component={Me} />
                  <Route path="/history" component={HistoryPage} />
                  <Route path="/check" component={CheckPage} />
                  <Route path="/people/:id">{({ id }) => <PersonPage key={id} id={id} />}</Route>
                  <Route path="/account" component={AccountPage} />
                  <Route path="/sign-in" component={SignInPage} />
                  <Route path="/recover" component={RecoveryPage} />
                  <Route path="/fair-dice" component={FairDice} />
                  <Route path="/about" component={About} />
                  <Route component={Lost} />
                </Switch>
              </Place>
            </Chrome>
          </Route>
        </Switch>
      </SpeakingContext>
    </IntlProvider>
  );
}

/** Dates are the visitor's without being told so: to ask for his time zone at the start takes a phone a tenth of a second. */
function report(error: IntlError): void {
  if (error.code !== IntlErrorCode.ENVIRONMENT_FALLBACK) console.error(error);
}

/** What an address shows, come what may. */
function Place({ children }: { children: ReactNode }) {
  const [address] = useLocation();
  return (
    <Boundary place={address}>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </Boundary>
  );
}

function Loading() {
  const t = useTranslations();
  return (
    <p className={styles.loading} data-coming="">
      {t('loading')}
    </p>
  );
}
