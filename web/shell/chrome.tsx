/** What stands around every page but a game: the header, the ground below, and on a phone the bar under the thumb. */

import type { ReactNode } from 'react';
import styles from './chrome.module.css';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useSpeaking } from './spoken.ts';
import { TabBar } from './tab-bar.tsx';

export function Chrome({ children }: { children: ReactNode }) {
  const speaking = useSpeaking();
  return (
    <div className={styles.page}>
      <Header {...speaking} />
      <main id="content" className={styles.main}>
        {children}
      </main>
      <Footer />
      <TabBar />
    </div>
  );
}
