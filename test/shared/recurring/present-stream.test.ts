import { expect, it } from 'vitest';
import { presentStream } from '../../../shared/recurring/present-stream.ts';
import { aCard } from '../cards/a-card.ts';
import { monthlyRows, monthsOf2026, streamsAmong } from './some-rows.ts';

const streams = streamsAmong(monthlyRows('NETFLIX.COM', monthsOf2026(5), { accountId: 'card-1' }), '2026-05-20');

it.each([
  [{}, null],
  [{ customName: 'Cartão da casa' }, 'Cartão da casa'],
])("gives the user's own name of the account beside the bank's: %j", (given, customName) => {
  const accounts = new Map([['card-1', aCard({ id: 'card-1', ...given })]]);
  const presented = streams.map((stream) => presentStream({ ...stream, id: 'rec_1' }, accounts));
  expect(presented).toMatchObject([{ account_name: 'Cartão Roxo', custom_name: customName }]);
});
