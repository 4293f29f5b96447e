/** Catches what breaks while a page is drawn, so that there is always a way on. */

import controls from '@starboard/look/controls.module.css';
import { Component, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from './notice.tsx';

interface BoundaryProps {
  readonly children: ReactNode;
  /** Another place begins anew. */
  readonly place: string;
}

interface BoundaryState {
  readonly error: Error | null;
  readonly place: string;
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, place: this.props.place };

  static getDerivedStateFromError(error: Error): Partial<BoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    { place }: BoundaryProps,
    state: BoundaryState,
  ): Partial<BoundaryState> | null {
    return place === state.place ? null : { place, error: null };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <Crash error={error} />;
  }
}

function Crash({ error }: { error: Error }) {
  const t = useTranslations();
  return (
    <Notice title={t('crash.title')} lead={t('crash.lead')} reason={error.message}>
      <button
        type="button"
        className={`${controls.button} ${controls.lit}`}
        onClick={() => window.location.reload()}
      >
        {t('crash.reload')}
      </button>
      <a className={controls.button} href="/">
        {t('play.home')}
      </a>
    </Notice>
  );
}
