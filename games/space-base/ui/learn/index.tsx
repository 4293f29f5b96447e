/** Learning Space Base: a guided first game, and the rules. */

import type { GameLearning } from '@starboard/look/table.ts';
import { Rules } from './rules/rules.tsx';
import { Tutorial } from './tutorial/tutorial.tsx';

export const learning: GameLearning = { Tutorial, Rules };
