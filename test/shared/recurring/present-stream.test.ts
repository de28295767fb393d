import { expect, it } from 'vitest';
import { withOutlookOn } from '../../../shared/recurring/found-stream.ts';
import { presentStream } from '../../../shared/recurring/list-streams.ts';
import { toFoundStream } from '../../../shared/recurring/read-streams.ts';
import { aCard } from '../cards/a-card.ts';
import { day } from '../ledger/a-transaction.ts';
import { monthlyRows, monthsOf2026, streamsAmong } from './some-rows.ts';

const found = streamsAmong(monthlyRows('NETFLIX.COM', monthsOf2026(5), { accountId: 'card-1' }), '2026-05-20').map(
  (stream) => toFoundStream({ ...stream, id: 'rec_1' }),
);

it.each([
  [{}, null],
  [{ customName: 'Cartão da casa' }, 'Cartão da casa'],
])("gives the user's own name of the account beside the bank's: %j", (given, customName) => {
  const accounts = new Map([['card-1', aCard({ id: 'card-1', ...given })]]);
  const presented = withOutlookOn(day('2026-05-20'), found).map((stream) => presentStream(stream, accounts));
  expect(presented).toMatchObject([{ account_name: 'Cartão Roxo', custom_name: customName }]);
});
