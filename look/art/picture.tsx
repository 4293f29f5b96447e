/**
 * A drawing as a picture: one element in the page where its shapes would be a
 * hundred. The browser goes through every element when a window opens or a
 * theme changes, and a table full of cards has thousands of shapes.
 */

import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import css from './picture.module.css';

export interface PictureProps {
  /** Drawings of the same name look the same: each is made into a picture once. */
  readonly name: string;
  readonly viewBox: string;
  /** What is kept in sight when its box has another shape. */
  readonly keep?: 'middle' | 'foot';
  /** Shapes, and functions that return shapes; or SVG as text. */
  readonly draw: () => ReactElement | string;
  readonly className?: string | undefined;
}

export function Picture({ className = '', keep = 'middle', ...drawing }: PictureProps) {
  return (
    <img className={`${css.picture} ${css[keep]} ${className}`} src={addressOf(drawing)} alt="" />
  );
}

type Drawn = Pick<PictureProps, 'name' | 'viewBox' | 'draw'>;

/** Loads pictures before they are shown: what is loaded and kept is there in the first frame that needs it. */
export async function keepPictures(drawings: readonly Drawn[]): Promise<void> {
  await Promise.allSettled(drawings.map((drawing) => keptPicture(drawing).decode()));
}

function keptPicture(drawing: Drawn): HTMLImageElement {
  const known = keptPictures.get(drawing.name);
  if (known !== undefined) return known;
  const picture = new Image();
  picture.src = addressOf(drawing);
  keptPictures.set(drawing.name, picture);
  return picture;
}

const keptPictures = new Map<string, HTMLImageElement>();
const addresses = new Map<string, string>();

function addressOf({ name, viewBox, draw }: Drawn): string {
  const known = addresses.get(name);
  if (known !== undefined) return known;
  const drawn = draw();
  const inside = typeof drawn === 'string' ? drawn : svgOf(drawn);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`;
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  addresses.set(name, address);
  return address;
}

/** As text. Drawings have no state, so that none of what React does for a page is needed. */
function svgOf(drawing: ReactNode): string {
  if (Array.isArray(drawing)) return drawing.map(svgOf).join('');
  if (!isValidElement<Properties>(drawing)) return '';
  const { type, props } = drawing;
  if (type === Fragment) return svgOf(props.children);
  if (typeof type === 'function') return svgOf((type as (props: Properties) => ReactNode)(props));
  const { children, ...attributes } = props;
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${attributeName(name)}="${String(value)}"`);
  return `<${type}${written.join('')}>${svgOf(children)}</${type}>`;
}

type Properties = { readonly children?: ReactNode; readonly [name: string]: unknown };

/** `strokeWidth` is `stroke-width` in SVG; `viewBox` is itself. */
function attributeName(name: string): string {
  return name.replace(/^(fill|stop|stroke)([A-Z])/, (_, head: string, letter: string) => {
    return `${head}-${letter.toLowerCase()}`;
  });
}
