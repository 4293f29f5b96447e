/** The kinds of data Space Base is made of, for the contract of a game. */

import type { Action } from './action.ts';
import type { Event } from './event.ts';
import type { Options } from './options.ts';
import type { Order } from './order.ts';
import type { Preview } from './preview.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export interface SpaceBaseTypes {
  options: Options;
  state: State;
  action: Action;
  event: Event;
  view: View;
  preview: Preview;
  order: Order;
}
