/** How Space Builder teaches itself. */

import type { GameLearning } from '@starboard/look/table.ts';
import { Rules, Trainer, Tutorial } from '@starboard/space-builder/ui/learn';

export const learning: GameLearning = {
  Tutorial: ({ language, settings, onPlay, onLeave }) => (
    <Tutorial
      language={language}
      stillness={settings.stillness}
      onDone={onPlay}
      onLeave={onLeave}
    />
  ),
  Rules,
  Trainer: ({ settings, ...props }) => <Trainer {...props} stillness={settings.stillness} />,
};
