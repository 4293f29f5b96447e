/** Dice you can check: the whole of our chance, tried out by hand and then checked before one's eyes. */

import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Screen } from '../shell/screen.tsx';
import { Check } from './check.tsx';
import {
  type Cheat,
  type Checked,
  check,
  mix,
  type Played,
  rollMore,
  type Sealed,
  seal,
} from './experiment.ts';
import styles from './fair-dice.module.css';
import { Rolls } from './rolls.tsx';
import { Secret } from './secret.tsx';
import { Words } from './words.tsx';

/** How far the visitor has come. */
type Stage =
  | { readonly name: 'words'; readonly sealed: Sealed }
  | { readonly name: 'rolling'; readonly played: Played }
  | { readonly name: 'opened'; readonly played: Played; readonly checked: Checked };

/** The step where the visitor goes on, for the stages that begin with a press. */
const NEXT_STEP: Record<Stage['name'], number> = { words: 2, rolling: 3, opened: 4 };

export default function FairDice() {
  const t = useTranslations('fairDice');
  const [stage, setStage] = useState(begun);
  const start = () => setStage(begun());

  // The button that was pressed is gone; who works by keys or by ear goes on at the next step.
  const before = useRef(stage.name);
  useEffect(() => {
    if (before.current !== stage.name) {
      document.getElementById(`step-${NEXT_STEP[stage.name]}`)?.focus();
    }
    before.current = stage.name;
  }, [stage.name]);

  const sealed = 'sealed' in stage ? stage.sealed : stage.played;
  const played = 'played' in stage ? stage.played : undefined;
  // Once opened, the page shows what this host would have shown, true or not.
  const claim = stage.name === 'opened' ? stage.checked.claim : undefined;
  const open = (cheat: Cheat) => {
    if (played === undefined) return;
    setStage({ name: 'opened', played, checked: check(played, cheat) });
  };

  return (
    <Screen title={t('title')} lead={t('lead')}>
      <div className={styles.table}>
        <Secret commitment={sealed.commitment} opened={claim?.secret} />
        <Words
          mixed={played?.words}
          ready={stage.name === 'words'}
          onMix={(words) => {
            setStage({ name: 'rolling', played: mix(sealed, words) });
          }}
        />
        <Rolls
          rolls={claim?.rolls ?? played?.rolls}
          rolling={stage.name === 'rolling'}
          onRoll={(times) => {
            if (played) setStage({ name: 'rolling', played: rollMore(played, times) });
          }}
          onOpen={() => open('none')}
        />
        <Check
          opened={stage.name === 'opened' ? { ...stage, onCheat: open, onAgain: start } : undefined}
        />
      </div>
    </Screen>
  );
}

/** A new host, with a secret of its own. */
function begun(): Stage {
  return { name: 'words', sealed: seal() };
}
