/** Which charged ability to use now, if any. */

import type { CardNumber } from '@starboard/space-base';
import { describeAbility } from '@starboard/space-base/text';
import { AbilityBox } from '../../card/ability.tsx';
import { shortName } from '../../card/set.ts';
import { cardAt } from '../catalog.ts';
import { type BaseChoice, consoleAt, playerAt, useDesk } from '../desk.tsx';
import css from './abilities.module.css';
import { Ask, Confirm, Leave } from './ask.tsx';
import { Option, Options } from './option.tsx';
import outcome from './outcome.module.css';

export function AbilitiesQuestion() {
  const desk = useDesk();
  const { say, view, seat, choices } = desk;
  const uses = choices.filter(({ action }) => action.do === 'use');
  const done = choices.find(({ action }) => action.do === 'done' && action.turn !== true);
  const pass = choices.find(({ action }) => action.do === 'done' && action.turn === true);
  return (
    <>
      <Ask
        title={say('abilities.title')}
        hint={
          view.active === seat
            ? undefined
            : say('turnOf', { player: playerAt(desk, view.active).name })
        }
      >
        <Confirm />
        <Leave choice={done} number={uses.length + 1}>
          {say('abilities.done')}
        </Leave>
        <Leave choice={pass} number={uses.length + 2}>
          {say('abilities.pass')}
        </Leave>
      </Ask>
      <Options count={uses.length} kind="sentences">
        {uses.map((use, index) => (
          <Use key={JSON.stringify(use.action)} use={use} number={index + 1} />
        ))}
      </Options>
    </>
  );
}

function Use({ use, number }: { use: BaseChoice; number: number }) {
  const { say, view, seat, language, players } = useDesk();
  if (use.action.do !== 'use') return null;
  const { card: ship, without = [] } = use.action;
  const console = consoleAt(view, seat);
  const { card } = cardAt(ship);
  const ability = abilityUp(card, console.stationed.includes(ship));
  if (ability === undefined) return null;
  return (
    <Option
      choice={use}
      number={number}
      title={shortName(card, language, seat)}
      aside={
        <span className={css.box}>
          <AbilityBox
            ability={ability}
            cubes={console.cubes.filter((cube: CardNumber) => cube === ship).length}
            players={players.length}
          />
        </span>
      }
    >
      <span className={css.sentence}>
        {describeAbility(ability, { language, players: players.length })}
      </span>
      {without.length > 0 && <em className={outcome.open}>{say('abilities.without')}</em>}
    </Option>
  );
}

function abilityUp(card: ReturnType<typeof cardAt>['card'], stationed: boolean) {
  if (!('station' in card)) return undefined;
  return (stationed ? card.station : card.deployed).ability;
}
