/** The chat behind a button, with the number of what was said since it was last open. */

import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { Popover } from '@starboard/look/popover.tsx';
import { play } from '@starboard/look/sound.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Chat, type ChatProps } from './chat.tsx';
import styles from './chat-button.module.css';

export function ChatButton(props: ChatProps) {
  const t = useTranslations('chat');
  const pair = useTranslations();
  const last = props.sayings.at(-1)?.number ?? 0;
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState(last);
  const unread = open ? 0 : props.sayings.filter(({ number }) => number > read).length;
  const heard = useRef(last);
  useEffect(() => {
    if (last > heard.current && !open) play('arrival');
    heard.current = last;
  }, [last, open]);
  return (
    <Popover
      label={t('title')}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setRead(last);
      }}
      trigger={
        <button
          type="button"
          className={`${controls.round} ${styles.button}`}
          aria-label={
            unread === 0
              ? t('title')
              : pair('pair', { what: t('title'), which: t('new', { count: unread }) })
          }
        >
          <Icon name="chat" />
          {unread > 0 && (
            <span className={styles.unread} aria-hidden="true">
              {unread}
            </span>
          )}
        </button>
      }
    >
      <div className={styles.chat}>
        <Chat {...props} />
      </div>
    </Popover>
  );
}
