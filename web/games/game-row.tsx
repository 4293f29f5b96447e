/** One game in a list: its picture, how it stands, the way to it, and what else can be done with it. */

import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { Menu, MenuItem } from '@starboard/look/menu.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { useWatchAgain } from '../replay/watch-again.tsx';
import type { GameName } from './catalogue.ts';
import { GamePicture } from './game-picture.tsx';
import styles from './game-row.module.css';

export function GameRows({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

export interface GameRowProps {
  readonly game: string;
  /** Beside its name. */
  readonly place?: string | undefined;
  /** With whom, since when. */
  readonly children: ReactNode;
  readonly href: string;
  /** What one does there. */
  readonly deed: 'goOn' | 'look';
  /** Tells several of one game apart for whoever hears them. */
  readonly date?: string | undefined;
  readonly lit?: boolean;
  readonly menu?: ReactNode;
}

export function GameRow(props: GameRowProps) {
  const t = useTranslations();
  const name = t(`games.${props.game as GameName}.name`);
  const deed = t(`home.mine.${props.deed}`);
  const which = props.date === undefined ? name : `${name}, ${props.date}`;
  return (
    <li className={styles.row}>
      <GamePicture game={props.game} className={styles.picture} />
      <span className={styles.words}>
        <b>{props.place === undefined ? name : `${name} · ${props.place}`}</b>
        <small>{props.children}</small>
      </span>
      <Link
        className={`${controls.button} ${props.lit === true ? controls.lit : ''}`}
        href={props.href}
        aria-label={t('pair', { what: deed, which })}
      >
        {deed}
      </Link>
      {props.menu !== undefined && (
        <Menu
          trigger={
            <button type="button" className={controls.round} aria-label={t('home.mine.more')}>
              <Icon name="more" />
            </button>
          }
        >
          {props.menu}
        </Menu>
      )}
    </li>
  );
}

export interface RecordItemsProps {
  /** Where the game was played: on this device, or at a table of the server. */
  readonly kind: 'game' | 'table';
  readonly id: string;
  /** Once it is over it can be watched again, and its dice checked. */
  readonly over: boolean;
  readonly onDownload: () => void;
}

/** What can be done with the record of any game. */
export function RecordItems({ kind, id, over, onDownload }: RecordItemsProps) {
  const t = useTranslations();
  const watch = useWatchAgain();
  const [, navigate] = useLocation();
  return (
    <>
      {over && (
        <>
          <MenuItem icon="play" onSelect={() => watch(`${kind}/${id}`)}>
            {t('replay.again')}
          </MenuItem>
          <MenuItem icon="shield" onSelect={() => navigate(`/check?${kind}=${id}`)}>
            {t('proof.check')}
          </MenuItem>
        </>
      )}
      <MenuItem icon="download" onSelect={onDownload}>
        {t('play.menuRecord')}
      </MenuItem>
    </>
  );
}
