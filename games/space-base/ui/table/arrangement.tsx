/** The parts of the table, put where the room allows: all in sight on a wide screen, one region at a time on a phone. */

import type { Seat } from '@starboard/engine';
import { Dialog } from '@starboard/look/dialog.tsx';
import { useSeen } from '@starboard/look/seen.ts';
import { memo, useEffect, useRef, useState } from 'react';
import css from './arrangement.module.css';
import { Backdrop } from './backdrop.tsx';
import { Bar } from './bar.tsx';
import { Base } from './base.tsx';
import { Chips } from './chips.tsx';
import { Counters } from './counters.tsx';
import { Course } from './course.tsx';
import { playerAt, useDesk } from './desk.tsx';
import { Heard } from './heard.tsx';
import type { History } from './history.ts';
import { Log } from './log.tsx';
import { Orders } from './orders.tsx';
import { Bridge } from './question/bridge.tsx';
import { Rivals } from './rivals.tsx';
import { Shipyard } from './shipyard.tsx';
import { Sign, type SignName } from './sign.tsx';

export interface ArrangementProps {
  readonly history: History;
  readonly onOdds: () => void;
  readonly onKeys: () => void;
  readonly onLeave: () => void;
  /** When the match is over: back to how it ended. */
  readonly onEnd: (() => void) | undefined;
}

const MOST_BESIDE_THE_LOG = { low: 0, usual: 4, tall: 5 };

const REGIONS = ['base', 'yard', 'players', 'log'] as const;
type Region = (typeof REGIONS)[number];
type Opened = { kind: 'orders' } | { kind: 'log' } | { kind: 'rival'; seat: Seat };

export const Arrangement = memo(function Arrangement(props: ArrangementProps) {
  const { history, onOdds, onKeys, onLeave, onEnd } = props;
  const desk = useDesk();
  const { say, layout, height } = desk;
  const [region, show] = useRegion();
  const [opened, open] = useState<Opened>();
  const close = () => open(undefined);
  const narrow = layout === 'narrow';
  const sideways = narrow && height === 'low';
  // Where four rivals, or a low window, leave no room for the log, it is opened instead.
  const most = MOST_BESIDE_THE_LOG[height];
  const crowded = layout === 'wide' && desk.players.length > most;
  const isShown = (candidate: Region) => !narrow || candidate === region;
  return (
    <>
      <Heard history={history} />
      <Backdrop />
      <main className={css.table} data-players={desk.players.length}>
        <Bar
          onOdds={() => {
            // They lie over the base, which on a phone may be out of sight.
            show('base');
            onOdds();
          }}
          onOrders={() => open({ kind: 'orders' })}
          onKeys={onKeys}
          onLog={crowded ? () => open({ kind: 'log' }) : undefined}
          onLeave={onLeave}
        />
        {narrow && !sideways && <Chips onOpen={(seat) => open({ kind: 'rival', seat })} />}
        <Course />
        <Bridge history={history} onOrders={() => open({ kind: 'orders' })} onEnd={onEnd} />
        {isShown('base') && <Base seat={desk.seat} />}
        {narrow && (region === 'yard' || (sideways && region !== 'base')) && (
          <div className={css.purse}>
            <Counters seat={desk.seat} />
          </div>
        )}
        {isShown('yard') && <Shipyard />}
        <div className={css.side}>
          {isShown('players') && <Rivals onOpen={(seat) => open({ kind: 'rival', seat })} />}
          {isShown('log') && !crowded && <Log history={history} />}
        </div>
        {narrow && <Nav region={region} onShow={show} />}
      </main>
      {opened?.kind === 'orders' && <Orders onClose={close} />}
      {opened?.kind === 'log' && (
        <Dialog open onClose={close} title={say('log.title')} closeLabel={say('close')}>
          <Log history={history} />
        </Dialog>
      )}
      {opened?.kind === 'rival' && (
        <Dialog
          open
          onClose={close}
          title={say('base.title', { player: playerAt(desk, opened.seat).name })}
          closeLabel={say('close')}
          wide
        >
          <div className={css.visit} data-layout={layout === 'wide' ? 'middle' : layout}>
            <Base seat={opened.seat} />
          </div>
        </Dialog>
      )}
    </>
  );
});

/** On a phone, buying opens the shipyard and everything else the base, once for each question: what was bought is seen to dock. */
function useRegion() {
  const { question } = useDesk();
  const [region, show] = useState<Region>('base');
  const shopping = useRef(false);
  const ask = question?.ask;
  useEffect(() => {
    const shops = ask === 'purchase' || ask === 'buy' || ask === 'claim';
    if (shops) show('yard');
    else if (ask !== undefined || shopping.current) show('base');
    shopping.current = shops;
  }, [ask]);
  return [region, show] as const;
}

function Nav({ region, onShow }: { region: Region; onShow: (region: Region) => void }) {
  const { say } = useDesk();
  return (
    <nav className={css.nav} aria-label={say('nav.title')}>
      {REGIONS.map((name) => (
        <NavButton key={name} name={name} shown={name === region} onShow={onShow} />
      ))}
    </nav>
  );
}

function NavButton(props: { name: Region; shown: boolean; onShow: (region: Region) => void }) {
  const { name, shown, onShow } = props;
  const { say } = useDesk();
  const { pressed, press } = useSeen(() => onShow(name));
  return (
    <button
      type="button"
      aria-current={shown ? 'page' : undefined}
      data-pressed={pressed || undefined}
      onClick={press}
    >
      <Sign name={name satisfies SignName} />
      <span>{say(`nav.${name}`)}</span>
    </button>
  );
}
