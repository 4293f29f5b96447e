/** Every word of Space Builder, by key, in four languages; and which words an event, a fault or a refusal is told in. */

import type { Refusal, Seat } from '@starboard/engine';
import { type Building, cellOf, type Placement, type Side, type Turn } from '../maps/map.ts';
import type { Event } from '../rules/event.ts';
import type { Verdict, Wrong } from '../rules/state.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

export type MessageKey = keyof typeof en;
export type Messages = Readonly<Record<MessageKey, string>>;

/** ICU messages by language. */
export const MESSAGES = { en, fr, nl, 'zh-Hant': zhHant } as const satisfies Record<
  string,
  Messages
>;
export type Language = keyof typeof MESSAGES;

/** Fills in a message, in the reader's language; whoever shows it brings this. */
export type Translate = (
  key: MessageKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** What only the place where a text is shown can say. */
export interface Speaker {
  readonly translate: Translate;
  readonly playerName: (seat: Seat) => string;
  /** Such as 0:21. */
  readonly time: (milliseconds: number) => string;
}

/** A line of the log. */
export function logLine(event: Event, { translate, playerName, time }: Speaker): string {
  const player = 'seat' in event ? playerName(event.seat) : '';
  switch (event.type) {
    case 'moved':
      return translate(`event.moved.${event.move.type}`, {
        player,
        ...moveValues(event, translate),
      });
    case 'unfroze':
      return translate('event.unfroze', {
        player,
        building: buildingName(event.building, translate),
      });
    case 'tapped':
      return translate('event.tapped', { player, time: time(event.at) });
    case 'stop':
      return translate('event.stop', { time: time(event.at) });
    case 'checked':
      return translate('event.checked', { round: event.round });
    default: {
      const { type, ...values } = event;
      return translate(`event.${type}`, { ...values, player });
    }
  }
}

/** What is wrong with a building, and what the map asked for. */
export function explainVerdict(verdict: Verdict, translate: Translate): string {
  const { building, wanted, stood, wrong } = verdict;
  const [first, ...others] = wrong;
  const name = buildingName(building, translate);
  if (first === undefined) return translate('fault.none', { building: name });
  const tell = TELLING[first];
  const sentence = translate(`fault.${first}`, {
    building: name,
    wanted: tell(building, wanted, translate),
    stood: stood === null ? '' : tell(building, stood, translate),
  });
  return [sentence, ...others.map((also) => translate('fault.also', { wrong: also }))].join(' ');
}

/** A refusal in the reader's language; nothing for a code that is not of this game. */
export function refusalText({ code, facts }: Refusal, translate: Translate): string | undefined {
  const key = `error.${code}`;
  if (!Object.hasOwn(en, key)) return undefined;
  const values = Object.entries(facts).map(([name, fact]) => [
    name,
    name === 'building' ? buildingName(fact as Building, translate) : fact,
  ]);
  return translate(key as MessageKey, Object.fromEntries(values));
}

/** What a slot of a board reads as: glasshouse, two trees, a quarter to the right. */
export function standingText(
  building: Building,
  side: Side,
  turn: Turn,
  translate: Translate,
): string {
  return translate('standing', {
    building: buildingName(building, translate),
    detail: translate(`detail.${building}.${side}`),
    turn: translate(`turn.${turn}`),
  });
}

/** Which part of a placement a fault is about, in words. */
const TELLING: Readonly<
  Record<Wrong, (building: Building, placement: Placement, translate: Translate) => string>
> = {
  unbuilt: (_, { slot }, translate) => placeName(slot, translate),
  slot: (_, { slot }, translate) => placeName(slot, translate),
  turn: (_, { turn }, translate) => translate(`turn.${turn}`),
  side: (building, { side }, translate) => translate(`detail.${building}.${side}`),
};

function moveValues({ move }: Extract<Event, { type: 'moved' }>, translate: Translate) {
  const building = buildingName(move.building, translate);
  switch (move.type) {
    case 'place':
      return { building, place: move.slot === 0 ? '' : placeName(move.slot, translate) };
    case 'turn':
      return { building, turn: translate(`turn.${move.turn}`) };
    case 'flip':
      return { building, detail: translate(`detail.${move.building}.${move.side}`) };
    default:
      return { building };
  }
}

function buildingName(building: Building, translate: Translate): string {
  return translate(`building.${building}`);
}

function placeName(slot: Placement['slot'], translate: Translate): string {
  const { row, column } = cellOf(slot);
  return translate('place', { row: row + 1, column: column + 1 });
}
