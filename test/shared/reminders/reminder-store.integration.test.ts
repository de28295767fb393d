import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { keys } from '../../../shared/platform/table/keys.ts';
import type { Reminder } from '../../../shared/reminders/reminder.ts';
import { type DueReminder, reminderStore } from '../../../shared/reminders/reminder-store.ts';
import { describeEachEngine } from '../../support/dynamo-engines.ts';
import { quotaCounters } from '../../support/quota-counters.ts';
import { aReminder, date, instant } from './builders.ts';

describeEachEngine('reminders', (engine) => {
  const store = () => reminderStore(engine().table);
  const active = async () => (await quotaCounters(engine().table, 'ana')).activeReminders;
  const due = async (kind: 'REMINDER' | 'RENEWAL', until: string): Promise<DueReminder[]> => {
    const found: DueReminder[] = [];
    await store().eachDue(kind, { until: instant(until) }, async (page) => void found.push(...page));
    return found;
  };
  const kept = async (fields: Partial<Reminder> = {}): Promise<Reminder> => {
    const reminder = aReminder(fields);
    expect(await store().create(reminder, { limit: 30 })).toBe('saved');
    return reminder;
  };

  it('are read back as they were written, by id and in a list', async () => {
    const rent = await kept();
    const water = await kept({
      id: 'reminder-2',
      amount: null,
      recurrencePattern: 'monthly',
      dueDate: date('2026-03-31'),
    });
    expect(await store().find('ana', rent.id)).toEqual(rent);
    expect(await store().list('ana')).toEqual([rent, water]);
    expect(await store().list('bia')).toEqual([]);
  });

  it('never exceed the plan under 50 concurrent creates, and count exactly', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, i) => store().create(aReminder({ id: `r-${i}` }), { limit: 10 })),
    );
    expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === 'quota')).toHaveLength(40);
    expect(await store().list('ana')).toHaveLength(10);
    expect(await active()).toBe(10);
  });

  it('release their place in the quota when they stop being active, in whatever way', async () => {
    const [a, b, c] = [await kept({ id: 'a' }), await kept({ id: 'b' }), await kept({ id: 'c' })];
    expect(await active()).toBe(3);
    await store().replace(a, { ...a, status: 'completed' });
    await store().replace(b, { ...b, status: 'inactive' });
    await store().remove(c);
    expect(await active()).toBe(0);
  });

  it('are read with the active ones while later dates are to come, whatever path led there', async () => {
    const weekly = { recurrencePattern: 'weekly' } as const;
    const [done, once, paused] = [
      await kept({ id: 'done', ...weekly }),
      await kept({ id: 'once' }),
      await kept({ id: 'paused', ...weekly }),
    ];
    await store().replace(done, { ...done, status: 'completed' });
    await store().replace(once, { ...once, status: 'completed' });
    await store().replace(paused, { ...paused, status: 'inactive' });
    expect((await store().listAmongActive('ana')).map(({ id }) => id)).toEqual(['done']);
    expect(await store().listActive('ana')).toEqual([]);
    const stored = { ...paused, status: 'inactive' as const, version: 2 };
    expect(await store().replace(stored, { ...stored, status: 'completed' })).toBe('saved');
    expect((await store().listAmongActive('ana')).map(({ id }) => id)).toEqual(['done', 'paused']);
    expect(await store().list('ana')).toHaveLength(3);
    expect(await active()).toBe(0);
  });

  it('that an older release kept among the inactive ones are changed and removed', async () => {
    const done = await kept({ id: 'old', recurrencePattern: 'yearly', status: 'completed' });
    const { client, name } = engine().table;
    const [now, then] = [keys.reminder('ana', 'old'), keys.inactiveReminder('ana', 'old')];
    const { Item } = await client.send(new GetCommand({ TableName: name, Key: now }));
    await client.send(new PutCommand({ TableName: name, Item: { ...Item, ...then } }));
    await client.send(new DeleteCommand({ TableName: name, Key: now }));
    expect(await store().replace(done, { ...done, title: 'IPVA' })).toBe('saved');
    expect((await store().listAmongActive('ana')).map(({ title }) => title)).toEqual(['IPVA']);
    expect(await store().list('ana')).toHaveLength(1);
  });

  it('need room to be active again, except by renewal', async () => {
    const paused = await kept({ id: 'paused' });
    await store().replace(paused, { ...paused, status: 'inactive' });
    await kept({ id: 'other' });
    const stored = { ...paused, status: 'inactive' as const, version: 2 };
    expect(await store().replace(stored, { ...stored, status: 'active' }, { limit: 1 })).toBe('quota');
    expect((await store().find('ana', 'paused'))?.status).toBe('inactive');
    expect(await store().replace(stored, { ...stored, status: 'active' })).toBe('saved');
    expect(await active()).toBe(2);
  });

  it('are changed by one of two who read the same version', async () => {
    const rent = await kept();
    const outcomes = await Promise.all(['A', 'B', 'C'].map((title) => store().replace(rent, { ...rent, title })));
    expect(outcomes.sort()).toEqual(['saved', 'stale', 'stale']);
    expect(await store().remove(rent)).toBe('stale');
    expect(await active()).toBe(1);
  });

  it('distinguish another user’s record from a missing one', async () => {
    await kept();
    expect(await store().isOwnedElsewhere('bia', 'reminder-1')).toBe(true);
    expect(await store().isOwnedElsewhere('ana', 'reminder-1')).toBe(false);
    expect(await store().isOwnedElsewhere('bia', 'reminder-9')).toBe(false);
    for (const rubbish of ['', 'x'.repeat(5000), 'a#b', '🙂'.repeat(300)]) {
      expect(await store().find('bia', rubbish)).toBeNull();
      expect(await store().isOwnedElsewhere('bia', rubbish)).toBe(false);
    }
  });

  it('are due for what comes next only: the notification, then the renewal', async () => {
    const rent = await kept({ recurrencePattern: 'monthly' });
    expect(await due('REMINDER', '2026-03-09T11:59:59.999Z')).toEqual([]);
    expect(await due('REMINDER', '2026-03-09T12:00:00.000Z')).toEqual([
      { userId: 'ana', id: rent.id, dueAt: rent.notifyAt },
    ]);
    expect(await due('RENEWAL', '2027-01-01T00:00:00.000Z')).toEqual([]);
    await store().replace(rent, { ...rent, notifyAt: null });
    expect(await due('REMINDER', '2027-01-01T00:00:00.000Z')).toEqual([]);
    expect(await due('RENEWAL', '2026-03-11T02:59:59.999Z')).toEqual([]);
    expect(await due('RENEWAL', '2026-03-11T03:00:00.000Z')).toHaveLength(1);
  });

  it('are due for nothing while inactive', async () => {
    await kept({ status: 'inactive', notifyAt: null, recurrencePattern: 'daily' });
    expect(await due('REMINDER', '2030-01-01T00:00:00.000Z')).toEqual([]);
    expect(await due('RENEWAL', '2030-01-01T00:00:00.000Z')).toEqual([]);
  });

  it('are claimed by one of several sweeps, and found again when the claim ran out', async () => {
    await kept();
    const [late] = await due('REMINDER', '2026-03-09T12:05:00.000Z');
    if (!late) throw new Error('Nothing is due');
    const until = instant('2026-03-09T12:15:00.000Z');
    const claims = await Promise.all([1, 2, 3].map(() => store().claim(late, until)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await due('REMINDER', '2026-03-09T12:14:59.999Z')).toEqual([]);
    expect(await due('REMINDER', until)).toHaveLength(1);
  });

  it('write extra items in the same transaction, or nothing', async () => {
    const { table } = engine();
    const extraWrites = [
      { Put: { TableName: table.name, Item: { pk: 'X', sk: 'X' }, ConditionExpression: 'attribute_not_exists(pk)' } },
    ];
    expect(await store().create(aReminder(), { limit: 1, extraWrites })).toBe('saved');
    await expect(store().create(aReminder({ id: 'r2' }), { limit: 9, extraWrites })).rejects.toThrow();
    expect(await store().find('ana', 'r2')).toBeNull();
    expect(await active()).toBe(1);
  });
});
