/**
 * A card's detail near whatever shows it small: on hover and on focus as long
 * as they last, to be looked at and not to be touched, so that it is in nobody's
 * way; on a long press, the mouse's other button or the key D in a window of its
 * own, with the way to the rules. Those who listen hear the card's sentences as a
 * description.
 */

import { Dialog } from '@starboard/look/dialog.tsx';
import { onlyByKeys } from '@starboard/look/tooltip.tsx';
import { baseSet } from '@starboard/space-base';
import { describeCard } from '@starboard/space-base/text';
import { Tooltip } from 'radix-ui';
import { type ReactElement, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { SignIcon } from '../art/icons.tsx';
import { RulesLink } from '../learn/rules-link.tsx';
import { topicOf } from '../learn/topic.ts';
import { besideCard, seenWith } from './beside.ts';
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
}

/** Long enough to pass over a row of cards without lighting them all. */
const HOVER = 300;

export function CardDetail(props: CardDetailProps) {
  const { children, openedByPress = false, why, ...shown } = props;
  const [reading, setReading] = useState(false);
  const longPress = useLongPress(() => setReading(true));
  const control = useRef<HTMLButtonElement>(null);
  // A window lies over all of the page, and so over what is not in it.
  const [room, setRoom] = useState<HTMLElement | null>(null);
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
        <Tooltip.Provider delayDuration={HOVER} disableHoverableContent>
          <Tooltip.Root onOpenChange={() => setRoom(control.current?.closest('dialog') ?? null)}>
            <Tooltip.Trigger asChild ref={control} onFocus={onlyByKeys}>
              {children}
            </Tooltip.Trigger>
            <Tooltip.Portal container={room}>
              <Beside {...shown} why={why} control={control} />
            </Tooltip.Portal>
          </Tooltip.Root>
        </Tooltip.Provider>
      </span>
      {reading && <Reading {...shown} why={why} onClose={() => setReading(false)} />}
    </>
  );
}

interface Shown extends Omit<CardDetailProps, 'children' | 'openedByPress'> {
  readonly why: string | undefined;
}

function Beside({ control, why, ...shown }: Shown & { control: RefObject<Element | null> }) {
  const place = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState({ side: 0, align: 0 });
  useLayoutEffect(() => {
    if (control.current === null || place.current === null) return;
    const card = control.current.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = place.current;
    const view = { width: innerWidth, height: innerHeight };
    const { left, top } = besideCard(card, { width, height }, view, seenWith(control.current));
    setOffset({ side: left - card.right, align: top - card.top });
  }, [control]);
  return (
    <Tooltip.Content
      ref={place}
      className={styles.beside}
      side="right"
      align="start"
      sideOffset={offset.side}
      alignOffset={offset.align}
      avoidCollisions={false}
      aria-label={sentences(shown)}
    >
      <Card {...shown} size="large" />
      {why !== undefined && <Why words={why} />}
      <p className={styles.more}>{say(shown.language, 'card.detail.more')}</p>
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
