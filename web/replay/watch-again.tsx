/** The way from the end of a match to watching it again. */

import { Icon } from '@starboard/look/art/icon.tsx';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';

export interface WatchAgainProps {
  /** Where: `game/…` on this device, `table/…` on the server, or `file`. */
  readonly what: string;
  readonly className: string;
}

export function WatchAgain({ what, className }: WatchAgainProps) {
  const t = useTranslations('replay');
  return (
    <Link className={className} href={`/replay/${what}`}>
      <Icon name="play" />
      {t('again')}
    </Link>
  );
}
