/** The check for one who does not see it: whose board, each building as it is looked at, and the sum. */

import controls from '@starboard/look/controls.module.css';
import { useEffect, useState } from 'react';
import type { CheckedBoard } from '../../rules/state.ts';
import { tellVerdict } from '../../text/index.ts';
import type { Person } from '../table/people.ts';
import { useTongue } from '../text/words.tsx';

export interface HeardCheckProps {
  readonly board: CheckedBoard;
  readonly person: Person;
  /** How many buildings of the board have been looked at. */
  readonly steps: number;
  /** Whether its sum is what the whole check comes to. */
  readonly alone: boolean;
  /** What the check comes to, once it is over. */
  readonly outcome: readonly string[];
}

/** A line is told because it was added, so that one that says the same as the last is told as well. */
export function HeardCheck({ board, person, steps, alone, outcome }: HeardCheckProps) {
  const { language, say } = useTongue();
  const [listening, setListening] = useState(false);
  // A reader tells what is added to a place that was there before.
  useEffect(() => setListening(true), []);
  const { builder, verdicts, faults } = board;
  const lines = [
    say('board.of', { player: person.name, mine: person.you ? 'yes' : 'no' }),
    ...verdicts.slice(0, steps).map((verdict) => tellVerdict(verdict, language)),
    ...(alone || steps < verdicts.length ? [] : [say('check.alone', { faults, seconds: 0 })]),
    ...outcome,
  ];
  return (
    <div className={controls.heard} role="log">
      {listening &&
        lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end.
          <p key={`${builder}.${index}`}>{line}</p>
        ))}
    </div>
  );
}
