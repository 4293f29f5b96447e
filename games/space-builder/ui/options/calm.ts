/** Whether whoever plays at this device likes the bots to wait, kept for the next game. BU-8.4 */

const PLACE = 'starboard.space-builder.calm';

export function likesCalm(): boolean {
  try {
    return localStorage.getItem(PLACE) === 'yes';
  } catch {
    return false; // Storage may be shut off.
  }
}

export function likeCalm(likes: boolean): void {
  try {
    if (likes) localStorage.setItem(PLACE, 'yes');
    else localStorage.removeItem(PLACE);
  } catch {
    // Then it has to be said again next time.
  }
}

/** Whether there is somebody to wait for, and a bot that can. */
export function canWait(bots: readonly boolean[]): boolean {
  return bots.includes(true) && bots.includes(false);
}

/** What is agreed in a game against bots, the way it is liked here. */
export function liked(
  bots: readonly boolean[],
  calm = likesCalm(),
): { readonly waits?: readonly boolean[] } {
  return calm && canWait(bots) ? { waits: bots } : {};
}
