/**
 * What ships of Space Base are built from: painted plates, windows, engines.
 *
 * All shading comes from a few gradients laid over flat colour: `paints.tsx`.
 */

import { Line, tenth } from '@starboard/look/art/brushes.tsx';

export const LAMP = '#ffd88a';
export const INK = '#1a1430';

/** A part of the hull: flat colour, shaded from above. */
export function Plate({ d, fill }: { d: string; fill: string }) {
  return (
    <>
      <path d={d} fill={fill} />
      <path d={d} fill="url(#paint-hull)" />
    </>
  );
}

/** A rounded bar; shaded if it is part of the hull, flat if it is painted on. */
export function Bar(props: {
  at: readonly [x: number, y: number, width: number, height: number];
  round: number;
  fill: string;
  flat?: boolean;
  opacity?: number;
}) {
  const [x, y, width, height] = props.at.map(tenth);
  const shape = { x, y, width, height, rx: props.round, fillOpacity: props.opacity };
  return (
    <>
      <rect {...shape} fill={props.fill} />
      {props.flat ? null : <rect {...shape} fill="url(#paint-hull)" />}
    </>
  );
}

export function Ball({ x, y, r, fill }: { x: number; y: number; r: number; fill: string }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={fill} />
      <circle cx={x} cy={y} r={r} fill="url(#paint-ball)" />
    </>
  );
}

/** A small light with a halo, as on a mast. */
export function Light({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r * 2.6} fill="url(#paint-glow)" />
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
      strokeOpacity={0.8}
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

/** A container with its ribs. */
export function Crate({
  at,
  fill,
}: {
  at: readonly [number, number, number, number];
  fill: string;
}) {
  const [x, y, width, height] = at;
  const ribs = Array.from(
    { length: Math.max(1, Math.floor(width / 5)) },
    (_, rib) => `M${tenth(x + 2.95 + rib * 4.6)} ${tenth(y + 2.55)}v${tenth(height - 5.1)}`,
  );
  return (
    <>
      <Bar at={at} round={1.2} fill={fill} />
      <Line d={ribs.join('')} ink={INK} width={1.1} opacity={0.22} />
    </>
  );
}

/** A stroke drawn on the hull: a seam, a cable, a shadow. */
export function Seam(props: { d: string; ink: string; width: number; opacity?: number }) {
  return <Line {...props} />;
}

export function Flame(props: { x: number; y: number; height: number; length: number }) {
  const { x, y, height, length } = props;
  const middle = tenth(x - length * 0.5);
  return (
    <path
      d={`M${x} ${tenth(y - height / 2)} Q${middle} ${tenth(y - height * 0.42)} ${tenth(x - length)} ${y} Q${middle} ${tenth(y + height * 0.42)} ${x} ${tenth(y + height / 2)} Z`}
      fill="url(#paint-flame)"
    />
  );
}
