/** One window at a time plays a game: the first that opens it, until another takes it over. */

export interface Hold {
  /** Whether another window has the game now. */
  readonly taken: boolean;
  release(): void;
}

/** Holds the game for this window; `onLost` is called when another takes it over. */
export function holdGame(id: string, steal: boolean, onLost: () => void): Promise<Hold> {
  // Browsers offer locks on https and localhost only; elsewhere the database refuses the second writer.
  if (navigator.locks === undefined) return Promise.resolve({ taken: false, release: () => {} });
  return new Promise((resolve) => {
    navigator.locks
      .request(`starboard.${id}`, steal ? { steal } : { ifAvailable: true }, (lock) => {
        if (lock === null) {
          resolve({ taken: true, release: () => {} });
          return undefined;
        }
        return new Promise<void>((release) => resolve({ taken: false, release }));
      })
      .catch(onLost);
  });
}
