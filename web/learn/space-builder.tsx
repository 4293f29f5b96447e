/** Learning Space Builder by hand, with the settings of the page. */

import type { TrainerProps, TutorialProps } from '@starboard/look/table.ts';
import { Trainer, Tutorial } from '@starboard/space-builder/ui/learn';

export function SpaceBuilderTutorial({ language, settings, onPlay, onLeave }: TutorialProps) {
  return (
    <Tutorial
      language={language}
      stillness={settings.stillness}
      onDone={onPlay}
      onLeave={onLeave}
    />
  );
}

export function SpaceBuilderTrainer({ settings, ...props }: TrainerProps) {
  return <Trainer {...props} stillness={settings.stillness} />;
}
