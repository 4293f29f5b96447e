/** A card's picture: its ship under its sky, cropped to the box it is put in. */

import { Picture } from '@starboard/look/art/picture.tsx';
import type { Kind } from '@starboard/space-base';
import { Paints } from './paints.tsx';
import { likenessOf, ShipDrawing } from './ship.tsx';
import { type Hour, PaintedSky } from './sky.tsx';

export interface SceneProps {
  readonly class: string;
  readonly kind: Kind;
  readonly registry: string;
  readonly hour: Hour;
  /** Leaves room for the cost and the plate in the corners. */
  readonly tight?: boolean;
  readonly className?: string | undefined;
}

export function Scene({ hour, tight = false, className, ...ship }: SceneProps) {
  return (
    <Picture
      name={`scene ${likenessOf(ship)} ${hour} ${tight}`}
      viewBox="0 0 160 100"
      className={className}
      draw={() => (
        <>
          <Paints />
          <PaintedSky hour={hour} registry={ship.registry} />
          <g transform={placed(hour, tight)}>
            <ShipDrawing {...ship} />
          </g>
        </>
      )}
    />
  );
}

/** A settlement stands on the lower edge; a ship flies in the middle. */
function placed(hour: Hour, tight: boolean): string {
  if (hour === 'colony') return 'translate(0 20)';
  return tight ? 'translate(17 18) scale(.79)' : 'translate(12.5 15.5) scale(.86)';
}

/** A settlement in an upright frame. */
export function SettlementScene({ className, ...ship }: Omit<SceneProps, 'hour' | 'tight'>) {
  return (
    <Picture
      name={`settlement ${likenessOf(ship)}`}
      viewBox="0 0 84 100"
      keep="foot"
      className={className}
      draw={() => (
        <>
          <Paints />
          <g transform="translate(-38 0)">
            <PaintedSky hour="colony" registry={ship.registry} />
          </g>
          <g transform="translate(-12 33.5) scale(.84)">
            <g transform="scale(.8) translate(-8 0)">
              <ShipDrawing {...ship} />
            </g>
          </g>
          <rect y={86} width={84} height={14} fill="#33243f" />
        </>
      )}
    />
  );
}
