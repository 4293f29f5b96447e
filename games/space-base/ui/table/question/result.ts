/** What an answer leads to, as it stands on the button that gives it. */

import { describeRewards, tellAction } from '@starboard/space-base/text';
import { shortName } from '../../card/set.ts';
import { cardAt, catalog } from '../catalog.ts';
import type { BaseChoice, Desk } from '../desk.tsx';
import { sectorsOf } from '../lit.ts';

/** `Collect 4 victory points from sector 8`; where nothing is collected, what is done. */
export function tellResult(desk: Desk, choice: BaseChoice): string {
  const { say, question, language, view, seat } = desk;
  if (question === undefined) return '';
  const sectors = sectorsOf(choice, question);
  const gains = gainsOf(desk, choice);
  if (sectors.length === 0 || gains.length === 0) {
    return tellAction(choice.action, question, { language, cards: catalog, view, seat });
  }
  const list = new Intl.ListFormat(language);
  return say('question.collect', {
    gains: list.format(gains),
    count: sectors.length,
    sectors: list.format(sectors.map((sector) => sector.toLocaleString(language))),
  });
}

function gainsOf({ say, language, seat }: Desk, { preview }: BaseChoice): string[] {
  if (preview === null) return [];
  const { credits, income, vp, charged } = preview;
  const amounts = [{ credits }, { income }, { vp }].map((one) => describeRewards(one, language));
  const charges = [...new Set(charged)].map((card) =>
    say('question.charge', { ship: shortName(cardAt(card).card, language, seat) }),
  );
  return [...amounts, ...charges].filter((gain) => gain !== '');
}
