/** The kinds of data Space Builder is made of. */

import type { Action } from './action.ts';
import type { Event } from './event.ts';
import type { Options } from './options.ts';
import type { Card, State } from './state.ts';
import type { View } from './view.ts';

export interface SpaceBuilderTypes {
  options: Options;
  state: State;
  action: Action;
  event: Event;
  view: View;
  /** How a building would stand or lie after a move; nothing for other actions. */
  preview: Card | null;
  /** Space Builder has no standing orders: nobody waits for anybody. */
  order: never;
}
