/** Where everybody looks: the map face down, counted in, and turned up. */

import { useEffect, useLayoutEffect, useRef } from 'react';
import { COUNTDOWN } from '../../rules/between.ts';
import type { View } from '../../rules/view.ts';
import { MapBack } from '../art/pile.tsx';
import type { Hands } from '../seat/hands.ts';
import { useTongue } from '../text/words.tsx';
import { useElapsed } from './clock.tsx';
import { MapView, type MapViewProps } from './map-view.tsx';
import styles from './plan.module.css';

export interface PlanProps extends Pick<MapViewProps, 'only' | 'ringed'> {
  readonly view: View;
  /** Those who look at this map at this device: each has a stopwatch of his own. */
  readonly hands: readonly Hands[];
}

export function Plan({ view, hands, ...marks }: PlanProps) {
  const { say } = useTongue();
  const { stage, round } = view;
  if (stage.kind === 'building' && round !== null) {
    return (
      <Revealed key={round.number} hands={hands}>
        <MapView map={round.map} direction={round.direction} label={say('map.name')} {...marks} />
      </Revealed>
    );
  }
  return (
    <div className={styles.back}>
      <MapBack />
      {stage.kind === 'countdown' && <Count elapsed={(hands[0] as Hands).elapsed} />}
    </div>
  );
}

/** The stopwatches start when the map has been drawn, with or without motion. BU-6.2 */
function Revealed({ hands, children }: { hands: readonly Hands[]; children: React.ReactNode }) {
  const map = useRef<HTMLDivElement>(null);
  const everybody = useRef(hands);
  useLayoutEffect(() => {
    everybody.current = hands;
  }, [hands]);
  useEffect(() => {
    let gone = false;
    const start = () => {
      if (!gone) for (const each of everybody.current) each.drawn();
    };
    void pictured(map.current as HTMLElement).then(() =>
      // The frame after the next one begins when the map's first has been shown.
      requestAnimationFrame(() => requestAnimationFrame(start)),
    );
    return () => {
      gone = true;
    };
  }, []);
  return (
    <div ref={map} className={styles.revealed}>
      {children}
    </div>
  );
}

/** Its pictures are kept from before the round; should one be late all the same, nobody's time runs until it is there. */
function pictured(map: HTMLElement): Promise<unknown> {
  return Promise.allSettled([...map.querySelectorAll('img')].map((picture) => picture.decode()));
}

const COUNTS = 3;

/** Three, two, one, over the map, where eyes must be. */
function Count({ elapsed }: { elapsed: () => number }) {
  const now = useElapsed(elapsed, true);
  const count = Math.max(1, COUNTS - Math.floor((now * COUNTS) / COUNTDOWN));
  return (
    <div className={styles.count} role="timer" aria-live="assertive">
      <span key={count}>{count}</span>
    </div>
  );
}
