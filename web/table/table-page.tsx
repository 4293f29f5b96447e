/** An online table at its address: the waiting room until it begins, then the game. */

import { Refusal } from '@starboard/engine';
import controls from '@starboard/look/controls.module.css';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { gameNamed } from '../games/catalogue.ts';
import { Opening } from '../match/opening.tsx';
import { Banded, useLine } from '../online/line.tsx';
import { Online } from '../online/online.tsx';
import { useRefusal } from '../online/refusal.ts';
import { http } from '../online/server.ts';
import { Unreachable } from '../online/unreachable.tsx';
import { Chrome } from '../shell/chrome.tsx';
import { Notice } from '../shell/notice.tsx';
import { Bands } from './bands.tsx';
import { OnlinePlay } from './online-play.tsx';
import { useTable } from './use-table.ts';
import { WaitingRoom } from './waiting-room.tsx';

export default function TablePage({ id }: { id: string }) {
  return (
    <Online>
      <TableAt id={id} />
    </Online>
  );
}

function TableAt({ id }: { id: string }) {
  const t = useTranslations();
  const say = useRefusal();
  useGameAhead(id);
  const { line, error: unreachable, retry } = useLine();
  const { news, sayings, error } = useTable(line, id);
  const [endSeenAt, setEndSeenAt] = useState<string>();
  const onEnd = useCallback(() => setEndSeenAt(id), [id]);

  if (unreachable !== undefined) {
    return (
      <Chrome>
        <Unreachable onRetry={retry} />
      </Chrome>
    );
  }
  if (error !== undefined) {
    const unknown = error instanceof Refusal && error.code === 'table.unknown';
    return (
      <Chrome>
        <Notice title={t('room.gone')} lead={unknown ? t('room.goneLead') : say(error)}>
          <Link className={`${controls.button} ${controls.lit}`} href="/lobby">
            {t('nav.lobby')}
          </Link>
          <Link className={controls.button} href="/">
            {t('play.home')}
          </Link>
        </Notice>
      </Chrome>
    );
  }
  if (line === undefined || news === undefined) return <Opening />;
  return (
    <Banded line={line} more={<Bands line={line} news={news} ended={endSeenAt === id} />}>
      {news.stage === 'open' ? (
        <Chrome>
          <WaitingRoom line={line} news={news} sayings={sayings} />
        </Chrome>
      ) : (
        <OnlinePlay line={line} news={news} sayings={sayings} onEnd={onEnd} />
      )}
    </Banded>
  );
}

/** Anyone may see a table: while the visitor is being introduced, its game can be on its way. */
function useGameAhead(id: string): void {
  useEffect(() => {
    const load = async () => {
      const { game, stage } = await http.table(id);
      if (stage !== 'open') await gameNamed(game)?.screen();
    };
    // Whoever needs it asks again.
    load().catch(() => {});
  }, [id]);
}
