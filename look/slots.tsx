/**
 * Places in the screen of a game that the page fills. A game puts `Corner` at
 * the end of its bar, `TimeLeft` beside what is asked or in its bar,
 * `Proof` at its end with `Seal` beside the result, `Took` where it says how long
 * it was, `Again` among what can be done there, and `Standing` there too if it has
 * a match of the day; where it has menus of its own,
 * `usePreferences` goes into them. What stands there is the page's.
 */

import { createContext, type ReactNode, useContext } from 'react';

export interface SlotsProps {
  /** The page's menu, and the chat of an online table; 48 px high. */
  readonly corner: ReactNode;
  /** How long one's decision may still take, where that is limited. */
  readonly timeLeft?: ReactNode;
  /** How the chance of the match can be checked: a panel with a heading of the second level. */
  readonly proof: ReactNode;
  /** What the proof comes to, in two words that lead to it. */
  readonly seal?: ReactNode;
  /** How long the match took, as a `span`, where that is known. */
  readonly took?: ReactNode;
  /** How one did among all who play the match of the day: a panel with a heading of the second level. */
  readonly standing?: ReactNode;
  /** The way to watching the match again, dressed as the game dresses it. */
  readonly again?: (className: string) => ReactNode;
  /** How one likes to play, to be set where the page's own menu is not. */
  readonly preferences?: ReactNode;
  readonly children: ReactNode;
}

const Filled = createContext<Omit<SlotsProps, 'children'>>({ corner: null, proof: null });

export function Slots({ children, ...filled }: SlotsProps) {
  return <Filled value={filled}>{children}</Filled>;
}

export function Corner(): ReactNode {
  return useContext(Filled).corner;
}

export function TimeLeft(): ReactNode {
  return useContext(Filled).timeLeft;
}

export function Proof(): ReactNode {
  return useContext(Filled).proof;
}

export function Seal(): ReactNode {
  return useContext(Filled).seal;
}

export function Took(): ReactNode {
  return useContext(Filled).took;
}

export function Standing(): ReactNode {
  return useContext(Filled).standing;
}

export function Again({ className }: { className: string }): ReactNode {
  return useContext(Filled).again?.(className);
}

export function usePreferences(): ReactNode {
  return useContext(Filled).preferences;
}
