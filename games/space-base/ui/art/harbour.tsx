/** Space Base's window: ships over their numbered docks at dusk, and a roll of 3 and 5. */

import { DieArt, type Face } from '@starboard/look/art/die.tsx';
import { Stars } from '@starboard/look/art/stars.tsx';
import type { ReactNode } from 'react';
import { Paints } from './paints.tsx';
import { readRegistry } from './registry.ts';
import { Carrier } from './ships/carrier.tsx';
import { CommandCruiser } from './ships/command-ship.tsx';
import { StarCruiser } from './ships/cruiser.tsx';
import { Tanker } from './ships/tanker.tsx';
import { Tug } from './ships/tug.tsx';

const WIDTH = 660;
const HEIGHT = 292;
const QUAY = HEIGHT * 0.78;
const SUN = { cx: WIDTH * 0.72, cy: HEIGHT * 1.06 };
const SECTORS = [3, 4, 5, 6, 7, 8];
/** What the two dice reach: each alone, and their sum. */
const REACHED = [3, 5, 8];

export function Harbour({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Paints />
      <rect width={WIDTH} height={HEIGHT} fill="#151031" />
      <circle {...SUN} r={430} fill="#241b4d" />
      <circle {...SUN} r={336} fill="#3d2560" />
      <circle {...SUN} r={246} fill="#6b3565" />
      <circle {...SUN} r={164} fill="#b25a5c" />
      <Stars seed={11} count={56} width={WIDTH} height={HEIGHT * 0.66} />
      <circle {...SUN} r={102} fill="#ffb765" />
      <circle {...SUN} r={73} fill="#ffd98f" />
      <Berth x={20} y={QUAY - 122} width={214}>
        <Carrier build={readRegistry('4713-C')} tier={1} />
      </Berth>
      <Berth x={226} y={QUAY - 128} width={204}>
        <CommandCruiser build={readRegistry('4713-H')} tier={2} />
      </Berth>
      <Berth x={434} y={QUAY - 124} width={214}>
        <Tanker build={readRegistry('2313-D')} />
      </Berth>
      <Berth x={400} y={12} width={168}>
        <StarCruiser build={readRegistry('4713-E')} />
      </Berth>
      <Berth x={214} y={34} width={104}>
        <Tug build={readRegistry('4713-A')} tow="nothing" />
      </Berth>
      <path
        d={`M80 ${QUAY} V300 M280 ${QUAY} V300 M480 ${QUAY} V300`}
        stroke="#2a2147"
        strokeWidth={14}
      />
      <rect x={-10} y={QUAY - 12} width={WIDTH + 20} height={24} fill="#2a2147" />
      <rect x={-10} y={QUAY - 12} width={WIDTH + 20} height={6} fill="#4a3a6c" />
      {SECTORS.map((sector, index) => (
        <SectorPlate key={sector} sector={sector} x={36 + index * 108} />
      ))}
      <ThrownDie face={3} x={56} y={69} size={62} turn={-12} />
      <ThrownDie face={5} x={122} y={58} size={56} turn={11} />
    </svg>
  );
}

/** The dice alone, as the sign of the game. */
export function Roll({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 100 100" aria-hidden="true">
      <ThrownDie face={3} x={30} y={56} size={46} turn={-12} />
      <ThrownDie face={5} x={74} y={46} size={42} turn={11} />
    </svg>
  );
}

/** Ships are taken one by one, so that the home page loads no class it does not show. */
function Berth(props: { x: number; y: number; width: number; children: ReactNode }) {
  const { x, y, width } = props;
  return (
    <svg x={x} y={y} width={width} height={width / 2} viewBox="0 0 160 80" aria-hidden="true">
      {props.children}
    </svg>
  );
}

function SectorPlate({ sector, x }: { sector: number; x: number }) {
  return (
    <g transform={`translate(${x} ${QUAY - 19})`}>
      <rect x={2} y={3} width={46} height={38} rx={8} fill="#0f0a22" fillOpacity={0.5} />
      <rect width={46} height={36} rx={8} fill={REACHED.includes(sector) ? '#ffc56b' : '#fbf0da'} />
      <text
        x={23}
        y={26}
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight={780}
        fontSize={23}
        fill="#1c1330"
      >
        {sector}
      </text>
    </g>
  );
}

function ThrownDie(props: { face: Face; x: number; y: number; size: number; turn: number }) {
  const { x, y, size, turn } = props;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 100}) translate(-50 -50)`}>
      <DieArt face={props.face} />
    </g>
  );
}
