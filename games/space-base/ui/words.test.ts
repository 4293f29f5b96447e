/** Every language says everything the screen says, and fills in the same blanks. */

import { checkWords } from '@starboard/engine/checks';
import { test } from 'vitest';
import { messages as card } from './card/words.ts';
import { messages as learn } from './learn/words.ts';
import { messages as table } from './text/words.ts';

test.each(Object.entries({ card, learn, table }))('the words of %s', (_, messages) => {
  checkWords(messages);
});
