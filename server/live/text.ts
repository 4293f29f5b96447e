/** What is told, as text. A view that goes to everybody at a table is put into text once: it is most of an update. */

import type { TableUpdate, Told } from '@starboard/client/protocol';

export function textOf(told: Told): string {
  return 'update' in told ? updateText(told) : JSON.stringify(told);
}

function updateText({ update, ...place }: TableUpdate): string {
  const { view, ...rest } = update;
  return joined(place, 'update', joined(rest, 'view', viewText(view)));
}

/** An object as text, with one more member that is text already. */
function joined(object: object, name: string, text: string): string {
  const others = JSON.stringify(object).slice(1, -1);
  return `{${others}${others === '' ? '' : ','}"${name}":${text}}`;
}

/** Everybody at a table is told in one go: the view that was put into text last is the only one that can come again. */
let last: { readonly view: unknown; readonly text: string } | undefined;

function viewText(view: unknown): string {
  if (last === undefined || last.view !== view) last = { view, text: JSON.stringify(view) };
  return last.text;
}
