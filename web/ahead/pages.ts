/**
 * What is made ahead: where people come for the first time, as far as it is the
 * same for all of them.
 */

export interface Page {
  /** As a browser asks for it; a star at its end stands for whatever is there. */
  readonly address: string;
  /** What the page brings along for it, as it is imported when someone goes there. */
  readonly parts: readonly string[];
}

const SETUP = ['web/setup/setup.tsx', 'web/setup/online-setup.tsx'];

export const PAGES: readonly Page[] = [
  { address: '/', parts: [] },
  { address: '/about', parts: [] },
  { address: '/lobby', parts: ['web/lobby/lobby.tsx'] },
  { address: '/new/space-base?way=online', parts: SETUP },
  { address: '/new/space-builder?way=online', parts: SETUP },
  { address: '/learn', parts: ['web/learn/learn.tsx'] },
  {
    address: '/learn/space-base/rules',
    parts: ['web/learn/rules.tsx', 'space-base/ui/learn/rules/rules.tsx'],
  },
  // Which table it is, and who sits there, only the server knows: that it is being opened can be said before.
  { address: '/table/*', parts: ['web/table/table-page.tsx'] },
];

/** A name for its file. */
export function fileOf({ address }: Page): string {
  return address.match(/\w+/g)?.join('-') ?? 'home';
}
