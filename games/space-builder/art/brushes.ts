/** The brushes every drawing of Space Builder is made with: SVG as text, without ids, gradients or filters, so that any number can stand in one page. */

/** The colours of one building. */
export interface Hue {
  /** The outer paper. */
  readonly sky: string;
  /** The two inner layers, lit from behind. */
  readonly glow1: string;
  readonly glow2: string;
  /** The far hill. */
  readonly hill: string;
  readonly main: string;
  readonly dark: string;
  readonly light: string;
  /** This building's own ink. */
  readonly deep: string;
}

const WIDTH = 3.4;

export function shape(path: string, fill: string, extra = ''): string {
  return `<path d="${path}" fill="${fill}" ${extra}/>`;
}

export function line(path: string, colour: string, width = WIDTH): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  extra = '',
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${extra}/>`;
}

export function disc(x: number, y: number, radius: number, fill: string, extra = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${extra}/>`;
}

export function oval(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  extra = '',
): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${extra}/>`;
}

/** An outline in the building's ink. */
export function inked(hue: Hue, width = WIDTH): string {
  return `stroke="${hue.deep}" stroke-width="${width}" stroke-linejoin="round"`;
}

/** The shadow a cut layer throws on the one behind it, away from the lamp at the top left. */
export function cast(markup: string, dx = 2.8, dy = 2.6, opacity = 0.17): string {
  return `<g transform="translate(${dx} ${dy})" opacity="${opacity}">${markup}</g>`;
}

/** Turned by quarters about the middle of a square. */
export function turned(markup: string, quarters: number, size: number): string {
  return `<g transform="rotate(${quarters * 90} ${size / 2} ${size / 2})">${markup}</g>`;
}
