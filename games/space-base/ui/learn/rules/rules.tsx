/** The rules in the page: by topic, with pictures made of the real parts, and searchable. */

import type { Language } from '@starboard/engine/words';
import controls from '@starboard/look/controls.module.css';
import type { RulesProps } from '@starboard/look/table.ts';
import { Fragment, type ReactNode, useEffect, useId, useState } from 'react';
import { TOPICS, type Topic } from '../topic.ts';
import { say } from '../words.ts';
import { PICTURES, TwoWays } from './pictures.tsx';
import styles from './rules.module.css';
import { matches, paragraphsOf, split } from './search.ts';

export function Rules({ language }: RulesProps) {
  const [sought, seek] = useState('');
  useAddressedTopic();
  const field = useId();
  const found = TOPICS.filter((topic) => matches(topic, language, sought));
  return (
    <div className={styles.rules} lang={language}>
      <search className={styles.search}>
        <label htmlFor={field}>{say(language, 'learn.rules.search')}</label>
        <input
          id={field}
          type="search"
          className={controls.field}
          value={sought}
          onChange={(event) => seek(event.target.value)}
        />
        <p className={styles.count} role="status">
          {sought.trim() === ''
            ? ''
            : found.length === 0
              ? say(language, 'learn.rules.none')
              : say(language, 'learn.rules.found', { count: found.length })}
        </p>
      </search>
      {found.length > 0 && (
        <nav
          className={`${controls.panel} ${styles.contents}`}
          aria-label={say(language, 'learn.rules.contents')}
        >
          <ol>
            {found.map((topic) => (
              <li key={topic}>
                <a href={`#${topic}`}>{say(language, `learn.rules.topic.${topic}.title`)}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.topics}>
        {found.map((topic) => (
          <TopicText key={topic} topic={topic} language={language} sought={sought} />
        ))}
      </div>
    </div>
  );
}

function TopicText(props: { topic: Topic; language: Language; sought: string }) {
  const { topic, language, sought } = props;
  const [first = '', ...rest] = paragraphsOf(topic, language);
  const Picture = PICTURES[topic];
  return (
    <section
      id={topic}
      className={`${controls.panel} ${styles.topic}`}
      aria-labelledby={`${topic}-title`}
    >
      <h2 id={`${topic}-title`} tabIndex={-1}>
        <Marked text={say(language, `learn.rules.topic.${topic}.title`)} sought={sought} />
      </h2>
      <p>
        <Marked text={first} sought={sought} />
      </p>
      {topic === 'dice' && <TwoWays />}
      {rest.map((paragraph) => (
        <p key={paragraph}>
          <Marked text={paragraph} sought={sought} />
        </p>
      ))}
      {Picture !== undefined && <Picture language={language} />}
    </section>
  );
}

/** The rules come after the page did, so its address has not found its topic yet. */
function useAddressedTopic(): void {
  useEffect(() => {
    const topic = TOPICS.find((entry) => `#${entry}` === location.hash);
    if (topic !== undefined) document.getElementById(`${topic}-title`)?.focus();
  }, []);
}

/** What was sought stands out. */
function Marked({ text, sought }: { text: string; sought: string }): ReactNode {
  return split(text, sought).map(({ part, hit, at }) =>
    hit ? <mark key={at}>{part}</mark> : <Fragment key={at}>{part}</Fragment>,
  );
}
