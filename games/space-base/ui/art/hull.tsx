/**
 * What ships of Space Base are built from: painted plates, windows, engines.
 *
 * All shading comes from a few gradients laid over flat colour. They are
 * defined once a page, in the drawing that shows the ships.
 */

import { tenth } from '@starboard/look/art/brushes.tsx';

export const LAMP = '#ffd88a';
export const INK = '#1a1430';

/** The gradients the parts below refer to. */
export function Paints() {
  return (
    <defs>
      <linearGradient id="hull" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fff6e0" stopOpacity=".5" />
        <stop offset=".28" stopColor="#fff6e0" stopOpacity=".08" />
        <stop offset=".5" stopColor="#1a1030" stopOpacity="0" />
        <stop offset=".52" stopColor="#1a1030" stopOpacity=".22" />
        <stop offset="1" stopColor="#1a1030" stopOpacity=".62" />
      </linearGradient>
      <radialGradient id="ball" cx=".62" cy=".28" r=".85">
        <stop offset="0" stopColor="#fff8e6" stopOpacity=".65" />
        <stop offset=".35" stopColor="#fff6e0" stopOpacity=".08" />
        <stop offset=".62" stopColor="#1a1030" stopOpacity=".18" />
        <stop offset="1" stopColor="#1a1030" stopOpacity=".7" />
      </radialGradient>
      <linearGradient id="dome" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fff6e0" stopOpacity=".45" />
        <stop offset=".5" stopColor="#fff6e0" stopOpacity=".05" />
        <stop offset="1" stopColor="#1a1030" stopOpacity=".22" />
      </linearGradient>
      <linearGradient id="flame" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stopColor="#ff9a4a" stopOpacity="0" />
        <stop offset=".55" stopColor="#ffb65c" stopOpacity=".75" />
        <stop offset="1" stopColor="#fff3cf" />
      </linearGradient>
      <radialGradient id="glow">
        <stop offset="0" stopColor="#ffd88a" stopOpacity=".9" />
        <stop offset=".4" stopColor="#ffc46b" stopOpacity=".35" />
        <stop offset="1" stopColor="#ffc46b" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}

/** A part of the hull: flat colour, shaded from above. */
export function Plate({ d, fill }: { d: string; fill: string }) {
  return (
    <>
      <path d={d} fill={fill} />
      <path d={d} fill="url(#hull)" />
    </>
  );
}

/** A rounded bar; shaded if it is part of the hull, flat if it is painted on. */
export function Bar(props: {
  at: readonly [x: number, y: number, width: number, height: number];
  round: number;
  fill: string;
  flat?: boolean;
}) {
  const [x, y, width, height] = props.at.map(tenth);
  const shape = { x, y, width, height, rx: props.round };
  return (
    <>
      <rect {...shape} fill={props.fill} />
      {props.flat ? null : <rect {...shape} fill="url(#hull)" />}
    </>
  );
}

export function Ball({ x, y, r, fill }: { x: number; y: number; r: number; fill: string }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={fill} />
      <circle cx={x} cy={y} r={r} fill="url(#ball)" />
    </>
  );
}

/** A small light with a halo, as on a mast. */
export function Light({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r * 2.6} fill="url(#glow)" />
      <circle cx={x} cy={y} r={r} fill="#fff3d6" />
    </>
  );
}

/** The lit edge along the top of a hull. */
export function Rim({ d }: { d: string }) {
  return (
    <path
      d={d}
      fill="none"
      stroke="#fff0cf"
      strokeWidth={1.3}
      strokeLinecap="round"
      opacity={0.8}
    />
  );
}

/** A row of windows, most of them lit; `watch` decides which are dark. */
export function Windows(props: {
  x: number;
  y: number;
  count: number;
  step: number;
  size: readonly [width: number, height: number];
  watch: number;
}) {
  const [width, height] = props.size;
  return Array.from({ length: props.count }, (_, index) => {
    const x = tenth(props.x + index * props.step);
    return (
      <rect
        key={x}
        x={x}
        y={props.y}
        width={width}
        height={height}
        rx={tenth(Math.min(width, height) / 2.4)}
        fill={(index * 7 + props.watch) % 4 === 0 ? '#6b5a66' : LAMP}
      />
    );
  });
}

/** An engine's nozzle with its flame to the left. */
export function Nozzle(props: { x: number; y: number; height: number; fill: string }) {
  const { x, y, height } = props;
  return (
    <>
      <Flame x={x} y={y} height={height * 0.8} length={16} />
      <Plate
        d={`M${x + 7} ${tenth(y - height * 0.34)} L${x} ${tenth(y - height / 2)} V${tenth(y + height / 2)} L${x + 7} ${tenth(y + height * 0.34)} Z`}
        fill={props.fill}
      />
    </>
  );
}

export function Flame(props: { x: number; y: number; height: number; length: number }) {
  const { x, y, height, length } = props;
  const middle = tenth(x - length * 0.5);
  return (
    <path
      d={`M${x} ${tenth(y - height / 2)} Q${middle} ${tenth(y - height * 0.42)} ${tenth(x - length)} ${y} Q${middle} ${tenth(y + height * 0.42)} ${x} ${tenth(y + height / 2)} Z`}
      fill="url(#flame)"
    />
  );
}
