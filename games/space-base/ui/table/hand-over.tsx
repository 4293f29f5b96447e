/** Several on one device, and something is hidden from the others: only then the device is handed over unseen. */

import type { Seat } from '@starboard/engine';
import { Flag } from '@starboard/look/art/flag.tsx';
import controls from '@starboard/look/controls.module.css';
import type { View } from '@starboard/space-base';
import { useState } from 'react';
import { playerAt, useDesk } from './desk.tsx';
import css from './hand-over.module.css';

export function useHandOver(view: View, seat: Seat, hands: number) {
  const [readySeat, setReady] = useState<Seat>();
  return {
    needed: view.step === 'offers' && hands > 1 && readySeat !== seat,
    ready: () => setReady(seat),
  };
}

export function HandOver({ onReady }: { onReady: () => void }) {
  const desk = useDesk();
  const player = playerAt(desk, desk.seat);
  return (
    <main className={css.handOver}>
      <Flag colour={player.colour} className={css.flag} />
      <h1>{desk.say('handOver.title', { player: player.name })}</h1>
      <p>{desk.say('handOver.why')}</p>
      <button
        type="button"
        className={`${controls.button} ${controls.lit} ${controls.big}`}
        onClick={onReady}
        data-primary=""
      >
        {desk.say('handOver.ready', { player: player.name })}
      </button>
    </main>
  );
}
