/**
 * The Chinese face comes in a hundred slices, and a browser loads those that what
 * it shows needs. Without a network it could show nothing that it has not shown
 * before: so all that a text needs is kept where the service worker looks for it.
 */

/** As the service worker calls it, see vite.config.ts. */
const KEPT = 'faces';
const FACE = 'Noto Sans TC Variable';

export async function keepSigns(text: string): Promise<void> {
  const kept = await caches.open(KEPT);
  // One after the other: nobody waits for them.
  for (const address of slicesFor(text)) {
    if ((await kept.match(address)) === undefined) await kept.add(address);
  }
}

/** Where the slices of the face are that a text needs. */
export function slicesFor(text: string): string[] {
  const signs = [...new Set(text)].map((sign) => sign.codePointAt(0) as number);
  return facesOf(FACE).flatMap(({ address, ranges }) =>
    signs.some((sign) => ranges.some(([first, last]) => first <= sign && sign <= last))
      ? [address]
      : [],
  );
}

interface Slice {
  readonly address: string;
  /** The signs it has, by their numbers, from and to. */
  readonly ranges: readonly (readonly [number, number])[];
}

function facesOf(family: string): Slice[] {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue('font-family').includes(family))
    .map(({ style, parentStyleSheet }) => ({
      address: addressIn(style.getPropertyValue('src'), parentStyleSheet?.href),
      ranges: style.getPropertyValue('unicode-range').split(',').map(readRange),
    }));
}

function addressIn(source: string, sheet: string | null | undefined): string {
  const [, address = ''] = /url\("?([^")]+)"?\)/.exec(source) ?? [];
  return new URL(address, sheet ?? document.baseURI).href;
}

/** Such as `U+4E2D` or `U+3000-303F`. */
function readRange(range: string): readonly [number, number] {
  const [first = '', last = first] = range.trim().slice(2).split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
