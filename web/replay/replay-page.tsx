/** A finished match, watched again at its own table: every step of it, forth and back. */

import { Refusal } from '@starboard/engine';
import controls from '@starboard/look/controls.module.css';
import { Dialog } from '@starboard/look/dialog.tsx';
import { MenuItem } from '@starboard/look/menu.tsx';
import { Slots } from '@starboard/look/slots.tsx';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { type AnyScreen, type GameName, gameNamed } from '../games/catalogue.ts';
import { clock } from '../local/clock.ts';
import { MatchMenu } from '../match/match-menu.tsx';
import { Opening } from '../match/opening.tsx';
import { type Opened as OpenedChance, Proof } from '../match/proof.tsx';
import { ProofPlace, Seal } from '../match/seal.tsx';
import { Took } from '../match/took.tsx';
import { useRefusal } from '../online/refusal.ts';
import { useNamed } from '../people/named.ts';
import { useSettings } from '../settings/settings.ts';
import { Chrome } from '../shell/chrome.tsx';
import { Notice } from '../shell/notice.tsx';
import { useSpeaking } from '../shell/spoken.ts';
import { stepInAddress, useAddress } from './address.ts';
import { Controls } from './controls.tsx';
import { Film } from './film.ts';
import { KEYS, useKeys } from './keys.ts';
import { Projector } from './projector.ts';
import { findRecording, NothingToWatch, type Recording } from './recording.ts';
import styles from './replay.module.css';
import { useWayBack } from './watch-again.tsx';

export interface ReplayPageProps {
  /** `game` on this device, `table` of the server, or `file`. */
  readonly from: string;
  readonly id: string | undefined;
}

export default function ReplayPage({ from, id }: ReplayPageProps) {
  const opened = useOpened(from, id);
  switch (opened.stage) {
    case 'opening':
      return <Opening />;
    case 'failed':
      return <Nothing error={opened.error} />;
    case 'open':
      return <Replay {...opened} />;
  }
}

type Opened =
  | { readonly stage: 'opening' }
  | { readonly stage: 'failed'; readonly error: unknown }
  | ({ readonly stage: 'open' } & ReplayProps);

interface ReplayProps {
  readonly recording: Recording;
  readonly screen: AnyScreen;
  readonly projector: Projector;
}

function useOpened(from: string, id: string | undefined): Opened {
  const [opened, setOpened] = useState<Opened>({ stage: 'opening' });
  useEffect(() => {
    let gone = false;
    let close = () => {};
    const open = async (): Promise<Opened> => {
      const recording = await findRecording(from, id);
      const { match } = recording;
      const screen = await gameNamed(match.game.name)?.screen();
      if (screen === undefined) throw new NothingToWatch('missing');
      const projector = new Projector(new Film(match, screen.film), match, clock, stepInAddress());
      close = () => projector.close();
      return { stage: 'open', recording, screen, projector };
    };
    void open()
      .catch((error: unknown): Opened => ({ stage: 'failed', error }))
      .then((found) => (gone ? close() : setOpened(found)));
    return () => {
      gone = true;
      close();
    };
  }, [from, id]);
  return opened;
}

function Replay({ recording, screen: { Table }, projector }: ReplayProps) {
  const { match, home } = recording;
  const players = useNamed(recording.players);
  const t = useTranslations();
  const { language } = useSpeaking();
  const chosen = useSettings();
  // Of every step the table is told by its line; here it would be drawn once more.
  const speed = useSyncExternalStore(projector.watch, () => projector.showing().speed);
  const lines = useMemo(() => [projector.line], [projector]);
  const settings = useMemo(
    () => ({ ...chosen, haste: Math.min(1, chosen.haste) / speed }),
    [chosen, speed],
  );
  useKeys(projector);
  useAddress(projector);
  useBeginning(projector, chosen.stillness);
  const title = t('replay.title', { game: t(`games.${match.game.name as GameName}.name`) });
  useEffect(() => {
    document.title = `${title} · ${t('brand')}`;
  }, [title, t]);
  const leave = useWayBack(home);
  return (
    <div className={styles.replay}>
      <div className={styles.stage}>
        <Slots
          corner={<ReplayCorner recording={recording} onLeave={leave} />}
          proof={
            <ProofPlace>
              <RecordedProof {...recording} />
            </ProofPlace>
          }
          seal={<RecordedSeal {...recording} />}
          took={recording.took !== undefined && <Took milliseconds={recording.took} />}
        >
          <Table
            lines={lines}
            players={players}
            language={language}
            settings={settings}
            onLeave={leave}
          />
        </Slots>
      </div>
      <div className={styles.bottom}>
        <Controls projector={projector} />
      </div>
    </div>
  );
}

/** It begins by itself, unless one was shown a moment of it, or does not want things to move by themselves. */
function useBeginning(projector: Projector, stillness: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a setting that is changed later does not begin it.
  useEffect(() => {
    if (!stillness && projector.showing().step === 0) projector.play();
  }, [projector]);
}

function ReplayCorner({ recording, onLeave }: { recording: Recording; onLeave: () => void }) {
  const t = useTranslations();
  const [keys, setKeys] = useState(false);
  return (
    <>
      <MatchMenu
        game={recording.match.game.name}
        proof={<RecordedProof {...recording} />}
        more={
          <>
            <MenuItem icon="help" onSelect={() => setKeys(true)}>
              {t('replay.keys.title')}
            </MenuItem>
            <MenuItem icon="download" onSelect={recording.save}>
              {t('play.menuRecord')}
            </MenuItem>
          </>
        }
        onLeave={onLeave}
      />
      <Dialog
        open={keys}
        onClose={() => setKeys(false)}
        title={t('replay.keys.title')}
        closeLabel={t('close')}
      >
        <dl className={styles.keys}>
          {KEYS.map(([key, meaning]) => (
            <div key={meaning}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(`replay.keys.${meaning}`)}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}

function RecordedProof(recording: Recording) {
  const { chance, check, save } = recording;
  const opened = useChance(recording);
  return (
    <Proof
      commitment={chance?.commitment ?? null}
      opened={opened}
      check={check}
      onDownload={save}
    />
  );
}

function RecordedSeal(recording: Recording) {
  return <Seal opened={useChance(recording)} />;
}

function useChance({ match, chance }: Recording): OpenedChance | null {
  const { seed } = match.opening;
  return useMemo(() => (chance === null ? null : { chance, seed }), [chance, seed]);
}

/** Why there is nothing to see. */
function Nothing({ error }: { error: unknown }) {
  const t = useTranslations();
  const refuse = useRefusal();
  const missing = error instanceof NothingToWatch && error.why === 'missing';
  const lead = missing
    ? t('play.missingLead')
    : error instanceof NothingToWatch
      ? t(`replay.${error.why as Exclude<NothingToWatch['why'], 'missing'>}`)
      : refuse(error);
  return (
    <Chrome>
      <Notice
        title={t(missing ? 'play.missing' : 'replay.cannot')}
        lead={lead}
        reason={
          error instanceof Refusal || error instanceof NothingToWatch ? undefined : String(error)
        }
      >
        <Link className={`${controls.button} ${controls.lit}`} href="/history">
          {t('history.title')}
        </Link>
        <Link className={controls.button} href="/check">
          {t('replay.open')}
        </Link>
      </Notice>
    </Chrome>
  );
}
