import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Table } from '../../../shared/platform/table/table.ts';
import { addDays, type IsoDate } from '../../../shared/time/calendar.ts';
import { addSeconds } from '../../../shared/time/instant.ts';
import { seededRandom, uuid } from '../ledger/realistic-rows.ts';
import { household, sharedDynamoDb, start } from './import-support.ts';
import { anAccount, aRow } from './support.ts';

const dynamoDb = sharedDynamoDb();
const day = 24 * 3600;

const consumed = z.object({ CapacityUnits: z.number() });
const answer = z.looseObject({ ConsumedCapacity: z.optional(z.union([consumed, z.array(consumed)])) });

/** Write units that the table's clients spend from now on. */
const countWriteUnits = ({ client }: Table) => {
  let units = 0;
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const isRead = /^(Get|Query)/.test(context.commandName ?? '');
      const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } });
      const { ConsumedCapacity = [] } = answer.parse(result.output);
      if (!isRead) units += [ConsumedCapacity].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
      return result;
    },
    { step: 'initialize' },
  );
  return () => units;
};

it('of a day with 6 new and 3 changed rows among 1,500 costs at most 1.5 times their number in write units', async () => {
  const home = await household(dynamoDb);
  const random = seededRandom(1);
  const row = (daysAgo: number) =>
    aRow({
      id: uuid(random),
      date: `${addDays('2026-03-10' as IsoDate, -daysAgo)}T15:00:00.000Z`,
      description: `LOJA ${Math.floor(random() * 300)} SAO PAULO`,
      amount: -Math.floor(random() * 30_000) / 100,
      status: daysAgo < 3 ? 'PENDING' : 'POSTED',
    });
  const rows = Array.from({ length: 1_500 }, (_, index) => row(index % 365));
  home.has([anAccount({ balance: 1 }, { transactions: rows })]);
  await home.link();
  await home.import();
  const posted = rows.map((old, index) => (index < 3 ? { ...old, status: 'POSTED' } : old));
  home.has([anAccount({ balance: 2 }, { transactions: [...posted, ...Array.from({ length: 6 }, () => row(0))] })]);
  const units = countWriteUnits(home.table);
  await home.import(addSeconds(start, day));
  // One item per transaction: 9 puts, the account and the item.
  expect(units()).toBeLessThanOrEqual((9 + 2) * 1.5);
  expect(units()).toBeGreaterThan(0);
});
