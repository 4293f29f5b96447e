/** Leaving for good: everything about oneself is deleted, after being asked once more. */

import type { Me } from '@starboard/client/http';
import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { Dialog } from '@starboard/look/dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { beNobody } from '../online/me.ts';
import { http } from '../online/server.ts';
import { useAsking } from './asking.ts';
import { Form, PasswordField } from './form.tsx';

export function Departure({ me }: { me: Me }) {
  const t = useTranslations();
  const [, navigate] = useLocation();
  const asking = useAsking();
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const forget = async () => {
    await http.forgetMe(me.username === null ? undefined : password);
    beNobody();
    navigate('/');
  };
  return (
    <>
      <button type="button" className={controls.button} onClick={() => setOpen(true)}>
        <Icon name="trash" />
        {t('account.forget')}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('account.forget')}
        lead={t('account.forgetSure')}
        closeLabel={t('close')}
      >
        <Form asking={asking} deed={forget} name={t('account.forget')} lit>
          {me.username !== null && <PasswordField value={password} onValue={setPassword} />}
        </Form>
      </Dialog>
    </>
  );
}
