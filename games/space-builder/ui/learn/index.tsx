/** Learning Space Builder by hand: the playable tutorial, and the trainer for the two sides. */

export { Trainer } from './trainer.tsx';
export { type LearnProps, Tutorial, type TutorialProps } from './tutorial.tsx';
