/** Tugs: all engine and grapple, with whatever they have in tow. */

import { Line } from '@starboard/look/art/brushes.tsx';
import { Ball, Bar, Crate, Flame, INK, LAMP, Light, Plate, Rim, Seam, Windows } from '../hull.tsx';
import type { Build } from '../registry.ts';
import { Pips } from './command-ship.tsx';

type Tow = 'nothing' | 'crate' | 'globe' | 'shield' | 'ship';

export function Tug({ build, tow }: { build: Build; tow: Tow }) {
  const { hull, trim, dark, digits } = build;
  const [, b, c] = digits;
  return (
    <>
      <g transform={`translate(${tow === 'nothing' ? 6 : -12} 0)`}>
        <Flame x={30} y={44} height={28} length={24} />
        <Plate d="M44 34 L30 26 V62 L44 54 Z" fill={dark} />
        <Bar at={[43, 29, 8, 30]} round={2} fill={trim} />
        <Plate d="M50 28 H86 Q98 32 100 44 Q98 56 86 60 H50 Z" fill={hull} />
        <Bar at={[52, 48, 42, 4]} round={2} fill={trim} flat />
        <Plate d="M58 29 L62 15 H82 L88 29 Z" fill={hull} />
        <path d="M66 18 H80 L83 26 H64 Z" fill={LAMP} />
        <Line d="M73 18 V26" ink={dark} width={1.4} />
        <Windows x={56} y={38} count={3 + (c % 2)} step={8} size={[4.8, 4.4]} watch={c} />
        <Rim d="M62.4 15.4 H82" />
        <Rim d="M86 28.4 Q95 31 98.6 39" />
        <Line d="M96 34 L110 26 L120 30 M96 54 L110 62 L120 58" ink={dark} width={4} />
        <Line d="M120 30 L124 35 M120 58 L124 53" ink={trim} width={4} />
        {b % 2 === 1 && (
          <>
            <Line d="M66 15 V7" ink={dark} width={1.6} />
            <Light x={66} y={6} r={1.6} />
          </>
        )}
      </g>
      <Towed tow={tow} build={build} />
    </>
  );
}

function Towed({ tow, build }: { tow: Tow; build: Build }) {
  const { hull, trim, digits } = build;
  switch (tow) {
    case 'crate':
      return (
        <>
          <Crate
            at={[115, 32, 36, 25]}
            fill={[trim, '#b5734f', '#5f7f95'][digits[3] % 3] as string}
          />
          <Seam d="M115 44.5 H151" ink={INK} width={1.4} opacity={0.4} />
        </>
      );
    case 'globe':
      return (
        <>
          <Ball x={130} y={44} r={15} fill={hull} />
          <Pips
            at={[
              [124, 38],
              [136, 38],
              [124, 50],
              [136, 50],
            ]}
            r={2.5}
          />
        </>
      );
    case 'shield':
      return (
        <>
          <Plate d="M114 34 Q130 28 146 34 V46 Q144 58 130 63 Q116 58 114 46 Z" fill={trim} />
          <Seam d="M130 36 V55 M121 44 H139" ink={INK} width={2.6} opacity={0.55} />
        </>
      );
    case 'ship':
      return (
        <>
          <Plate d="M120 38 L146 40 L154 45 L146 50 L120 52 L126 45 Z" fill="#fff0cf" />
          <Windows x={131} y={43.6} count={3} step={5} size={[3, 2.8]} watch={digits[0]} />
          <Line d="M110 26 Q128 20 134 36 M110 62 Q128 70 134 54" ink={trim} width={1.8} />
        </>
      );
    case 'nothing':
      return null;
  }
}
