/** A short form about oneself: fields one under the other, what was refused, and the one thing to do. */

import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './account.module.css';
import type { Asking } from './asking.ts';

export interface FormProps {
  readonly asking: Asking;
  readonly deed: () => Promise<unknown>;
  /** What the button says. */
  readonly name: string;
  /** Whether it is the one thing to do on this page. */
  readonly lit?: boolean;
  readonly children: ReactNode;
}

export function Form({ asking, deed, name, lit = false, children }: FormProps) {
  const t = useTranslations('account');
  const [objection, setObjection] = useState('');
  return (
    <form
      className={styles.form}
      // A browser would object in its own language, which need not be the visitor's.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const unfit = event.currentTarget.querySelector<HTMLInputElement>('input:invalid');
        unfit?.focus();
        if (unfit === null) {
          setObjection('');
          void asking.ask(deed);
        } else if (unfit.validity.valueMissing) {
          setObjection(t('missing', { field: unfit.labels?.[0]?.textContent ?? '' }));
        } else {
          setObjection(t('tooShort', { count: unfit.minLength }));
        }
      }}
    >
      {children}
      <p className={styles.refusal} role="alert">
        {objection || asking.refusal}
      </p>
      <button
        type="submit"
        className={`${controls.button} ${lit ? controls.lit : ''}`}
        disabled={asking.busy}
      >
        {name}
      </button>
    </form>
  );
}

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

export function Field({ label, hint, onValue, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={controls.field}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        required
        onChange={(event) => onValue(event.target.value)}
        {...input}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function UsernameField(props: Pick<FieldProps, 'value' | 'onValue' | 'hint'>) {
  const t = useTranslations('account');
  return (
    <Field
      label={t('username')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

export interface PasswordFieldProps extends Pick<FieldProps, 'value' | 'onValue' | 'hint'> {
  readonly label?: string;
  /** A new password, which the browser may propose. */
  readonly fresh?: boolean;
}

/** Whoever types slowly may look at it. */
export function PasswordField({ label, fresh = false, ...field }: PasswordFieldProps) {
  const t = useTranslations('account');
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <Field
        label={label ?? t('password')}
        type={shown ? 'text' : 'password'}
        autoComplete={fresh ? 'new-password' : 'current-password'}
        {...(fresh ? { minLength: SHORTEST, hint: t('passwordHint', { count: SHORTEST }) } : {})}
        {...field}
      />
      <button
        type="button"
        className={controls.round}
        aria-label={t('show')}
        aria-pressed={shown}
        title={t('show')}
        onClick={() => setShown(!shown)}
      >
        <Icon name="eye" />
      </button>
    </div>
  );
}

/** As the server asks for. */
const SHORTEST = 8;
