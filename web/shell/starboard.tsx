/** The whole page: languages around it, header and footer, and what each address shows. */

import { Sky } from '@starboard/look/art/sky.tsx';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { IntlProvider, useTranslations } from 'use-intl';
import { Route, Switch } from 'wouter';
import { About } from '../about/about.tsx';
import { Home } from '../home/home.tsx';
import { type Language, loadText, type Text } from '../text/language.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Lost } from './lost.tsx';
import { remember } from './memory.ts';
import styles from './starboard.module.css';

// It brings the engine along, which the other addresses do not need.
const FairDice = lazy(() => import('../fair-dice/fair-dice.tsx'));

/** A language together with its words, so that the page never shows one without the other. */
export interface Spoken {
  readonly language: Language;
  readonly text: Text;
}

export function Starboard({ first }: { first: Spoken }) {
  const [spoken, setSpoken] = useState(first);
  useLayoutEffect(() => {
    document.documentElement.lang = spoken.language;
  }, [spoken]);

  const chooseLanguage = (language: Language) => {
    remember('language', language);
    loadText(language).then(
      (text) => setSpoken({ language, text }),
      // Not to be had now, as without a network: the page stays as it is until the next visit.
      () => {},
    );
  };

  return (
    <IntlProvider locale={spoken.language} messages={spoken.text} timeZone="UTC">
      <Sky className={styles.sky} />
      <div className={styles.page}>
        <Header language={spoken.language} onLanguage={chooseLanguage} />
        <main id="content" className={styles.main}>
          <Suspense fallback={<Loading />}>
            <Switch>
              <Route path="/" component={Home} />
              <Route path="/fair-dice" component={FairDice} />
              <Route path="/about" component={About} />
              <Route component={Lost} />
            </Switch>
          </Suspense>
        </main>
        <Footer />
      </div>
    </IntlProvider>
  );
}

function Loading() {
  const t = useTranslations();
  return <p className={styles.loading}>{t('loading')}</p>;
}
