/** The screen of Space Base: what the page loads when someone opens the game. */

import type { GameScreen } from '@starboard/look/table.ts';
import type { SpaceBaseTypes } from '@starboard/space-base';
import { film } from './film.ts';
import { Table } from './table/table.tsx';

export const screen: GameScreen<SpaceBaseTypes> = { Table, film };
