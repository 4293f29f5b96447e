/** Nothing will be asked any more: who has won, and the way back to how it ended. */

import controls from '@starboard/look/controls.module.css';
import { useDesk } from '../desk.tsx';
import { Lately } from '../log.tsx';
import { useVictory } from '../victory.ts';
import { Ask } from './ask.tsx';
import bridge from './bridge.module.css';
import type { BridgeProps } from './bridge.tsx';
import css from './waiting.module.css';

export function Over({ history, onEnd }: Pick<BridgeProps, 'history' | 'onEnd'>) {
  const { say } = useDesk();
  const victory = useVictory();
  return (
    <>
      <Ask title={victory?.words ?? ''}>
        <button
          type="button"
          className={`${controls.button} ${controls.lit} ${bridge.primary}`}
          onClick={onEnd}
          data-primary=""
        >
          {say('end.back')}
        </button>
      </Ask>
      <div className={css.meanwhile}>
        <Lately history={history} />
      </div>
    </>
  );
}
