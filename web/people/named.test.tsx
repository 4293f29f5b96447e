import type { Seat } from '@starboard/engine';
import type { Player } from '@starboard/look/table.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { loadText } from '../text/language.ts';
import { useNamed } from './named.ts';

const ada: Player = { seat: 0 as Seat, name: 'Ada', kind: 'person', colour: 1, here: true };
const gone: Player = { ...ada, seat: 1 as Seat, name: '' };

test('whoever had his data deleted is someone at the tables where he sat', async () => {
  const text = await loadText('nl');
  const shown = renderToStaticMarkup(
    <IntlProvider locale="nl" messages={text}>
      <Names players={[ada, gone]} />
    </IntlProvider>,
  );
  expect(shown).toBe('Ada, Iemand');
});

function Names({ players }: { players: readonly Player[] }) {
  return useNamed(players)
    .map(({ name }) => name)
    .join(', ');
}
