/** The drawings of the game in the page. They come as SVG text, because the command line draws the same ones. */

import { keepPictures, Picture, type PictureProps } from '@starboard/look/art/picture.tsx';
import { memo, useId } from 'react';
import { beaconArt, card, face, type Land, land, type SetName } from '../../art/index.ts';
import { BUILDINGS, type Building, type Direction, type Side } from '../../maps/map.ts';
import styles from './drawing.module.css';

interface Framed {
  readonly className?: string | undefined;
}

export interface CardProps extends Framed {
  readonly building: Building;
  readonly side: Side;
  readonly set: SetName;
  readonly frozen?: boolean;
  /** A picture of its own: the same one at two sizes would be laid out anew whenever either is drawn. */
  readonly aloft?: boolean;
}

/** A building as a card of a set. */
export const Card = memo(function Card({ className, ...shown }: CardProps) {
  return <Picture {...cardPicture(shown)} className={framed(className)} />;
});

function cardPicture(shown: CardProps): PictureProps {
  const { building, side, set, frozen = false, aloft = false } = shown;
  return {
    name: `card ${building} ${side} ${set} ${frozen} ${aloft}`,
    viewBox: '0 0 120 120',
    draw: () => card(building, side, set, frozen),
  };
}

/** A building as a map shows it. */
export function Face(props: Framed & { readonly building: Building; readonly side: Side }) {
  const { building, side, className } = props;
  return <Picture {...facePicture(building, side)} className={framed(className)} />;
}

function facePicture(building: Building, side: Side): PictureProps {
  return {
    name: `face ${building} ${side}`,
    viewBox: '0 0 100 100',
    draw: () => face(building, side),
  };
}

function framed(className = ''): string {
  return `${styles.drawing} ${className}`;
}

/** Before a round: whatever can come up in it, on the map and in the hand, is there when it does. */
export function keepCards(sets: readonly SetName[]): Promise<void> {
  const sides: readonly Side[] = ['A', 'B'];
  return keepPictures(
    BUILDINGS.flatMap((building) =>
      sides.flatMap((side) => [
        facePicture(building, side),
        ...sets.flatMap((set) =>
          [false, true].map((aloft) => cardPicture({ building, side, set, aloft })),
        ),
      ]),
    ),
  );
}

/** Its rays reach beyond its frame, which would cut off those of a picture. */
export const Beacon = memo(function Beacon({ className }: Framed) {
  return <Drawing className={className} viewBox="0 0 100 100" text={beaconArt()} />;
});

/** What a board or a map lies on, in the colours of the theme. */
export const Ground = memo(function Ground(
  props: Framed & { readonly kind: Land; readonly direction?: Direction },
) {
  const { kind, direction = 0, className } = props;
  const id = useId();
  return (
    <Drawing
      className={className}
      viewBox="0 0 344 344"
      text={land(kind, direction, `land${id}`)}
    />
  );
});

/** A frame for SVG text whose shapes stand in the page. */
export function Drawing(props: Framed & { readonly viewBox: string; readonly text: string }) {
  return (
    <svg
      className={props.className}
      viewBox={props.viewBox}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, into which nothing from outside goes.
      dangerouslySetInnerHTML={{ __html: props.text }}
    />
  );
}
