/** A new password for one of the codes that were written down. */

import controls from '@starboard/look/controls.module.css';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { arriveAs } from '../online/me.ts';
import { Online } from '../online/online.tsx';
import { http } from '../online/server.ts';
import { Screen } from '../shell/screen.tsx';
import styles from './account.module.css';
import { useAsking } from './asking.ts';
import { Field, Form, PasswordField, UsernameField } from './form.tsx';

export default function RecoveryPage() {
  return (
    <Online>
      <Recovery />
    </Online>
  );
}

function Recovery() {
  const t = useTranslations('account');
  const [, navigate] = useLocation();
  const asking = useAsking();
  const [username, setUsername] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const recover = async () => {
    arriveAs(await http.recover(username, code, password));
    navigate('/me');
  };
  return (
    <Screen title={t('recover')} lead={t('recoverLead')}>
      <div className={`${controls.panel} ${styles.narrow}`}>
        <Form asking={asking} deed={recover} name={t('recoverDeed')} lit>
          <UsernameField value={username} onValue={setUsername} />
          <Field
            label={t('code')}
            hint={t('codeHint')}
            value={code}
            onValue={setCode}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField label={t('newPassword')} value={password} onValue={setPassword} fresh />
        </Form>
        <p className={styles.elsewhere}>
          <Link href="/sign-in">{t('signIn')}</Link>
        </p>
      </div>
    </Screen>
  );
}
