import { expect, it } from 'vitest';
import { getTransactions } from '../../../functions/api/get-transactions.ts';
import { holdingsStore } from '../../../shared/accounts/holdings-store.ts';
import { accountSnapshotStore } from '../../../shared/cards/account-snapshot-store.ts';
import { addDays, addMonths, type IsoDate } from '../../../shared/time/calendar.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { inProcessTable } from '../../support/in-process-dynamo.ts';
import { followedUser } from '../changes/a-followed-user.ts';
import { observeCalls, unitsOf } from '../ledger/store/observe-calls.ts';

const NOW = '2026-03-10T12:00:00.000Z' as Instant;
const TODAY = '2026-03-10' as IsoDate;
const [MONTHS, CARDS] = [60, 12];
const at = (date: IsoDate): string => `${date}T15:00:00.000Z`;

const bills = (card: string) =>
  Array.from({ length: MONTHS }, (_, ago) => ({
    id: `${card}-bill-${ago}`,
    // The day moves, and some are the last one of their month.
    dueDate: at(addDays(addMonths('2026-03-31' as IsoDate, -ago), ago % 7 === 0 ? 1 : 0)),
    totalAmount: 100 + ago,
  }));

const rows = (card: string) =>
  Array.from({ length: MONTHS }, (_, ago) => {
    const number = (ago % 3) + 1;
    return {
      id: `${card}-${ago}`,
      date: at(addMonths('2026-03-05' as IsoDate, -ago)),
      description: `LOJA PARC 0${4 - number}/03`,
      type: 'DEBIT',
      amount: 90,
      status: 'POSTED',
      creditCardMetadata: {
        ...{ installmentNumber: 4 - number, totalInstallments: 3 },
        ...(ago % 5 === 0 && { billId: `${card}-bill-${ago}` }),
      },
    };
  });

it('a period is answered from the bills that are due around it, as from all of them', async () => {
  const table = await inProcessTable();
  const user = followedUser(table, 'ana', () => NOW);
  const accounts = Array.from({ length: CARDS }, (_, card) => ({
    account: { id: `card-${card}`, type: 'CREDIT' as const, name: 'Cartão' },
    bills: bills(`card-${card}`),
    rows: rows(`card-${card}`),
  }));
  user.banks.set('item', { connector: 'Nubank', accounts });
  await user.link('item');
  await user.import('item');
  const store = accountSnapshotStore(table);
  const ask = async (startDate: IsoDate, endDate: IsoDate, snapshots: typeof store) => {
    const { ledger, services } = user;
    const query = { startDate, endDate, format: 'structured' as const };
    const given = { ledger, snapshots, connections: services.connections, movements: ledger };
    const calls = observeCalls(table);
    const answer = await getTransactions(
      { userId: 'ana', query: query as never, now: NOW }, // what is left out is undefined
      { ...given, holdings: holdingsStore(table) },
    );
    return { answer, units: unitsOf(calls) };
  };
  const everything = { read: (userId: string) => store.read(userId) };
  for (const [start, end] of [
    [addDays(TODAY, -89), TODAY],
    [addMonths(TODAY, -30), addMonths(TODAY, -28)],
    [TODAY, addMonths(TODAY, 12)],
    ['0001-01-01' as IsoDate, TODAY],
  ] as const) {
    const [near, all] = [await ask(start, end, store), await ask(start, end, everything)];
    expect(near.answer).toEqual(all.answer);
    if (start === addDays(TODAY, -89)) expect(near.units).toBeLessThan(all.units / 2);
  }
});
