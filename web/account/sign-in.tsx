/** Signing in on this device, with a name that was kept elsewhere. */

import controls from '@starboard/look/controls.module.css';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { arriveAs, useMe } from '../online/me.ts';
import { Online } from '../online/online.tsx';
import { http } from '../online/server.ts';
import { Screen } from '../shell/screen.tsx';
import styles from './account.module.css';
import { useAsking } from './asking.ts';
import { Form, PasswordField, UsernameField } from './form.tsx';

export default function SignInPage() {
  return (
    <Online>
      <SignIn />
    </Online>
  );
}

function SignIn() {
  const t = useTranslations('account');
  const [, navigate] = useLocation();
  const { me } = useMe();
  const asking = useAsking();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const signIn = async () => {
    arriveAs(await http.signIn(username, password));
    navigate('/me');
  };
  return (
    <Screen title={t('signIn')} lead={t('signInLead')}>
      <div className={`${controls.panel} ${styles.narrow}`}>
        <Form asking={asking} deed={signIn} name={t('signIn')} lit>
          <UsernameField value={username} onValue={setUsername} />
          <PasswordField value={password} onValue={setPassword} />
        </Form>
        {me?.username === null && (
          <p className={styles.hint}>{t('guestLeft', { name: me.name })}</p>
        )}
        <p className={styles.elsewhere}>
          <Link href="/recover">{t('lost')}</Link>
          <Link href="/account">{t('noName')}</Link>
        </p>
      </div>
    </Screen>
  );
}
