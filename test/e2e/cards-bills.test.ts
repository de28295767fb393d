import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getBills } from '../../shared/contract/operations/get-bills.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { callerOf } from './cards-caller.ts';
import { card, daysFrom, midnight, person, today } from './cards-world.ts';

type Bill = {
  id: string;
  userId: string;
  itemId: string;
  accountId: string;
  dueDate: string;
  totalAmount: number;
} & Record<string, unknown>;
type Bills = {
  success: true;
  data: Bill[];
  count: number;
  filters: { accountId: string | null; onlyPastDue: boolean };
};

let stack: TestStack;
const bills = callerOf<Bills>(() => stack, getBills);
const bill = (id: string, due: string, given: Record<string, unknown> = {}) => ({
  id,
  dueDate: midnight(due),
  totalAmount: 1250.75,
  ...given,
});

beforeAll(async () => {
  stack = await startStack({
    users: [
      person(
        'ana',
        card({
          id: 'a-card',
          bills: [
            bill('older', daysFrom(today, -40), {
              minimumPaymentAmount: 187.6,
              allowsInstallments: true,
              createdAt: '2026-01-01T00:00:00.000Z',
              updatedAt: '2026-01-02T00:00:00.000Z',
            }),
            bill('yesterday', daysFrom(today, -1)),
            bill('due-today', today),
            bill('to-come', daysFrom(today, 9)),
          ],
        }),
        card({ id: 'a-other', bills: [bill('other', daysFrom(today, -20))] }),
      ),
      person('bia', card({ id: 'b-card' })),
    ],
  });
});
afterAll(() => stack.close());

describe('get-bills', () => {
  it('refuses an accountId that is longer than any id', async () => {
    const { status } = await stack.call('GET', '/tools/api/get-bills', {
      key: await stack.keyOf('ana'),
      query: { accountId: '0'.repeat(1_100) },
    });
    expect(status).toBe(400);
  });

  it('lists bills whose due date has passed, of all cards, newest first', async () => {
    const { success, data, count, filters } = await bills.ask('ana');
    expect(data.map(({ id }) => id)).toEqual(['yesterday', 'other', 'older']);
    expect([success, count, filters]).toEqual([true, 3, { accountId: null, onlyPastDue: true }]);
  });

  it('returns every field of a bill', async () => {
    const { data } = await bills.ask('ana', { query: { accountId: 'a-card' } });
    expect(data.at(-1)).toEqual({
      id: 'older',
      userId: (await stack.user('ana')).userId,
      itemId: 'item-ana',
      accountId: 'a-card',
      dueDate: midnight(daysFrom(today, -40)),
      totalAmount: 1250.75,
      totalAmountCurrencyCode: 'BRL',
      minimumPaymentAmount: 187.6,
      allowsInstallments: true,
      // The bank shows no payment of this card, so nothing tells whether it was paid.
      state: null,
      paidAmount: null,
      remainingAmount: null,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-02T00:00:00.000Z',
    });
  });

  it('has a number and a boolean if the bank omits minimum and installments', async () => {
    const { data } = await bills.ask('ana', { query: { accountId: 'a-other' } });
    expect(data).toMatchObject([{ minimumPaymentAmount: 0, allowsInstallments: false }]);
  });

  it('of one card lists only its bills', async () => {
    const { data, count, filters } = await bills.ask('ana', { query: { accountId: 'a-other' } });
    expect([data.map(({ id }) => id), count, filters.accountId]).toEqual([['other'], 1, 'a-other']);
  });

  it.each(['a-card', 'nobody'])("never shows another user's bills: %s", async (accountId) => {
    expect(await bills.ask('bia', { query: { accountId } })).toMatchObject({ data: [], count: 0 });
  });

  it('needs a key', async () => {
    expect((await stack.call('GET', getBills.path)).status).toBe(401);
  });

  it('takes two round trips to the table, the key check included', async () => {
    expect(await bills.roundTrips()).toBe(2);
  });

  it('answers 500 when the store fails', async () => {
    expect(await bills.whileTableFails('ana')).toMatchObject({ status: 500, body: { error: 'Internal server error' } });
  });
});
