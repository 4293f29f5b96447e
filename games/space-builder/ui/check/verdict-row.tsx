/** One building of the check: right or wrong, and both pictures side by side. */

import { LENSES, OUTLINE, type SetName } from '../../art/index.ts';
import {
  type Building,
  cellOf,
  type Placement,
  SLOTS,
  type Slot,
  type Turn,
} from '../../maps/map.ts';
import type { Verdict } from '../../rules/state.ts';
import { buildingName, placeName, sideDetail, tellVerdict, turnName } from '../../text/index.ts';
import { Card, Face } from '../art/drawing.tsx';
import { useTongue } from '../text/words.tsx';
import { VerdictBadge } from './verdict-badge.tsx';
import styles from './verdict-row.module.css';

export interface VerdictRowProps {
  readonly verdict: Verdict;
  readonly set: SetName;
  readonly seen: boolean;
  readonly open: boolean;
  readonly onOpen: () => void;
}

export function VerdictRow({ verdict, set, seen, open, onOpen }: VerdictRowProps) {
  const { language, say } = useTongue();
  const { building, wanted, stood, wrong } = verdict;
  const { side, turn } = stood ?? wanted;
  return (
    <li
      ref={open && seen && wrong.length > 0 ? intoView : null}
      className={styles.row}
      data-open={open && seen}
      data-seen={seen}
    >
      <button type="button" className={styles.head} onClick={onOpen} disabled={!seen}>
        <span className={styles.mini} style={{ rotate: `${turn * 90}deg` }}>
          <Card building={building} side={side} set={set} />
        </span>
        <span>
          <b>{buildingName(building, language)}</b>
          <small>{seen ? say('verdict.short', { wrong: wrong[0] ?? 'none' }) : '…'}</small>
        </span>
        {seen && <VerdictBadge verdict={verdict} />}
      </button>
      {open && seen && wrong.length > 0 && (
        <>
          <Pair verdict={verdict} set={set} />
          {wrong.length > 1 && <p className={styles.besides}>{tellVerdict(verdict, language)}</p>}
        </>
      )}
    </li>
  );
}

/** A fault can be seen, however long the list; what is right needs no more than its tick on the board. */
function intoView(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}

/** What the map asked for, and what was built. */
export function Pair({ verdict, set }: { verdict: Verdict; set: SetName }) {
  const { language, say } = useTongue();
  const { building, wanted, stood, wrong } = verdict;
  const told = (placement: Placement) =>
    wrong.includes('slot') || stood === null
      ? placeName(placement.slot, language)
      : wrong[0] === 'turn'
        ? turnName(placement.turn, language)
        : sideDetail(building, placement.side, language);
  const bySlot = wrong.includes('slot') || stood === null;
  const lens = wrong[0] === 'side';
  return (
    <div className={styles.pair}>
      <figure>
        {bySlot ? (
          <Spot kind="map" slot={wanted.slot} />
        ) : (
          <span className={styles.big}>
            <span className={styles.onMap} style={{ rotate: `${wanted.turn * 90}deg` }}>
              <Face building={building} side={wanted.side} />
            </span>
            {lens && <Lens building={building} turn={wanted.turn} inset={0} />}
          </span>
        )}
        <figcaption>{say('verdict.wanted', { what: told(wanted) })}</figcaption>
      </figure>
      {stood !== null && (
        <figure>
          {bySlot ? (
            <Spot kind="soil" slot={stood.slot} />
          ) : (
            <span className={styles.big}>
              <span className={styles.built} style={{ rotate: `${stood.turn * 90}deg` }}>
                <Card building={building} side={stood.side} set={set} />
              </span>
              {lens && <Lens building={building} turn={stood.turn} inset={8.3} />}
            </span>
          )}
          <figcaption>{say('verdict.stood', { what: told(stood) })}</figcaption>
        </figure>
      )}
    </div>
  );
}

/** A ring around the one detail in which the two sides differ. */
export function Lens(props: { building: Building; turn: Turn; inset: number }) {
  const { x, y, r } = LENSES[props.building];
  let [across, down] = [x - 50, y - 50];
  for (let quarter = 0; quarter < props.turn; quarter++) [across, down] = [-down, across];
  const share = (100 - 2 * props.inset) / 100;
  const size = 2 * r * share;
  return (
    <i
      className={styles.lens}
      style={{
        left: `${props.inset + (across + 50) * share - size / 2}%`,
        top: `${props.inset + (down + 50) * share - size / 2}%`,
        width: `${size}%`,
        height: `${size}%`,
      }}
    />
  );
}

/** One slot among the eight. */
function Spot({ kind, slot }: { kind: 'map' | 'soil'; slot: Slot }) {
  return (
    <svg className={styles.spot} viewBox="-14 -14 372 372" aria-hidden="true">
      <path d={OUTLINE} fill={`var(--color-${kind}-far)`} />
      <circle cx={67} cy={67} r={74} fill={`var(--color-${kind}-lit)`} />
      {SLOTS.map((other) => {
        const { row, column } = cellOf(other);
        return (
          <rect
            key={other}
            x={20 + column * 105}
            y={20 + row * 105}
            width={94}
            height={94}
            rx={14}
            fill={other === slot ? 'var(--color-lamp)' : '#fff'}
            fillOpacity={other === slot ? 1 : 0.22}
          />
        );
      })}
    </svg>
  );
}
