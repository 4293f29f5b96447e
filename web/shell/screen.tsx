/** What every address has: a name in the tab, a heading that is told on arrival, and a lead. */

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import styles from './screen.module.css';

export interface ScreenProps {
  /** For the tab; without the product's name. */
  readonly title: string;
  readonly heading?: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

// The first screen of a visit is announced by the browser; later ones are up to us.
let arrived = false;

export function Screen({ title, heading = title, lead, children }: ScreenProps) {
  const t = useTranslations();
  const brand = t('brand');
  const top = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    document.title = title.includes(brand) ? title : `${title} · ${brand}`;
  }, [title, brand]);

  useLayoutEffect(() => {
    if (arrived) {
      window.scrollTo(0, 0);
      top.current?.focus({ preventScroll: true });
    }
    arrived = true;
  }, []);

  return (
    <>
      <header className={styles.lede}>
        <h1 ref={top} tabIndex={-1}>
          {heading}
        </h1>
        <p>{lead}</p>
      </header>
      {children}
    </>
  );
}
