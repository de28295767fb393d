import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manageClosingDate } from '../../shared/contract/operations/manage-closing-date.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { callerOf } from './cards-caller.ts';
import { card, person } from './cards-world.ts';

type Entry = { id: string; accountId: string; closingDay: number; isActive: boolean; notes: string };
type Answer<Data> = { success: true; message: string; data: Data; freshness?: object; timestamp: string };

let stack: TestStack;
const closingDates = callerOf<Answer<Entry>>(() => stack, manageClosingDate);
const lists = callerOf<Answer<Entry[]>>(() => stack, manageClosingDate);
const refused = async (user: string, body: unknown) => {
  const reply = await closingDates.refused(user, { body });
  return [reply.status, reply.body.error];
};

beforeAll(async () => {
  stack = await startStack({
    users: [
      person(
        'ana',
        card({ id: 'a-one' }),
        card({ id: 'a-two' }),
        card({ id: 'a-three' }),
        card({ id: 'a-bank', type: 'BANK' }),
      ),
      person('bia', card({ id: 'b-one' })),
    ],
  });
});
afterAll(() => stack.close());

describe('manage-closing-date', () => {
  it('INSERT stores a closing date, by default active and without notes', async () => {
    const answer = await closingDates.ask('ana', { body: { operation: 'INSERT', accountId: 'a-one', closingDay: 31 } });
    expect(answer).toEqual({
      success: true,
      message: expect.any(String),
      data: { id: expect.any(String), accountId: 'a-one', closingDay: 31, isActive: true, notes: '' },
      timestamp: expect.any(String),
    });
    const given = { accountId: 'a-two', closingDay: 1, isActive: false, notes: 'Cartão da casa' };
    expect((await closingDates.ask('ana', { body: { operation: 'INSERT', ...given } })).data).toMatchObject(given);
  });

  it('INSERT on a card that has one is refused and changes nothing', async () => {
    expect(await refused('ana', { operation: 'INSERT', accountId: 'a-one', closingDay: 5 })).toEqual([
      400,
      'Closing date already exists for this account',
    ]);
    const { data } = await closingDates.ask('ana', { body: { operation: 'GET', accountId: 'a-one' } });
    expect(data.closingDay).toBe(31);
  });

  it('LIST_ACCOUNTS shows every card with its closing date, and counts them', async () => {
    const { data, freshness } = await closingDates.ask('ana', { body: { operation: 'LIST_ACCOUNTS' } });
    expect(freshness).toMatchObject({ is_stale: false, connections: [{ status: 'UPDATED', needs: null }] });
    const shown = (id: string, rest: object) => ({
      id,
      name: `Conta ${id}`,
      marketingName: `Gold ${id}`,
      number: '****1234',
      ...rest,
    });
    expect(data).toEqual({
      accounts: [
        shown('a-one', { hasClosingDate: true, closingDay: 31, isActive: true, notes: '' }),
        shown('a-three', { hasClosingDate: false, closingDay: null, isActive: false, notes: '' }),
        shown('a-two', { hasClosingDate: true, closingDay: 1, isActive: false, notes: 'Cartão da casa' }),
      ],
      totalAccounts: 3,
      accountsWithClosingDate: 2,
      accountsWithoutClosingDate: 1,
    });
  });

  it('GET with a card returns its whole record, without one a list of entries', async () => {
    const { data } = await closingDates.ask('ana', { body: { operation: 'GET', accountId: 'a-one' } });
    const { userId } = await stack.user('ana');
    const timestamps = { createdAt: expect.any(String), updatedAt: expect.any(String) };
    expect(data).toEqual({
      id: data.id,
      userId,
      accountId: 'a-one',
      closingDay: 31,
      isActive: true,
      notes: '',
      ...timestamps,
    });
    const all = await lists.ask('ana', { body: { operation: 'GET' } });
    expect(all.data).toEqual([
      { id: data.id, accountId: 'a-one', closingDay: 31, isActive: true, notes: '' },
      { id: expect.any(String), accountId: 'a-two', closingDay: 1, isActive: false, notes: 'Cartão da casa' },
    ]);
  });

  it('UPDATE changes what is given and leaves the rest', async () => {
    const before = await closingDates.ask('ana', { body: { operation: 'GET', accountId: 'a-two' } });
    const update = await closingDates.ask('ana', {
      body: { operation: 'UPDATE', accountId: 'a-two', closingDay: 15, notes: '' },
    });
    const expected = { id: before.data.id, accountId: 'a-two', closingDay: 15, isActive: false, notes: '' };
    expect(update.data).toEqual(expected);
    const after = await closingDates.ask('ana', { body: { operation: 'GET', accountId: 'a-two' } });
    expect(after.data).toMatchObject(expected);
  });

  it('DELETE removes it, and then the card takes a new one', async () => {
    const { data } = await closingDates.ask('ana', {
      body: { operation: 'INSERT', accountId: 'a-three', closingDay: 9 },
    });
    const removed = await closingDates.ask('ana', { body: { operation: 'DELETE', closingDateId: data.id } });
    expect(removed.data).toEqual({ deletedId: data.id, accountId: 'a-three' });
    expect(await refused('ana', { operation: 'DELETE', closingDateId: data.id })).toEqual([
      404,
      'Closing date not found',
    ]);
    expect(await refused('ana', { operation: 'GET', accountId: 'a-three' })).toEqual([404, 'Closing date not found']);
    await closingDates.ask('ana', { body: { operation: 'INSERT', accountId: 'a-three', closingDay: 10 } });
  });

  it.each([
    { body: {}, error: 'Invalid or missing operation' },
    { body: { operation: 'REMOVE' }, error: 'Invalid or missing operation' },
    { body: { operation: 'INSERT' }, error: 'Account ID and closing day are required for INSERT operation' },
    {
      body: { operation: 'INSERT', accountId: 'a-one' },
      error: 'Account ID and closing day are required for INSERT operation',
    },
    {
      body: { operation: 'INSERT', accountId: '', closingDay: 5 },
      error: 'Account ID and closing day are required for INSERT operation',
    },
    {
      body: { operation: 'INSERT', accountId: 'a-one', closingDay: null },
      error: 'Account ID and closing day are required for INSERT operation',
    },
    { body: { operation: 'INSERT', accountId: 'a-one', closingDay: 0 }, error: 'Invalid closingDay' },
    { body: { operation: 'INSERT', accountId: 'a-one', closingDay: 32 }, error: 'Invalid closingDay' },
    { body: { operation: 'INSERT', accountId: 'a-one', closingDay: 1.5 }, error: 'Invalid closingDay' },
    { body: { operation: 'INSERT', accountId: 'a-one', closingDay: '5' }, error: 'Invalid closingDay' },
    { body: { operation: 'INSERT', accountId: 'a-bank', closingDay: 5 }, error: 'Account is not a credit card' },
    { body: { operation: 'UPDATE', closingDay: 5 }, error: 'Account ID is required for UPDATE operation' },
    { body: { operation: 'UPDATE', accountId: 'a-one' }, error: 'No updates provided' },
    { body: { operation: 'UPDATE', accountId: 'a-one', isActive: 'yes' }, error: 'Invalid isActive' },
    { body: { operation: 'DELETE' }, error: 'Closing date ID is required for DELETE operation' },
  ])('answers 400 to $body', async ({ body, error }) => {
    expect(await refused('ana', body)).toEqual([400, error]);
  });

  it('names the allowed operations', async () => {
    const { body } = await closingDates.refused('ana', { body: { operation: 'list' } });
    expect(body.message).toContain('LIST_ACCOUNTS, INSERT, UPDATE, DELETE, GET');
  });

  it("refuses another user's closing date, and leaves it as it is", async () => {
    const { data } = await closingDates.ask('bia', {
      body: { operation: 'INSERT', accountId: 'b-one', closingDay: 20 },
    });
    const refusal = [403, 'Closing date does not belong to user'];
    await expect.poll(() => refused('ana', { operation: 'GET', accountId: 'b-one' })).toEqual(refusal);
    expect(await refused('ana', { operation: 'UPDATE', accountId: 'b-one', closingDay: 1 })).toEqual(refusal);
    expect(await refused('ana', { operation: 'DELETE', closingDateId: data.id })).toEqual(refusal);
    expect(await refused('ana', { operation: 'INSERT', accountId: 'b-one', closingDay: 1 })).toEqual([
      404,
      'Account not found',
    ]);
    expect((await lists.ask('bia', { body: { operation: 'GET' } })).data).toEqual([data]);
  });

  it.each([
    { body: { operation: 'INSERT', accountId: 'nobody', closingDay: 5 }, error: 'Account not found' },
    { body: { operation: 'UPDATE', accountId: 'nobody', closingDay: 5 }, error: 'Closing date not found' },
    { body: { operation: 'GET', accountId: 'nobody' }, error: 'Closing date not found' },
    { body: { operation: 'DELETE', closingDateId: 'nobody' }, error: 'Closing date not found' },
  ])('answers 404 to $body', async ({ body, error }) => {
    expect(await refused('ana', body)).toEqual([404, error]);
  });

  it('a repeated call with the same Idempotency-Key gets the first response', async () => {
    const key = await stack.keyOf('bia');
    const { data } = await lists.ask('bia', { body: { operation: 'GET' } });
    const body = { operation: 'DELETE', closingDateId: data[0]?.id };
    const headers = { 'idempotency-key': 'delete-once' };
    const first = await stack.call('POST', manageClosingDate.path, { key, body, headers });
    const again = await stack.call('POST', manageClosingDate.path, { key, body, headers });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
  });

  it('takes at most three round trips to the table, the key check included', async () => {
    expect(await closingDates.roundTrips()).toBeLessThanOrEqual(3);
  });

  it('answers 500 when the store fails, and writes nothing', async () => {
    const body = { operation: 'INSERT', accountId: 'b-one', closingDay: 9 };
    expect(await closingDates.whileTableFails('bia', { body })).toEqual({
      status: 500,
      body: {
        error: 'Internal server error',
        message: 'The service failed. Give the x-request-id of this answer when you report it.',
        type: 'internal_error',
        docs: expect.stringMatching(/\/docs#internal_error$/),
      },
    });
    expect((await lists.ask('bia', { body: { operation: 'GET' } })).data).toEqual([]);
  });
});
