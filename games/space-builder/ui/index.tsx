/** The screen of Space Builder, as the page loads it. */

import type { GameScreen } from '@starboard/look/table.ts';
import type { SpaceBuilderTypes } from '../rules/types.ts';
import { film } from './film.ts';
import { Table } from './table/table.tsx';

export const screen: GameScreen<SpaceBuilderTypes> = { Table, film };
