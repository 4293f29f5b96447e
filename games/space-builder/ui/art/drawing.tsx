/** The drawings of the game in the page. They come as SVG text, because the command line draws the same ones. */

import { memo, useId } from 'react';
import { beaconArt, card, edge, face, type Land, land, type SetName } from '../../art/index.ts';
import type { Building, Direction, Side } from '../../maps/map.ts';

interface Framed {
  readonly className?: string | undefined;
}

/** A frame for SVG text. */
export const Drawing = memo(function Drawing(
  props: Framed & { readonly viewBox: string; readonly text: string },
) {
  return (
    <svg
      className={props.className}
      viewBox={props.viewBox}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, into which nothing from outside goes.
      dangerouslySetInnerHTML={{ __html: props.text }}
    />
  );
});

export interface CardProps extends Framed {
  readonly building: Building;
  readonly side: Side;
  readonly set: SetName;
  readonly frozen?: boolean;
}

/** A building as a card of a set. */
export function Card({ building, side, set, frozen = false, className }: CardProps) {
  return (
    <Drawing
      className={className}
      viewBox="0 0 120 120"
      text={kept(`card ${building} ${side} ${set} ${frozen}`, () =>
        card(building, side, set, frozen),
      )}
    />
  );
}

/** A building as a map shows it. */
export function Face(props: Framed & { readonly building: Building; readonly side: Side }) {
  const { building, side, className } = props;
  return (
    <Drawing
      className={className}
      viewBox="0 0 100 100"
      text={kept(`face ${building} ${side}`, () => face(building, side))}
    />
  );
}

export function Beacon({ className }: Framed) {
  return (
    <Drawing className={className} viewBox="0 0 100 100" text={kept('beacon', () => beaconArt())} />
  );
}

/** What a board or a map lies on. */
export function Ground(props: Framed & { readonly kind: Land; readonly direction?: Direction }) {
  const { kind, direction = 0, className } = props;
  const id = useId();
  return (
    <Drawing
      className={className}
      viewBox="0 0 344 344"
      text={land(kind, direction, `land${id}`)}
    />
  );
}

/** A small piece of a set's edge, so that a set is never a colour alone. */
export function SetSwatch({ set, className }: Framed & { readonly set: SetName }) {
  return (
    <Drawing
      className={className}
      viewBox="0 0 120 120"
      text={`<rect x="8" y="8" width="104" height="104" rx="12" fill="#fff4e0"/>${edge(set)}`}
    />
  );
}

const drawings = new Map<string, string>();

/** Each drawing is made once, however often it is shown. */
function kept(name: string, draw: () => string): string {
  let text = drawings.get(name);
  if (text === undefined) {
    text = draw();
    drawings.set(name, text);
  }
  return text;
}
