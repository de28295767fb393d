import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_RECORDS } from '../../../../shared/access/quota/quota.ts';
import { limitItem, limitStore } from '../../../../shared/limits/limit-store.ts';
import { keys } from '../../../../shared/platform/table/keys.ts';
import type { Table } from '../../../../shared/platform/table/table.ts';
import { reminderStore } from '../../../../shared/reminders/reminder-store.ts';
import { describeEachEngine } from '../../../support/dynamo-engines.ts';
import { inProcessTable } from '../../../support/in-process-dynamo.ts';
import { quotaCounters } from '../../../support/quota-counters.ts';
import { aLimit } from '../../limits/builders.ts';
import { aReminder } from '../../reminders/builders.ts';

const put = ({ client, name }: Table, Item: Record<string, unknown>) =>
  client.send(new PutCommand({ TableName: name, Item }));

const setTotals = (table: Table, counts: Record<string, number>) => put(table, { ...keys.quota('ana'), ...counts });

/** A record where versions before this layout kept all of them: among the active ones, and counted by no total. */
const ofEarlier = async (table: Table, fields: Parameters<typeof aLimit>[0]) => {
  const limit = aLimit(fields);
  await put(table, { ...limitItem(limit), ...keys.limit(limit.userId, limit.id) });
  return limit;
};

const itemsRead = async ({ client, name }: Table): Promise<number> => {
  const { ':pk': pk, ':first': first, ':last': last } = keys.activeLimitsOf('ana');
  const query = new QueryCommand({
    TableName: name,
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: { ':pk': pk, ':first': first, ':last': last },
  });
  return (await client.send(query)).ScannedCount ?? 0;
};

describeEachEngine('records, active or not', (engine) => {
  const limits = () => limitStore(engine().table);
  const reminders = () => reminderStore(engine().table);

  it('are at most 500 of a kind, also where many are made at the same time', async () => {
    await setTotals(engine().table, { reminders: MOST_RECORDS - 3, limits: MOST_RECORDS });
    const creates = Array.from({ length: 8 }, (_, i) => reminders().create(aReminder({ id: `r-${i}` }), { limit: 30 }));
    const outcomes = await Promise.all(creates);
    expect(outcomes.toSorted()).toEqual([...Array(5).fill('full'), ...Array(3).fill('saved')]);
    expect(await limits().create(aLimit(), { limit: 30 })).toBe('full');
    expect((await quotaCounters(engine().table, 'ana')).reminders).toBe(MOST_RECORDS);
    const [one] = await reminders().list('ana');
    if (one) await reminders().remove(one);
    expect(await reminders().create(aReminder({ id: 'again' }), { limit: 30 })).toBe('saved');
  });

  it('that a plan has no room for are refused by the plan', async () => {
    expect(await limits().create(aLimit({ id: 'a' }), { limit: 1 })).toBe('saved');
    expect(await limits().create(aLimit({ id: 'b' }), { limit: 1 })).toBe('quota');
    expect(await quotaCounters(engine().table, 'ana')).toMatchObject({ activeLimits: 1, limits: 1 });
  });

  it('of before a total was kept are counted once, at the first that comes or goes', async () => {
    const { table } = engine();
    for (const id of ['a', 'b', 'c']) await ofEarlier(table, { id, isActive: id === 'a' });
    await setTotals(table, { activeLimits: 1 });
    const outcomes = await Promise.all(['d', 'e', 'f'].map((id) => limits().create(aLimit({ id }), { limit: 30 })));
    expect(outcomes).toEqual(['saved', 'saved', 'saved']);
    expect(await quotaCounters(table, 'ana')).toMatchObject({ activeLimits: 4, limits: 6, reminders: 0 });
  });

  it('of an earlier layout are read, changed and removed, and take their place when they are written', async () => {
    const { table } = engine();
    const paused = await ofEarlier(table, { id: 'paused', isActive: false });
    const gone = await ofEarlier(table, { id: 'gone', isActive: false });
    expect(await limits().find('ana', 'paused')).toEqual(paused);
    expect(await limits().listActive('ana')).toEqual([]);
    expect(await limits().list('ana')).toHaveLength(2);
    expect(await limits().replace(paused, { ...paused, category: 'Lazer' })).toBe('saved');
    expect(await limits().replace(paused, { ...paused, category: 'Saúde' })).toBe('stale');
    expect((await limits().find('ana', 'paused'))?.category).toBe('Lazer');
    expect(await limits().remove(gone)).toBe('saved');
    expect(await limits().list('ana')).toHaveLength(1);
    expect(await itemsRead(table)).toBe(0);
  });

  it('are not read by a default list unless they are active', async () => {
    for (let i = 0; i < 12; i += 1) {
      const limit = aLimit({ id: `l-${String(i).padStart(2, '0')}` });
      await limits().create(limit, { limit: 30 });
      if (i >= 3) await limits().replace(limit, { ...limit, isActive: false });
    }
    expect(await itemsRead(engine().table)).toBe(3);
    expect((await limits().listActive('ana')).map(({ id }) => id)).toEqual(['l-00', 'l-01', 'l-02']);
    const all = (await limits().list('ana')).map(({ id }) => id);
    expect(all).toEqual(all.toSorted());
    expect(all).toHaveLength(12);
  });

  it('are absent where they are at neither place, whatever their state', async () => {
    const limit = aLimit({ id: 'l-1' });
    expect(await limits().isAbsent('ana', 'l-1')).toBe(true);
    await limits().create(limit, { limit: 30 });
    expect(await limits().isAbsent('ana', 'l-1')).toBe(false);
    await limits().replace(limit, { ...limit, isActive: false });
    expect(await limits().isAbsent('ana', 'l-1')).toBe(false);
    expect(await limits().isAbsent('bia', 'l-1')).toBe(true);
    expect(await limits().isAbsent('ana', 'not an id')).toBe(true);
  });

  it('of a user who is being erased are not made, and neither when that has ended', async () => {
    const { table } = engine();
    await setTotals(table, { reminders: 0, limits: 0 });
    await put(table, { ...keys.quota('ana'), reminders: 0, limits: 0, erasedAt: '2026-03-10T12:00:00.000Z' });
    await put(table, { ...keys.tombstone('ana'), erasedAt: '2026-03-10T12:00:00.000Z' });
    expect(await limits().create(aLimit(), { limit: 30 })).toBe('erased');
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: keys.quota('ana') }));
    expect(await limits().create(aLimit(), { limit: 30 })).toBe('erased');
    expect(await limits().list('ana')).toEqual([]);
  });
});

describe('counts', () => {
  const step = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    what: fc.constantFrom('make', 'toggle', 'remove'),
  });

  it('are those of the records after any changes, and every record is where its state puts it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const table = await inProcessTable();
        const store = limitStore(table);
        for (const { id, what } of steps) {
          const known = await store.find('ana', id);
          if (what === 'make' && !known) await store.create(aLimit({ id }), { limit: 3 });
          if (what === 'toggle' && known)
            await store.replace(known, { ...known, isActive: !known.isActive }, { limit: 3 });
          if (what === 'remove' && known) expect(await store.remove(known)).toBe('saved');
        }
        const all = await store.list('ana');
        const active = all.filter(({ isActive }) => isActive);
        expect(await store.listActive('ana')).toEqual(active);
        expect(await quotaCounters(table, 'ana')).toMatchObject({ activeLimits: active.length, limits: all.length });
      }),
      { numRuns: 25 },
    );
  });
});
