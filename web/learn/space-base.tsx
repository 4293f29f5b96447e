/** How Space Base teaches itself: its guide sits at the game's own table. */

import type { GameLearning } from '@starboard/look/table.ts';
import { screen } from '@starboard/space-base/ui';
import { Rules, Tutorial } from '@starboard/space-base/ui/learn';

export const learning: GameLearning = {
  Tutorial: (props) => <Tutorial Table={screen.Table} {...props} />,
  Rules,
};
