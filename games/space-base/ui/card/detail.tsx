/**
 * A card's detail beside whatever shows it small: on hover and on focus as long
 * as they last, on a long press or the key D in a window of its own, with the
 * way to the rules. Those who listen hear the card's sentences as a description.
 */

import { Dialog } from '@starboard/look/dialog.tsx';
import { onlyByKeys } from '@starboard/look/tooltip.tsx';
import { baseSet } from '@starboard/space-base';
import { describeCard } from '@starboard/space-base/text';
import { Tooltip } from 'radix-ui';
import { type ReactElement, useState } from 'react';
import { SignIcon } from '../art/icons.tsx';
import { RulesLink } from '../learn/rules-link.tsx';
import { topicOf } from '../learn/topic.ts';
import { Card, type CardProps } from './card.tsx';
import styles from './detail.module.css';
import { useLongPress } from './long-press.ts';
import { cardIn, shortName } from './set.ts';
import { say } from './words.ts';

export interface CardDetailProps
  extends Pick<CardProps, 'card' | 'language' | 'face' | 'cubes' | 'players' | 'seat' | 'set'> {
  /** What is hovered, focused or pressed: one element. */
  readonly children: ReactElement;
  /** Whether a press opens it too, where a press means nothing else. */
  readonly openedByPress?: boolean | undefined;
  /** Why it cannot be picked now. */
  readonly why?: string | undefined;
  /** On which side there is most likely room. */
  readonly side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
}

/** Long enough to pass over a row of cards without lighting them all. */
const HOVER = 300;

export function CardDetail(props: CardDetailProps) {
  const { children, side = 'right', openedByPress = false, why, ...shown } = props;
  const [reading, setReading] = useState(false);
  const longPress = useLongPress(() => setReading(true));
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the control inside it, and is none itself */}
      <span
        className={styles.around}
        {...longPress}
        onClick={() => openedByPress && setReading(true)}
        onKeyDown={(event) => {
          if (event.key.toLowerCase() === 'd' && !event.ctrlKey && !event.metaKey) setReading(true);
        }}
      >
        <Tooltip.Provider delayDuration={HOVER}>
          <Tooltip.Root>
            <Tooltip.Trigger asChild onFocus={onlyByKeys}>
              {children}
            </Tooltip.Trigger>
            <Tooltip.Portal>
              <Beside {...shown} why={why} side={side} />
            </Tooltip.Portal>
          </Tooltip.Root>
        </Tooltip.Provider>
      </span>
      {reading && <Reading {...shown} why={why} onClose={() => setReading(false)} />}
    </>
  );
}

interface Shown extends Omit<CardDetailProps, 'children' | 'side' | 'openedByPress'> {
  readonly why: string | undefined;
}

function Beside({ side, why, ...shown }: Shown & Required<Pick<CardDetailProps, 'side'>>) {
  return (
    <Tooltip.Content
      className={styles.beside}
      side={side}
      sideOffset={8}
      collisionPadding={12}
      aria-label={sentences(shown)}
    >
      <Card {...shown} size="large" />
      {why !== undefined && <Why words={why} />}
    </Tooltip.Content>
  );
}

function Reading({ onClose, why, ...shown }: Shown & { onClose: () => void }) {
  const { language, seat, set = baseSet } = shown;
  const card = cardIn(set, shown.card);
  return (
    <Dialog
      open
      onClose={onClose}
      title={shortName(card, language, seat)}
      closeLabel={say(language, 'card.detail.close')}
      foot={<RulesLink topic={topicOf(card)} language={language} />}
    >
      <div className={styles.reading}>
        {why !== undefined && <Why words={why} />}
        <Card {...shown} size="large" />
      </div>
    </Dialog>
  );
}

function Why({ words }: { words: string }) {
  return (
    <p className={styles.why}>
      <SignIcon sign="lock" />
      {words}
    </p>
  );
}

function sentences({ card, language, players, seat, set = baseSet }: Omit<Shown, 'why'>): string {
  return describeCard(cardIn(set, card), {
    language,
    set,
    ...(players !== undefined && { players }),
    ...(seat !== undefined && { seat }),
  });
}
