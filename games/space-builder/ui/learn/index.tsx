/** Learning Space Builder: the playable tutorial, the trainer for the two sides, and the rules. */

export { Rules } from './rules.tsx';
export { Trainer } from './trainer.tsx';
export { type LearnProps, Tutorial, type TutorialProps } from './tutorial.tsx';
