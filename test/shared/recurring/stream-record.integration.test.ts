import { expect, it } from 'vitest';
import { addressHashes } from '../../../shared/notifications/address-hashes.ts';
import { exportUser } from '../../../shared/personal-data/export.ts';
import { streamRecordStore } from '../../../shared/recurring/stream-record-store.ts';
import { unlinkItem } from '../../../shared/sync/link-item.ts';
import { addSeconds } from '../../../shared/time/instant.ts';
import { household, sharedDynamoDb, start } from '../sync/import-support.ts';
import { anAccount, aRow } from '../sync/support.ts';

const dynamoDb = sharedDynamoDb();
const DAY = 24 * 3600;

const rent = (month: number, reais = -900) =>
  aRow({
    id: `00000000-0000-4000-8000-00000000000${month}`,
    date: `2026-0${month}-05T15:00:00.000Z`,
    description: 'PIX ENVIADO DONA MARLENE',
    amount: reais,
    status: 'POSTED',
  });
// The household of these tests stands on 10 March 2026.
const older = [
  ...[10, 11, 12].map((month) =>
    aRow({
      id: `00000000-0000-4000-8000-0000000000${month}`,
      date: `2025-${month}-05T15:00:00.000Z`,
      description: 'PIX ENVIADO DONA MARLENE',
      amount: -900,
      status: 'POSTED',
    }),
  ),
  rent(1),
  rent(2),
];

const withRent = async () => {
  const home = await household(dynamoDb);
  home.has([anAccount({}, { transactions: older })]);
  await home.link();
  await home.import();
  return { ...home, known: async () => (await streamRecordStore(home.table).read('user-1', true)).streams };
};

it('is written by an import, and not by one that brings nothing', async () => {
  const home = await withRent();
  expect(await home.known()).toMatchObject([
    { id: expect.stringMatching(/^rec_[0-9a-f]{24}$/), direction: 'outflow', frequency: 'monthly', lastAmount: 90_000 },
  ]);
  const writes = home.writes();
  await home.import(addSeconds(start, DAY));
  expect(home.writes()).toBe(writes);
});

it('keeps the id and takes the new price with an import that brings a further row', async () => {
  const home = await withRent();
  const [before] = await home.known();
  home.has([anAccount({}, { transactions: [...older, rent(3, -950)] })]);
  await home.import(addSeconds(start, DAY));
  expect(await home.known()).toMatchObject([{ id: before?.id, lastAmount: 95_000, lastDate: '2026-03-05' }]);
});

it('is in the export, and forgets an account that is unlinked', async () => {
  const home = await withRent();
  const exported = await exportUser('user-1', {
    table: home.table,
    addressHashes: async () => addressHashes({ key: 'test' }),
    memoriesElsewhere: async () => [],
  });
  // What lies packed beside them is in the rows.
  expect(exported).toMatchObject({ recurring: [{ streams: await home.known() }] });
  expect(JSON.stringify(exported)).not.toMatch(/packed|streamStamp/);
  await unlinkItem(home.parts, 'user-1', 'item-1');
  expect(await home.known()).toEqual([]);
});
