/** Buildings of Space Builder as they stand in a skyline: 100 wide, feet at 86. */

import { Cast, type Hue, inked, Line } from '@starboard/look/art/brushes.tsx';
import type { ReactElement } from 'react';

export function Glasshouse() {
  const dome = 'M11 80 V65 A39 39 0 0 1 89 65 V80Z';
  return (
    <>
      <Cast>
        <path d={dome} fill={GREEN.deep} />
      </Cast>
      <rect x={42} y={18.6} width={16} height={10} rx={3.4} fill={GREEN.dark} {...inked(GREEN)} />
      <path d={dome} fill="#d4f5da" />
      <path d="M89 80 V65 A39 39 0 0 0 61 27.6 C73 37 79 50 79 64 V80Z" fill="#a6e0b7" />
      <Line
        d="M50 27 V46 M27 34.4 C22 44 20 54 20 64 M73 34.4 C78 44 80 54 80 64 M12 65 H88"
        ink="#8fd0a4"
        width={1.7}
      />
      <path d="M16.4 63 C17 48 25 36.4 37 31.2 C29 39 24 50 23.4 63Z" fill="#fff" opacity={0.9} />
      <Tree x={26} y={61} />
      <Tree x={74} y={61} />
      <Tree x={50} y={49} />
      <path d={dome} fill="none" {...inked(GREEN)} />
      <rect x={6} y={77.6} width={88} height={9.4} rx={3.8} fill={GREEN.main} {...inked(GREEN)} />
      <rect x={10} y={79.8} width={62} height={2.3} rx={1.15} fill={GREEN.light} />
    </>
  );
}

function Tree({ x, y }: { x: number; y: number }) {
  return (
    <>
      <rect x={x - 2.2} y={y + 6} width={4.4} height={75 - y} rx={1.4} fill="#5a3626" />
      <circle cx={x} cy={y} r={10.6} fill="#0d5238" />
      <circle cx={x - 0.8} cy={y - 1} r={9} fill="#17744c" />
      <circle cx={x - 3.2} cy={y - 3.6} r={4.4} fill="#4db57b" />
    </>
  );
}

export function RocketPad() {
  const body = 'M50 4.5 C63 16 69 31 69 47 V75 H31 V47 C31 31 37 16 50 4.5Z';
  return (
    <>
      <Cast>
        <path d={body} fill={RED.deep} />
        <path d="M33 51 L13 80 H36Z M67 51 L87 80 H64Z" fill={RED.deep} />
      </Cast>
      <path d="M33 51 C24 58 16 68 13 80 H36Z" fill={RED.dark} {...inked(RED)} />
      <path d="M67 51 C76 58 84 68 87 80 H64Z" fill="#8c1f2c" {...inked(RED)} />
      <Line d="M19 76 C22 68 26 62 31 58" ink={RED.light} width={2} />
      <path d="M41 74 H59 L63 83.4 H37Z" fill="#8f84b8" {...inked(RED)} />
      <path d="M53 75.6 H58 L61 82 H54Z" fill="#6a5f92" />
      <path d={body} fill={RED.main} />
      <path d="M50 4.5 C63 16 69 31 69 47 V75 H59 V46 C59 29 57 15 50 4.5Z" fill={RED.dark} />
      <path
        d="M50 4.5 C43.4 10.4 38.6 17.4 35.4 25.6 H64.6 C61.4 17.4 56.6 10.4 50 4.5Z"
        fill="#fff4e0"
      />
      <path
        d="M50 4.5 C55 11 57.6 18 58.4 25.6 H64.6 C61.4 17.4 56.6 10.4 50 4.5Z"
        fill="#e8d2b4"
      />
      <Line d="M35.6 26 H64.4" ink={RED.deep} />
      <Line d="M37.4 34 C36.2 39 35.8 44 35.8 52 V60" ink={RED.light} width={2.6} />
      <path d={body} fill="none" {...inked(RED)} />
      <Porthole y={40.4} />
      <Porthole y={61.2} />
      <rect x={19} y={81.2} width={62} height={6.4} rx={2.6} fill="#b3a8d6" {...inked(RED)} />
      <rect x={23} y={82.9} width={36} height={1.7} rx={0.8} fill="#e2daf6" />
    </>
  );
}

function Porthole({ y }: { y: number }) {
  return (
    <>
      <circle cx={50} cy={y} r={8.8} fill="#fff4e0" {...inked(RED, 3.2)} />
      <circle cx={50} cy={y} r={5.4} fill="#234f9c" />
      <Line d={`M46.7 ${y + 0.4} A3.5 3.5 0 0 1 50.4 ${y - 3.2}`} ink="#a9dcff" width={1.9} />
    </>
  );
}

export function WaterTank() {
  return (
    <>
      <Cast>
        <circle cx={50} cy={45.5} r={32} fill={TEAL.deep} />
      </Cast>
      <Line d="M29 66 L21 85 M71 66 L79 85 M50 74 V85" ink={TEAL.deep} width={7} />
      <Line d="M28.4 68 L22.6 82" ink="#4f9aa0" width={1.8} />
      <rect x={41.5} y={6.4} width={17} height={10.6} rx={3.2} fill={TEAL.dark} {...inked(TEAL)} />
      <rect x={45} y={9} width={7} height={2.2} rx={1.1} fill={TEAL.light} />
      <Line d="M8.6 45.5 H20 M80 45.5 H91.4" ink={TEAL.deep} width={6.6} />
      <circle cx={50} cy={45.5} r={31} fill="#fbfffb" />
      <path d="M81 45.5 A31 31 0 0 0 60 16.2 C72 26 74 36 73 45.5Z" fill="#d8efe8" />
      <path d="M23.75 62 A31 31 0 0 0 76.25 62Z" fill={TEAL.main} />
      <path d="M76.25 62 A31 31 0 0 1 41 75.2 C56 75 65 70 67.25 62Z" fill={TEAL.dark} />
      <Line d="M23.75 62 H76.25" ink={TEAL.deep} width={3} />
      <Line d="M29.35 66.6 H63.25" ink={TEAL.light} width={2.4} />
      <Line d="M20 45.5 H30 M70 45.5 H80" ink={TEAL.deep} width={4.4} />
      <Line d="M27.6 33 A26 26 0 0 1 39 22.4" ink="#fff" width={3.6} />
      <circle cx={50} cy={45.5} r={31} fill="none" {...inked(TEAL, 3.7)} />
    </>
  );
}

export function RadioDish() {
  const bowl = 'M13 45 H87 C86 64 69 75.4 50 75.4 C31 75.4 14 64 13 45Z';
  return (
    <>
      <Cast>
        <path d={bowl} fill={BLUE.deep} />
      </Cast>
      <path d="M42 72 H58 L70 87.4 H30Z" fill="#8f84b8" {...inked(BLUE)} />
      <path d="M53 73.6 H57 L67 86 H57Z" fill="#6a5f92" />
      <Line d="M39 80 L35.4 85" ink="#d5ccf0" width={2} />
      <path d={bowl} fill={BLUE.main} />
      <path
        d="M87 45 C86 64 69 75.4 50 75.4 C46 75.4 42 75 38.6 74 C62 71.6 74 60 76 45Z"
        fill={BLUE.dark}
      />
      <Line d="M20.4 52 C22.6 60 29 66 36.4 69" ink={BLUE.light} width={3} />
      <path d={bowl} fill="none" {...inked(BLUE)} />
      <ellipse cx={50} cy={45.4} rx={37} ry={6.6} fill="#f3faff" {...inked(BLUE)} />
      <path
        d="M18 46.6 C28 51.4 72 51.4 82 46.6 C76 43.6 60 47.4 50 47.4 C40 47.4 24 43.6 18 46.6Z"
        fill="#b9dbf8"
      />
      <Line d="M50 45.5 V32" ink={BLUE.deep} width={5} />
      <circle cx={50} cy={30.4} r={5.8} fill="#ffc65c" {...inked(BLUE)} />
      <circle cx={48.4} cy={28.8} r={1.6} fill="#fff4e0" />
      <Line d="M38.7 22 A14.4 14.4 0 0 1 61.3 22" ink={BLUE.deep} width={4.8} />
    </>
  );
}

export function HabitatStack() {
  return (
    <>
      <Cast>
        <rect x={37} y={16} width={26} height={70} rx={3} fill={YELLOW.deep} />
        <rect x={23} y={38} width={54} height={48} rx={3} fill={YELLOW.deep} />
        <rect x={8} y={62} width={84} height={25} rx={3} fill={YELLOW.deep} />
      </Cast>
      <Line d="M50 15 V8" ink={YELLOW.deep} />
      <circle cx={50} cy={6.8} r={3.5} fill="#e8513d" {...inked(YELLOW, 2.4)} />
      <Storey x={36} y={15.6} width={28} height={24} />
      <Storey x={22} y={38.4} width={56} height={26} />
      <Storey x={7} y={63} width={86} height={24} />
      <rect x={44.3} y={24.4} width={11.4} height={8.8} rx={2} fill={YELLOW.deep} />
      <rect x={17.6} y={71.6} width={11.4} height={8.8} rx={2} fill={YELLOW.deep} />
      <rect x={71} y={71.6} width={11.4} height={8.8} rx={2} fill={YELLOW.deep} />
      <rect x={32} y={45.6} width={36} height={13.4} rx={2.6} fill={YELLOW.deep} />
      <rect x={35} y={48.4} width={30} height={7.8} rx={1.2} fill="#fff" />
      <path
        d="M43.6 87 V76.4 A6.4 6.4 0 0 1 56.4 76.4 V87Z"
        fill="#9a5f10"
        {...inked(YELLOW, 2.8)}
      />
    </>
  );
}

function Storey(at: { x: number; y: number; width: number; height: number }) {
  const { x, y, width, height } = at;
  return (
    <>
      <rect {...at} rx={3.4} fill={YELLOW.main} {...inked(YELLOW)} />
      <rect
        x={x + width * 0.74}
        y={y + 1.7}
        width={width * 0.26 - 1.7}
        height={height - 3.4}
        rx={1.8}
        fill={YELLOW.dark}
      />
      <rect x={x + 3.2} y={y + 3.2} width={width * 0.48} height={2.3} rx={1.15} fill="#fff0bd" />
    </>
  );
}

export function Observatory() {
  const dome = 'M11 60 A29.5 29.5 0 0 1 70 60Z';
  return (
    <>
      <Cast>
        <path d={dome} fill={VIOLET.deep} />
        <rect x={15} y={58} width={51} height={28} rx={2} fill={VIOLET.deep} />
      </Cast>
      <g transform="translate(40 59) rotate(-43)">
        <rect x={8} y={-9.6} width={56} height={19.2} rx={3} fill="#fff7e6" {...inked(VIOLET)} />
        <rect x={9.7} y={2} width={52} height={5.9} rx={1.5} fill="#dfc9ee" />
        <rect x={43.4} y={-12.8} width={7} height={25.6} rx={2} fill={VIOLET.deep} />
        <rect x={60.6} y={-12} width={8.4} height={24} rx={2.6} fill="#ffc65c" {...inked(VIOLET)} />
        <rect x={62.4} y={-9.6} width={2.2} height={11} rx={1.1} fill="#fff4e0" />
      </g>
      <path d={dome} fill={VIOLET.main} />
      <path d="M70 60 A29.5 29.5 0 0 0 47 31.4 C57 39 61 49 60 60Z" fill={VIOLET.dark} />
      <Line d="M18.6 55 C20 47 24 41 30.4 37.4" ink={VIOLET.light} width={3} />
      <path d={dome} fill="none" {...inked(VIOLET)} />
      <rect x={15.6} y={62} width={49.8} height={25} rx={2} fill="#d9c1f7" {...inked(VIOLET)} />
      <rect x={53} y={63.7} width={10.7} height={21.6} rx={1} fill="#b48de6" />
      <rect x={8} y={57.4} width={65} height={7.8} rx={3.2} fill={VIOLET.dark} {...inked(VIOLET)} />
      <rect x={11.4} y={59.3} width={40} height={2} rx={1} fill={VIOLET.light} />
      <path d="M33.4 87 V77.4 A7.1 7.1 0 0 1 47.6 77.4 V87Z" fill={VIOLET.deep} />
      <circle cx={24.4} cy={74.6} r={2.9} fill={VIOLET.deep} />
      <circle cx={57} cy={74.6} r={2.9} fill={VIOLET.deep} />
    </>
  );
}

export type Building = () => ReactElement;

const GREEN: Hue = { main: '#3fae6f', dark: '#1f7f50', light: '#8fdba6', deep: '#0d4434' };
const RED: Hue = { main: '#e8513d', dark: '#b92f2e', light: '#ff9379', deep: '#5e1226' };
const TEAL: Hue = { main: '#17a39c', dark: '#0b7678', light: '#63d2c8', deep: '#07424c' };
const BLUE: Hue = { main: '#3d8fe0', dark: '#2264b0', light: '#8cc6ff', deep: '#12356f' };
const YELLOW: Hue = { main: '#f6b62f', dark: '#d28a17', light: '#ffde86', deep: '#5c3607' };
const VIOLET: Hue = { main: '#9868d8', dark: '#6b3fae', light: '#c9a9f3', deep: '#371b6b' };
