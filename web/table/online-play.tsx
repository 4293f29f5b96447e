/** An online match on the game's own screen. */

import {
  RemoteHost,
  type Saying,
  type Line as ServerLine,
  type TableNews,
} from '@starboard/client';
import { tellRefusal } from '@starboard/client/text';
import type { GameTypes, Seat, Viewer } from '@starboard/engine';
import { Slots } from '@starboard/look/slots.tsx';
import type { Line } from '@starboard/look/table.ts';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { Standing } from '../daily/standing.tsx';
import { type AnyScreen, type GameName, gameNamed } from '../games/catalogue.ts';
import { openLine } from '../match/line.ts';
import { Opening } from '../match/opening.tsx';
import { ProofPlace } from '../match/seal.tsx';
import { Took } from '../match/took.tsx';
import { useTraining } from '../match/training.ts';
import { playersAt, tookBy } from '../online/seats.ts';
import { http } from '../online/server.ts';
import { useNamed } from '../people/named.ts';
import { WatchAgain } from '../replay/watch-again.tsx';
import { useSettings } from '../settings/settings.ts';
import { useSpeaking } from '../shell/spoken.ts';
import { Clock } from './clock.tsx';
import { Crew } from './crew.tsx';
import { useLeaving } from './leaving.tsx';
import { OnlineProof, OnlineSeal } from './online-proof.tsx';
import { TableCorner } from './table-corner.tsx';

export interface OnlinePlayProps {
  readonly line: ServerLine;
  readonly news: TableNews;
  readonly sayings: readonly Saying[];
  /** Its end has come up on the screen. */
  readonly onEnd: () => void;
}

export function OnlinePlay({ line, news, sayings, onEnd }: OnlinePlayProps) {
  const t = useTranslations();
  const [, navigate] = useLocation();
  const { language } = useSpeaking();
  const settings = useSettings();
  const players = useNamed(useMemo(() => playersAt(news), [news]));
  const { match, asked } = useMatch(line, news);
  const training = useTraining(news.game);
  const seated = seatOf(news) !== null;
  const { leave, question } = useLeaving(news, seated);
  const name = t(`games.${news.game as GameName}.name`);
  // Where all play at the same time, it is nobody's turn.
  const ownTurn = asked && match?.screen.film.unit === 'turn';
  useEffect(() => {
    const title = `${name} · ${t('brand')}`;
    document.title = ownTurn ? `${t('home.mine.yourTurn')} · ${title}` : title;
  }, [name, ownTurn, t]);

  if (match === undefined) return <Opening />;
  const { screen, lines } = match;
  const over = news.stage === 'over';
  const took = tookBy(news);
  // A table for one is a try at the match of the day, and there is one a day.
  const alone = news.seats.length === 1;
  const rematch = () => http.rematch(news.id).then(({ id }) => navigate(`/table/${id}`));
  return (
    <Slots
      corner={<TableCorner line={line} news={news} sayings={sayings} onLeave={leave} />}
      timeLeft={<Clock line={line} news={news} />}
      again={(className) => <WatchAgain what={`table/${news.id}`} className={className} />}
      standing={alone && <Standing table={news} />}
      proof={
        <ProofPlace above={<Crew news={news} />}>
          <OnlineProof table={news.id} commitment={news.commitment} over={over} />
        </ProofPlace>
      }
      seal={<OnlineSeal table={news.id} over={over} />}
      took={took !== undefined && <Took milliseconds={took} />}
    >
      <screen.Table
        lines={lines}
        players={players}
        language={language}
        settings={settings}
        tellElsewhere={tellRefusal}
        delay={news.delay}
        {...training}
        onEnd={onEnd}
        {...(seated && !alone ? { onRematch: () => void rematch() } : {})}
        onLeave={leave}
      />
      {question}
    </Slots>
  );
}

interface OpenMatch {
  readonly screen: AnyScreen;
  readonly lines: readonly Line<GameTypes>[];
}

/** Takes part from one's seat, or looks on. */
function useMatch(line: ServerLine, news: TableNews) {
  const { id, game } = news;
  const seat = seatOf(news);
  const [match, setMatch] = useState<OpenMatch>();
  const [asked, setAsked] = useState(false);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let gone = false;
    let end = () => {};
    const open = async () => {
      const listed = gameNamed(game);
      if (listed === undefined) throw new Error(`there is no game "${game}"`);
      const viewer: Viewer = seat ?? 'spectator';
      const [screen, joined] = await Promise.all([
        listed.screen(),
        openLine(new RemoteHost<GameTypes>(line, id), viewer, ({ choices }) => {
          if (!gone) setAsked(choices.length > 0);
        }),
      ]);
      const leave = () => void joined.connection.leave();
      if (gone) return leave();
      end = leave;
      // A whole table is a long drawing: the page answers in between.
      startTransition(() => setMatch({ screen, lines: [joined] }));
    };
    open().catch((reason: unknown) => !gone && setError(reason));
    return () => {
      gone = true;
      end();
    };
  }, [line, id, game, seat]);
  if (error !== undefined) throw error;
  return { match, asked };
}

/** Whoever gave up his seat looks on until he sits down again. */
function seatOf({ you, seats }: TableNews): Seat | null {
  return you === null || seats[you]?.left === true ? null : (you as Seat);
}
