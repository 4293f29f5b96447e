/** The games on the shelf: the one place where they are listed. A box is opened when someone asks for it. */

import type { AnyBox } from '@starboard/engine';

export const shelf: Readonly<Record<string, () => Promise<AnyBox>>> = {
  'space-base': async () => (await import('@starboard/space-base')).box,
  'space-builder': async () => (await import('@starboard/space-builder')).box,
};
