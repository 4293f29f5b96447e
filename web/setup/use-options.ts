/** What is agreed before a game, complete and fitting the number of seats, whatever was chosen so far. */

import type { AnyGame } from '@starboard/engine';
import { shelf } from '@starboard/games';
import { useEffect, useMemo, useState } from 'react';
import type { AnyOptions, CatalogueGame } from '../games/catalogue.ts';

export interface AgreedOptions {
  /** The game's own form; undefined until it is loaded. */
  readonly Form: AnyOptions | undefined;
  readonly options: unknown;
  readonly setOptions: (options: unknown) => void;
}

export function useOptions(game: CatalogueGame, seats: number, first: unknown): AgreedOptions {
  const [chosen, setChosen] = useState(first);
  const [loaded, setLoaded] = useState<{ rules: AnyGame; Form: AnyOptions }>();
  useEffect(() => {
    const load = async () => {
      const [box, Form] = await Promise.all([shelf[game.name]?.(), game.options()]);
      if (box !== undefined) setLoaded({ rules: box.game, Form });
    };
    // Without it the game is played as printed.
    load().catch(() => {});
  }, [game]);
  const options = useMemo(
    () => (loaded === undefined ? chosen : completed(loaded.rules, seats, [chosen, first, {}])),
    [loaded, chosen, first, seats],
  );
  return { Form: loaded?.Form, options, setOptions: setChosen };
}

/** The first that fits so many seats, with everything filled in. */
function completed(rules: AnyGame, seats: number, wishes: readonly unknown[]): unknown {
  for (const wish of wishes) {
    try {
      return rules.readOptions(wish, seats);
    } catch {
      // Agreed for another number of seats.
    }
  }
  return {};
}
