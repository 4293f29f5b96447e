/** What axe objects to in what is shown, by day and by night: for tests in a browser. */

import axe from 'axe-core';

const THEMES = ['light', 'dark'] as const;
/** Axe’s rules about colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** @param without rules that do not apply, such as `region` to a part of a page */
export async function objections(
  place: Element = document.body,
  without: readonly string[] = [],
): Promise<string[]> {
  const { dataset } = document.documentElement;
  const before = dataset.theme;
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const found: string[] = [];
  for (const theme of THEMES) {
    dataset.theme = theme;
    finishTransitions();
    const { violations } = await axe.run(place, {
      resultTypes: ['violations'],
      preload: false,
      // Only colours depend on the light; all else is looked at once.
      ...(theme === 'light' ? { rules } : { runOnly: COLOURS }),
    });
    const told = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    found.push(...told.map((objection) => `${theme}, ${objection}`));
  }
  if (before === undefined) delete dataset.theme;
  else dataset.theme = before;
  return found;
}

/** A colour on its way to another is neither. */
function finishTransitions(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}
