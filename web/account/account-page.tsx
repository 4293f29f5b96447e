/** The name someone keeps: a password for it, codes for when that is lost, and what the server remembers. */

import type { Me } from '@starboard/client/http';
import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { download } from '../local/download.ts';
import { signOut, useMe } from '../online/me.ts';
import { Online } from '../online/online.tsx';
import { http, introduce, startAnew } from '../online/server.ts';
import { Unreachable } from '../online/unreachable.tsx';
import panels from '../shell/panels.module.css';
import { Screen } from '../shell/screen.tsx';
import { useSpeaking } from '../shell/spoken.ts';
import styles from './account.module.css';
import { useAsking } from './asking.ts';
import { dataText } from './data-text.ts';
import { Departure } from './departure.tsx';
import { Form, PasswordField, UsernameField } from './form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export default function AccountPage() {
  return (
    <Online>
      <Account />
    </Online>
  );
}

function Account() {
  const t = useTranslations('account');
  const { me, error, retry } = useMe();
  const [codes, setCodes] = useState<readonly string[]>();
  if (error !== null && me === undefined) return <Unreachable onRetry={retry} />;
  const kept = me !== null && me !== undefined && me.username !== null;
  return (
    <Screen
      title={t('title')}
      lead={kept ? t('signedIn', { username: me.username ?? '' }) : t('guest')}
    >
      {codes !== undefined && (
        <section className={`${controls.panel} ${styles.first}`} aria-label={t('codesTitle')}>
          <RecoveryCodes codes={codes} />
        </section>
      )}
      {me === undefined && <div data-coming="" />}
      {me !== undefined && (
        <div className={panels.panels}>
          {kept ? (
            <>
              <PasswordChange />
              <NewCodes onCodes={setCodes} />
              <SigningOut />
            </>
          ) : (
            <KeepName onCodes={setCodes} />
          )}
          {me !== null && <YourData me={me} />}
        </div>
      )}
    </Screen>
  );
}

interface CodesProps {
  readonly onCodes: (codes: readonly string[]) => void;
}

function KeepName({ onCodes }: CodesProps) {
  const t = useTranslations('account');
  const { language } = useSpeaking();
  const asking = useAsking();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const keep = async () => {
    await introduce(language);
    onCodes((await http.keepName(username, password)).recoveryCodes);
    startAnew(true);
  };
  return (
    <Panel title={t('keep')}>
      <Form asking={asking} deed={keep} name={t('keep')} lit>
        <UsernameField value={username} onValue={setUsername} hint={t('usernameHint')} />
        <PasswordField value={password} onValue={setPassword} fresh />
      </Form>
      <p className={styles.elsewhere}>
        <Link href="/sign-in">{t('have')}</Link>
      </p>
    </Panel>
  );
}

function PasswordChange() {
  const t = useTranslations('account');
  const asking = useAsking();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [changed, setChanged] = useState(false);
  const change = async () => {
    setChanged(false);
    await http.changePassword(current, password);
    startAnew(true);
    setCurrent('');
    setPassword('');
    setChanged(true);
  };
  return (
    <Panel title={t('change')}>
      <p className={styles.hint}>{t('changeLead')}</p>
      <Form asking={asking} deed={change} name={t('change')}>
        <PasswordField label={t('oldPassword')} value={current} onValue={setCurrent} />
        <PasswordField label={t('newPassword')} value={password} onValue={setPassword} fresh />
      </Form>
      <p className={styles.done} role="status">
        {changed && (
          <>
            <Icon name="check" />
            {t('changed')}
          </>
        )}
      </p>
    </Panel>
  );
}

function NewCodes({ onCodes }: CodesProps) {
  const t = useTranslations('account');
  const asking = useAsking();
  const [password, setPassword] = useState('');
  const renew = async () => {
    onCodes((await http.newRecoveryCodes(password)).recoveryCodes);
    setPassword('');
    window.scrollTo({ top: 0 });
  };
  return (
    <Panel title={t('codesTitle')}>
      <p className={styles.hint}>{t('renewLead')}</p>
      <Form asking={asking} deed={renew} name={t('renew')}>
        <PasswordField value={password} onValue={setPassword} />
      </Form>
    </Panel>
  );
}

function SigningOut() {
  const t = useTranslations('account');
  const [, navigate] = useLocation();
  const { ask, busy, refusal } = useAsking();
  const leave = (everywhere: boolean) =>
    ask(async () => {
      await signOut(everywhere);
      navigate('/me');
    });
  return (
    <Panel title={t('signOut')}>
      <p className={styles.hint}>{t('signOutLead')}</p>
      <p className={styles.refusal} role="alert">
        {refusal}
      </p>
      <div className={styles.ways}>
        {([false, true] as const).map((everywhere) => (
          <button
            key={String(everywhere)}
            type="button"
            className={controls.button}
            disabled={busy}
            onClick={() => void leave(everywhere)}
          >
            {t(everywhere ? 'signOutEverywhere' : 'signOutHere')}
          </button>
        ))}
      </div>
    </Panel>
  );
}

function YourData({ me }: { me: Me }) {
  const t = useTranslations('account');
  const { ask, busy, refusal } = useAsking();
  const take = async () => download('starboard.json', dataText(await http.export()));
  return (
    <Panel title={t('data')}>
      <p className={styles.hint}>{t('dataLead')}</p>
      <p className={styles.refusal} role="alert">
        {refusal}
      </p>
      <div className={styles.ways}>
        <button
          type="button"
          className={controls.button}
          disabled={busy}
          onClick={() => void ask(take)}
        >
          <Icon name="download" />
          {t('export')}
        </button>
        <Departure me={me} />
      </div>
    </Panel>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`${controls.panel} ${styles.panel}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
