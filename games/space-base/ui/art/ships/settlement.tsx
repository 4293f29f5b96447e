/** Star settlements: domes on a moon, with more towers the larger they are. */

import { Line, tenth } from '@starboard/look/art/brushes.tsx';
import { Bar, LAMP, Light, Seam } from '../hull.tsx';
import type { Build } from '../registry.ts';

/** Where everything stands. */
const GROUND = 56;
const STONE = '#d9c7a4';

export function Settlement({ build, size }: { build: Build; size: 1 | 2 | 3 }) {
  const { hull, trim } = build;
  return (
    <>
      <Land />
      {size === 1 && (
        <>
          <Tower x={118} height={13} width={9} fill={trim} build={build} />
          <Dome x={76} r={27} towers={4} build={build} />
          <Beacon x={34} top={34} />
        </>
      )}
      {size === 2 && (
        <>
          <Tower x={79} height={30} width={9} fill={trim} build={build} />
          <Beacon x={83.5} top={14} foot={26} />
          <Dome x={46} r={26} towers={4} build={build} />
          <Dome x={118} r={21} towers={3} build={build} />
        </>
      )}
      {size === 3 && (
        <>
          <Tower x={62} height={30} width={8} fill={hull} build={build} />
          <Tower x={92} height={33} width={8} fill={trim} build={build} />
          <Tower x={76} height={44} width={9} fill="#ebdab9" build={build} />
          <Beacon x={80.5} top={5} foot={12} />
          <Dome x={34} r={22} towers={4} build={build} />
          <Dome x={124} r={24} towers={4} build={build} />
          <Dome x={79} r={20} towers={3} build={build} />
        </>
      )}
    </>
  );
}

function Land() {
  return (
    <>
      <path d="M0 80 V66 Q26 52 80 52 Q134 52 160 66 V80 Z" fill="#4a3656" />
      <path d="M0 80 V70 Q26 58 80 58 Q134 58 160 70 V80 Z" fill="#33243f" />
      <path
        d="M18 62 l8 -3 l6 5 l-7 3 Z M120 60 l9 -2 l5 5 l-8 2 Z M96 70 l10 -2 l4 4 l-9 3 Z"
        fill="#2a1d35"
      />
      <Seam
        d="M2 65.6 Q28 52.6 80 52.4 Q132 52.6 158 65.6"
        ink="#f8c98f"
        width={1.4}
        opacity={0.8}
      />
    </>
  );
}

function Tower(props: { x: number; height: number; width: number; fill: string; build: Build }) {
  const { x, height, width } = props;
  const top = GROUND - height;
  return (
    <>
      <Bar at={[x, top, width, height + 2]} round={1.4} fill={props.fill} />
      {Array.from({ length: Math.floor(height / 5) }, (_, floor) => floor).map((floor) => (
        <Bar
          key={floor}
          at={[x + width / 2 - 1.6, top + 2.6 + floor * 5, 3.2, 2.2]}
          round={0.8}
          fill={(floor + props.build.digits[2]) % 4 === 0 ? '#6b5a66' : LAMP}
          flat
        />
      ))}
    </>
  );
}

function Dome(props: { x: number; r: number; towers: number; build: Build }) {
  const { x, r, towers, build } = props;
  const [a, b] = build.digits;
  const fills = [build.hull, build.trim, STONE] as const;
  const plot = (r * 1.5) / towers;
  const glass = `M${x - r} 57 A${r} ${r} 0 0 1 ${x + r} 57`;
  return (
    <>
      {Array.from({ length: towers }, (_, tower) => tower).map((tower) => {
        const fromMiddle = Math.abs(tower - (towers - 1) / 2) / towers;
        return (
          <Tower
            key={tower}
            x={x - r * 0.75 + tower * plot}
            height={r * (0.3 + 0.42 * (1 - fromMiddle)) + ((b + tower * 3) % 4)}
            width={plot - 1.4}
            fill={fills[(tower + a) % 3] as string}
            build={build}
          />
        );
      })}
      <path d={`${glass} Z`} fill="url(#paint-glass)" />
      <Seam d={glass} ink="#fbebcb" width={1.3} opacity={0.75} />
      <Seam
        d={`M${tenth(x - r * 0.62)} ${tenth(57 - r * 0.5)} A${tenth(r * 0.8)} ${tenth(r * 0.8)} 0 0 1 ${tenth(x - r * 0.1)} ${tenth(57 - r * 0.8)}`}
        ink="#fff"
        width={1.8}
        opacity={0.55}
      />
      <Bar at={[x - r - 2, 55.5, r * 2 + 4, 4]} round={2} fill={STONE} />
    </>
  );
}

function Beacon({ x, top, foot = 57 }: { x: number; top: number; foot?: number }) {
  return (
    <>
      <Line d={`M${x} ${foot} V${top}`} ink={STONE} width={2} />
      <Light x={x} y={top - 1} r={2} />
    </>
  );
}
