/** The ways to watching a match again, and back from there. */

import { Icon } from '@starboard/look/art/icon.tsx';
import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';

export interface WatchAgainProps {
  /** `game/…` on this device, `table/…` on the server, or `file`. */
  readonly what: string;
  readonly className: string;
}

export function WatchAgain({ what, className }: WatchAgainProps) {
  const t = useTranslations('replay');
  return (
    <Link className={className} href={addressOf(what)} state={FROM_HERE}>
      <Icon name="play" />
      {t('again')}
    </Link>
  );
}

export function useWatchAgain(): (what: string) => void {
  const [, navigate] = useLocation();
  return (what) => navigate(addressOf(what), { state: FROM_HERE });
}

/** Back to where one came from; whoever came by a link from outside goes to the match itself. */
export function useWayBack(home: string): () => void {
  const [, navigate] = useLocation();
  return () => (window.history.state === FROM_HERE ? window.history.back() : navigate(home));
}

/** Kept by the browser with the visit to the page. */
const FROM_HERE = 'from here';

function addressOf(what: string): string {
  return `/replay/${what}`;
}
