/** The faces every page begins with. */

const FACES = ['760 1em "Bricolage Grotesque Variable"', '430 1em "Starboard Text"'];

/** Longer than this, a page is better read in another face than not at all. */
const PATIENCE = 400;

/** Resolves when the faces are there, or when waiting for them would be felt. */
export async function faces(): Promise<void> {
  const loaded = Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
