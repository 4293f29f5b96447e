/** The visitor to the server: a guest, or someone who keeps his name with a password. */

import type { Me } from '@starboard/client/http';
import controls from '@starboard/look/controls.module.css';
import { Dialog } from '@starboard/look/dialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { download } from '../local/download.ts';
import { useRefusal } from '../online/refusal.ts';
import { http, startAnew } from '../online/server.ts';
import styles from './account.module.css';
import { changeProfile } from './profile.ts';

/** `me` is null for someone the server has not met: he can sign in all the same. */
export function Account({ me }: { me: Me | null }) {
  const t = useTranslations('account');
  const answers = useQueryClient();
  const refuse = useRefusal();
  const [refusal, setRefusal] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();
  /** Does something about oneself; afterwards everything is asked anew. */
  const ask = async (deed: () => Promise<unknown>) => {
    setRefusal('');
    try {
      await deed();
      await answers.invalidateQueries();
    } catch (error) {
      setRefusal(refuse(error));
    }
  };
  const signIn = async (username: string, password: string) => {
    const { name } = await http.signIn(username, password);
    changeProfile({ name });
    startAnew(true);
  };
  const signOut = async () => {
    await http.signOut();
    startAnew(false);
  };
  return (
    <section className={`${controls.panel} ${styles.account}`} aria-labelledby="account">
      <h2 id="account">{t('title')}</h2>
      {me !== null && me.username !== null && <p>{t('signedIn', { username: me.username })}</p>}
      {me?.username === null && (
        <>
          <p>{t('guest')}</p>
          <Credentials
            deed={t('keep')}
            fresh
            onGive={(username, password) =>
              void ask(async () => {
                setCodes((await http.keepName(username, password)).recoveryCodes);
                startAnew(true);
              })
            }
          />
        </>
      )}
      {(me === null || me.username === null) && (
        <details>
          <summary>{t('have')}</summary>
          <Credentials
            deed={t('signIn')}
            onGive={(username, password) => void ask(() => signIn(username, password))}
          />
        </details>
      )}
      {codes !== undefined && (
        <div role="status">
          <p>{t('codes')}</p>
          <ul className={styles.codes}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.refusal} role="alert">
        {refusal}
      </p>
      {me !== null && (
        <div className={styles.ways}>
          {me.username !== null && (
            <button type="button" className={controls.button} onClick={() => void ask(signOut)}>
              {t('signOut')}
            </button>
          )}
          <button
            type="button"
            className={controls.button}
            onClick={() =>
              void ask(async () =>
                download('starboard.json', JSON.stringify(await http.export(), null, 2)),
              )
            }
          >
            {t('export')}
          </button>
          <ForgetMe me={me} ask={ask} />
        </div>
      )}
    </section>
  );
}

interface CredentialsProps {
  readonly deed: string;
  /** A new password, which the browser may propose. */
  readonly fresh?: boolean;
  readonly onGive: (username: string, password: string) => void;
}

function Credentials({ deed, fresh = false, onGive }: CredentialsProps) {
  const t = useTranslations('account');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form
      className={styles.credentials}
      onSubmit={(event) => {
        event.preventDefault();
        onGive(username, password);
      }}
    >
      <Labelled label={t('username')}>
        {(id) => (
          <input
            id={id}
            className={controls.field}
            value={username}
            required
            autoComplete="username"
            autoCapitalize="none"
            onChange={(event) => setUsername(event.target.value)}
          />
        )}
      </Labelled>
      <Labelled label={t('password')}>
        {(id) => (
          <input
            id={id}
            className={controls.field}
            type="password"
            value={password}
            required
            autoComplete={fresh ? 'new-password' : 'current-password'}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Labelled>
      <button type="submit" className={controls.button}>
        {deed}
      </button>
    </form>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.labelled}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface ForgetMeProps {
  readonly me: Me;
  readonly ask: (deed: () => Promise<unknown>) => Promise<void>;
}

function ForgetMe({ me, ask }: ForgetMeProps) {
  const t = useTranslations();
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const forget = async () => {
    await http.forgetMe(me.username === null ? undefined : password);
    changeProfile({ name: '' });
    startAnew(false);
  };
  return (
    <>
      <button type="button" className={controls.button} onClick={() => setOpen(true)}>
        {t('account.forget')}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('account.forget')}
        lead={t('account.forgetSure')}
        closeLabel={t('close')}
        foot={
          <>
            <button type="button" className={controls.button} onClick={() => setOpen(false)}>
              {t('cancel')}
            </button>
            <button
              type="button"
              className={`${controls.button} ${controls.lit}`}
              onClick={() => {
                setOpen(false);
                void ask(forget);
              }}
            >
              {t('account.forget')}
            </button>
          </>
        }
      >
        {me.username !== null && (
          <Labelled label={t('account.password')}>
            {(id) => (
              <input
                id={id}
                className={controls.field}
                type="password"
                value={password}
                autoComplete="current-password"
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
          </Labelled>
        )}
      </Dialog>
    </>
  );
}
