/** What the check found, building by building. */

import type { Placement } from '../maps/map.ts';
import type { Verdict, Wrong } from '../rules/state.ts';
import { type Language, say } from './message.ts';
import { buildingName, placeName, sideDetail, turnName } from './phrase.ts';

/** What is wrong with a building, how it stood, and what the map asked for. */
export function tellVerdict(verdict: Verdict, language: Language): string {
  const building = buildingName(verdict.building, language);
  const [first, ...others] = verdict.wrong;
  if (first === undefined) return say(language, 'fault.none', { building });
  const sentence = say(language, `fault.${first}`, {
    building,
    wanted: part(verdict, first, verdict.wanted, language),
    stood: verdict.stood === null ? '' : part(verdict, first, verdict.stood, language),
  });
  const besides = others.map((wrong) => say(language, 'fault.also', { wrong }));
  return [sentence, ...besides].join(language === 'zh-Hant' ? '' : ' ');
}

/** The part of a placement that a fault is about. */
function part(
  { building }: Verdict,
  wrong: Wrong,
  { slot, turn, side }: Placement,
  language: Language,
): string {
  switch (wrong) {
    case 'turn':
      return turnName(turn, language);
    case 'side':
      return sideDetail(building, side, language);
    default:
      return placeName(slot, language);
  }
}
