/** The way from a card or a question to the rules that explain it, beside the game and not instead of it. */

import type { Language } from '@starboard/engine/words';
import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import styles from './rules-link.module.css';
import { addressOf, type Topic } from './topic.ts';
import { say } from './words.ts';

export function RulesLink({ topic, language }: { topic: Topic; language: Language }) {
  return (
    <a
      className={`${controls.button} ${controls.quiet}`}
      href={addressOf(topic)}
      target="_blank"
      rel="noopener"
    >
      <Icon name="book" />
      {say(language, 'learn.rules.link')}
      <span className={controls.heard}>{say(language, 'learn.rules.newTab')}</span>
    </a>
  );
}

/** The same way as a sign alone, where words would be in the way. */
export function RulesSign({ topic, language }: { topic: Topic; language: Language }) {
  return (
    <a
      className={`${controls.round} ${styles.sign}`}
      href={addressOf(topic)}
      target="_blank"
      rel="noopener"
      aria-label={`${say(language, 'learn.rules.link')} ${say(language, 'learn.rules.newTab')}`}
    >
      <Icon name="book" />
    </a>
  );
}
