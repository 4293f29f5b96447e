/** The facts of a purchase in words, for those who listen: what the panel draws as coins and tokens. */

import type { CardNumber, Rewards } from '@starboard/space-base';
import { describeAbility, describeRewards, say as sayRules } from '@starboard/space-base/text';
import { shortName } from '../../card/set.ts';
import { tellTotals, totalsOf } from '../../card/totals.tsx';
import { type Arrival, arrivalOf } from '../arrival.ts';
import { cardAt } from '../catalog.ts';
import { type BaseChoice, consoleAt, type Desk } from '../desk.tsx';
import { deployedRewards } from '../rewards.ts';

/** The card in hand and all that follows from buying it; nothing where no card is in hand. */
export function tellFacts(desk: Desk, choice: BaseChoice | undefined): string {
  const arrival = arrivalOf(choice?.action);
  if (choice === undefined || arrival === undefined) return '';
  const { say, language, seat, question } = desk;
  const { sector } = arrival;
  const { card } = cardAt(arrival.card);
  const claim = question?.ask === 'claim';
  const sent = othersChange(desk, arrival);
  return [
    say(claim ? 'purchase.takeThis' : 'purchase.buyThis', {
      card: shortName(card, language, seat),
    }),
    ...(claim ? [] : [payment(desk, choice, arrival)]),
    say('fact.line', { what: say('fact.own', { sector }), change: ownChange(desk, arrival) }),
    ...abilityOf(desk, arrival),
    ...(sent === undefined
      ? []
      : [say('fact.line', { what: say('fact.others', { sector }), change: sent })]),
    ...('station' in card ? [] : [points(desk, arrival)]),
  ].join(' ');
}

function payment({ say, view, seat, question }: Desk, { preview }: BaseChoice, arrival: Arrival) {
  const { credits } = consoleAt(view, seat);
  const { cost } = cardAt(arrival.card);
  const wasted = preview?.wasted ?? 0;
  const paid =
    question?.ask === 'buy'
      ? say('fact.left', { credits: credits - cost })
      : say('fact.cost', { cost });
  return say('fact.line', {
    what: question?.ask === 'buy' ? say('fact.pay', { cost }) : say('fact.payAll', { credits }),
    change: wasted > 0 ? `${paid}, ${say('fact.wasted', { count: wasted })}` : paid,
  });
}

/** What own rolls of the sector bring now, and what they would. */
export function ownChange(desk: Desk, { card, sector }: Arrival): string {
  const before = cardAt(stationedIn(desk, sector)).card;
  const after = cardAt(card).card;
  return desk.say('fact.change', {
    before: rewardsOr(desk, 'station' in before ? before.station.rewards : {}),
    after: rewardsOr(desk, 'station' in after ? after.station.rewards : {}),
  });
}

/** The ability that the card brings along, if it has one. */
export function abilityOf({ language, players }: Desk, arrival: Arrival): string[] {
  const { card } = cardAt(arrival.card);
  const ability = 'station' in card ? card.station.ability : undefined;
  return ability === undefined
    ? []
    : [describeAbility(ability, { language, players: players.length })];
}

/** What the ship that makes room adds on others' rolls; nothing where none does. */
export function othersChange(desk: Desk, { sector }: Arrival): string | undefined {
  const { say, language, view, seat } = desk;
  const old = cardAt(stationedIn(desk, sector)).card;
  if (!('deployed' in old)) return undefined;
  const before = (consoleAt(view, seat).deployed[sector - 1] as CardNumber[]).map(deployedRewards);
  const tell = (rewards: readonly Rewards[]) =>
    tellTotals(totalsOf(rewards), language) || say('fact.nothing');
  return say('fact.change', {
    before: tell(before),
    after: tell([...before, old.deployed.rewards]),
  });
}

/** What a colony scores at once. */
export function points({ language }: Desk, { card }: Arrival): string {
  return sayRules(language, 'amount.vp', { count: cardAt(card).vp ?? 0 });
}

function rewardsOr({ say, language }: Desk, rewards: Rewards): string {
  return describeRewards(rewards, language) || say('fact.nothing');
}

function stationedIn({ view, seat }: Desk, sector: number): CardNumber {
  return consoleAt(view, seat).stationed[sector - 1] as CardNumber;
}
