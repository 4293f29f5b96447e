/** One answer as a thing to press: what it is, and exactly what it brings. */

import { useSeen } from '@starboard/look/seen.ts';
import type { ReactNode } from 'react';
import { type BaseChoice, useDesk, useHand } from '../desk.tsx';
import css from './option.module.css';

export interface OptionProps {
  readonly choice: BaseChoice;
  /** Its key, from 1 to 9; further ones have none. */
  readonly number: number;
  readonly title: ReactNode;
  /** Signs beside the title. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
}

export function Option({ choice, number, title, aside, children, footer }: OptionProps) {
  const { answer, hint } = useDesk();
  const { picked } = useHand();
  const { pressed, press } = useSeen(() => answer(choice));
  return (
    <button
      type="button"
      className={css.option}
      data-answer={number <= 9 ? number : undefined}
      data-item=""
      data-picked={picked === choice || undefined}
      data-pressed={pressed || undefined}
      aria-pressed={picked === choice}
      onClick={press}
      // A finger gives the answer with the same touch.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hint(choice)}
      onPointerLeave={() => hint(undefined)}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && hint(choice)}
      onBlur={() => hint(undefined)}
    >
      <span className={css.head}>
        {number <= 9 && <kbd>{number}</kbd>}
        <b>{title}</b>
        {aside !== undefined && <span className={css.aside}>{aside}</span>}
      </span>
      {children !== undefined && <span className={css.body}>{children}</span>}
      {footer !== undefined && <span className={css.foot}>{footer}</span>}
    </button>
  );
}

export interface OptionsProps {
  readonly children: ReactNode;
  readonly count: number;
  /** Answers that are told in sentences, or shown by a picture alone. */
  readonly kind?: 'sentences' | 'pictures';
}

export function Options({ children, count, kind }: OptionsProps) {
  return (
    <div
      className={css.options}
      data-count={Math.min(count, 6)}
      data-kind={kind}
      data-dense={(kind === undefined && isDense(count)) || undefined}
      data-rows=""
    >
      {children}
    </div>
  );
}

/** More answers than this, and each is told in two lines. */
const ROOMY = 3;

export function isDense(count: number): boolean {
  return count > ROOMY;
}
