/** A game on this device: found among those that are kept, and played on the game's own screen. */

import type { GameTypes } from '@starboard/engine';
import controls from '@starboard/look/controls.module.css';
import { Slots } from '@starboard/look/slots.tsx';
import type { Line } from '@starboard/look/table.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { type AnyScreen, type GameName, gameNamed } from '../games/catalogue.ts';
import { Opening } from '../match/opening.tsx';
import { ProofPlace } from '../match/seal.tsx';
import { useTraining } from '../match/training.ts';
import { WatchAgain } from '../replay/watch-again.tsx';
import { HASTE, useChosen, useSettings } from '../settings/settings.ts';
import { PageSettings, PlaySettings } from '../settings/settings-form.tsx';
import { Chrome } from '../shell/chrome.tsx';
import { Notice } from '../shell/notice.tsx';
import { useSpeaking } from '../shell/spoken.ts';
import { beginAnew, beginRematch, unkeptGame } from './begin.ts';
import { LocalCorner } from './corner.tsx';
import { findGame } from './drawer.ts';
import { holdGame } from './hold.ts';
import { type KeptGame, playersOf } from './kept-game.ts';
import { LocalProof, LocalSeal } from './local-proof.tsx';
import { LocalTook } from './local-took.tsx';
import { openTable } from './table.ts';

export default function LocalPlay({ id }: { id: string }) {
  const t = useTranslations();
  const [, navigate] = useLocation();
  const [attempt, setAttempt] = useState({ number: 0, steal: false });
  const table = useTable(id, attempt);
  const open = (steal: boolean) => setAttempt(({ number }) => ({ number: number + 1, steal }));
  const home = (
    <button type="button" className={controls.button} onClick={() => navigate('/')}>
      {t('play.home')}
    </button>
  );

  switch (table.stage) {
    case 'opening':
      return <Opening />;
    case 'missing':
      return (
        <Chrome>
          <Notice title={t('play.missing')} lead={t('play.missingLead')}>
            {home}
          </Notice>
        </Chrome>
      );
    case 'taken':
      return (
        <Notice title={t('play.taken')} lead={t('play.takenLead')}>
          <button
            type="button"
            className={`${controls.button} ${controls.lit}`}
            onClick={() => open(true)}
          >
            {t('play.takeOver')}
          </button>
          {home}
        </Notice>
      );
    case 'failed':
      return (
        <Notice title={t('play.failed')} lead={t('play.failedLead')} reason={table.reason}>
          <button
            type="button"
            className={`${controls.button} ${controls.lit}`}
            onClick={() => open(false)}
          >
            {t('play.again')}
          </button>
          {home}
        </Notice>
      );
    case 'set':
      return <SetTable {...table} />;
  }
}

type TableState =
  | { readonly stage: 'opening' | 'missing' | 'taken' }
  | { readonly stage: 'failed'; readonly reason: string }
  | ({ readonly stage: 'set' } & SetTableProps);

interface SetTableProps {
  readonly game: KeptGame;
  readonly screen: AnyScreen;
  readonly lines: readonly Line<GameTypes>[];
}

/** Opens the table, and closes it when the visitor goes elsewhere. */
function useTable(id: string, attempt: { number: number; steal: boolean }): TableState {
  const [state, setState] = useState<TableState>({ stage: 'opening' });
  useEffect(() => {
    const ends: (() => void)[] = [];
    let gone = false;
    const end = () => {
      gone = true;
      for (const close of ends.splice(0)) close();
    };
    const show = (next: TableState) => {
      if (gone) end();
      else setState(next);
    };

    const open = async (): Promise<TableState> => {
      const game = unkeptGame(id) ?? (await findGame(id));
      const listed = game && gameNamed(game.game);
      if (game === undefined || listed === undefined) return { stage: 'missing' };
      const hold = await holdGame(id, attempt.steal, () => {
        show({ stage: 'taken' });
        end();
      });
      ends.push(hold.release);
      if (hold.taken) return { stage: 'taken' };
      const [screen, table] = await Promise.all([
        listed.screen(),
        openTable(game, {
          pause: PAUSE * HASTE[useChosen.getState().speed],
          onFailure: (reason) => show({ stage: 'failed', reason }),
        }),
      ]);
      ends.push(table.close);
      return { stage: 'set', game, screen, lines: table.lines };
    };

    setState({ stage: 'opening' });
    void open()
      .catch((error: unknown): TableState => ({ stage: 'failed', reason: String(error) }))
      .then(show);
    return end;
  }, [id, attempt]);
  return state;
}

/** How long a bot waits before it acts, in milliseconds, so that it can be followed. */
const PAUSE = 350;

function SetTable({ game, screen: { Table }, lines }: SetTableProps) {
  const t = useTranslations();
  const [, navigate] = useLocation();
  const { language } = useSpeaking();
  const settings = useSettings();
  const players = useMemo(() => playersOf(game), [game]);
  const training = useTraining(game.game);
  const onAnew = useCallback(
    (options: unknown) =>
      void beginAnew(game, options).then((address) => navigate(address, { replace: true })),
    [game, navigate],
  );
  const name = t(`games.${game.game as GameName}.name`);
  useEffect(() => {
    document.title = `${name} · ${t('brand')}`;
  }, [name, t]);
  return (
    <Slots
      corner={<LocalCorner game={game} lines={lines} />}
      preferences={
        <>
          <PlaySettings />
          <PageSettings />
        </>
      }
      proof={
        <ProofPlace>
          <LocalProof game={game} over />
        </ProofPlace>
      }
      seal={<LocalSeal game={game} />}
      took={<LocalTook id={game.id} />}
      {...(unkeptGame(game.id) === undefined
        ? { again: (className) => <WatchAgain what={`game/${game.id}`} className={className} /> }
        : {})}
    >
      <Table
        lines={lines}
        players={players}
        language={language}
        settings={settings}
        {...training}
        onRematch={() => void beginRematch(game).then(navigate)}
        onAnew={onAnew}
        onLeave={() => navigate('/')}
      />
    </Slots>
  );
}
