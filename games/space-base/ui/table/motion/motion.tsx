/**
 * What happened, seen to happen: everything moves from where it was to where it
 * counts. Nothing here is needed to play, and the next moment cuts it short.
 */

import { useLayoutEffect, useMemo, useRef } from 'react';
import { Cube, Token } from '../../art/token.tsx';
import { useDesk } from '../desk.tsx';
import type { Moment } from '../playback.ts';
import css from './motion.module.css';
import { play, type Stage } from './scenes.ts';
import { placesBefore } from './stage.ts';

export function Motion({ moment }: { moment: Moment }) {
  const { settings } = useDesk();
  const layer = useRef<HTMLDivElement>(null);
  const templates = useRef<HTMLDivElement>(null);
  const { haste, stillness } = settings;
  // Read while the table still shows what was before: a card that is bought leaves its place.
  const before = useMemo(() => placesBefore(layer.current?.parentElement, moment.events), [moment]);

  useLayoutEffect(() => {
    const root = layer.current?.parentElement;
    if (!root || layer.current === null || templates.current === null) return;
    const stage: Stage = {
      root,
      layer: layer.current,
      templates: templates.current,
      before,
      haste,
      still: stillness,
    };
    const starts = haste > 0 ? moment.events.flatMap((event) => play(event, stage)) : [];
    const running = starts.map((start) => start());
    return () => {
      for (const animation of running) animation.finish();
    };
  }, [moment, before, haste, stillness]);

  return (
    <div ref={layer} className={css.layer} aria-hidden="true">
      <div ref={templates} hidden>
        <span data-token="credits">
          <Token of="credits" />
        </span>
        <span data-token="income">
          <Token of="income" />
        </span>
        <span data-token="vp">
          <Token of="vp" />
        </span>
        <span data-token="light">
          <Light />
        </span>
        <span data-token="cube">
          <Cube />
        </span>
      </div>
    </div>
  );
}

function Light() {
  return (
    <svg className={css.light} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx={10} cy={10} r={7} fill="currentColor" />
    </svg>
  );
}
