/** Someone's name, as the way to his page. A machine has none, and neither has who is gone. */

import type { SeatNews } from '@starboard/client/protocol';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { nameAt } from '../online/seats.ts';

export function PersonName({ seat }: { seat: SeatNews }) {
  const t = useTranslations('people');
  if (seat.bot === null && seat.person !== null) {
    return <Link href={`/people/${seat.person}`}>{nameAt(seat)}</Link>;
  }
  return nameAt(seat) || t('someone');
}
