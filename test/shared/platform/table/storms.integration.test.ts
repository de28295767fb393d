import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handOver } from '../../../../shared/platform/table/hand-over.ts';
import { rateCounter } from '../../../../shared/platform/table/rate-counter.ts';
import { writeOwned } from '../../../../shared/platform/table/write-owned.ts';
import { changedReminder } from '../../../../shared/reminders/reminder-change.ts';
import { type ReminderStore, reminderStore } from '../../../../shared/reminders/reminder-store.ts';
import { addSeconds } from '../../../../shared/time/instant.ts';
import { inProcessTable } from '../../../support/in-process-dynamo.ts';
import { quotaCounters } from '../../../support/quota-counters.ts';
import { aReminder, instant } from '../../reminders/builders.ts';

const now = instant('2026-03-02T12:00:17.000Z');
const many = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const withReminder = async () => {
  const table = await inProcessTable();
  const reminders = reminderStore(table);
  expect(await reminders.create(aReminder(), { limit: 1 })).toBe('saved');
  return { table, reminders };
};

const change = (reminders: ReminderStore, to: Parameters<typeof changedReminder>[1]) =>
  writeOwned({ records: reminders, userId: 'ana', id: 'reminder-1' }, async (before) => {
    const after = changedReminder(before, to, now);
    return { outcome: await reminders.replace(before, after, { limit: 1 }), result: { after } };
  });

describe('concurrent writes of one record', () => {
  it('all sixty come through, none over another', async () => {
    const { table, reminders } = await withReminder();
    const results = await many(60, (index) => change(reminders, { title: `Aluguel ${index}` }));
    expect(results.every((result) => typeof result === 'object')).toBe(true);
    expect((await reminders.find('ana', 'reminder-1'))?.version).toBe(61);
    expect(await quotaCounters(table, 'ana')).toMatchObject({ activeReminders: 1, reminders: 1, activeLimits: 0 });
  });

  it('leave counters that equal the records, whatever is switched on and off', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 2, maxLength: 12 }), async (toggles) => {
        const { table, reminders } = await withReminder();
        await Promise.all(
          toggles.map((isOn) => change(reminders, { newStatus: isOn ? ('active' as const) : ('inactive' as const) })),
        );
        const found = await reminders.find('ana', 'reminder-1');
        const { activeReminders } = await quotaCounters(table, 'ana');
        expect(activeReminders).toBe(found?.status === 'active' ? 1 : 0);
      }),
      { numRuns: 8 },
    ));

  it('let an owner edit what sweeps claim, and one sweep claim it', async () => {
    const { reminders } = await withReminder();
    const one = { userId: 'ana', id: 'reminder-1', dueAt: aReminder().reminderTime };
    const until = (sweep: number) => addSeconds(now, 600 + sweep);
    const [edits, claims] = await Promise.all([
      many(5, (index) => change(reminders, { title: `Luz ${index}` })),
      many(5, (index) => reminders.claim(one, until(index))),
    ]);
    expect(edits.every((edit) => typeof edit === 'object')).toBe(true);
    expect((await reminders.find('ana', 'reminder-1'))?.title).toMatch(/^Luz/);
    // An edit writes the record whole, with its own due instant: what it frees may be claimed again.
    expect(claims.filter(Boolean).length).toBeGreaterThanOrEqual(1);
  });
});

describe('handing over what is due', () => {
  const due = Array.from({ length: 25 }, (_, index) => index);

  it('enqueues all claimed records although some cannot be claimed, and throws at the end', async () => {
    const enqueued: number[] = [];
    const handed = handOver(due, {
      claim: async (one) => {
        if (one % 7 === 0) throw new Error(`conflict ${one}`);
        return one % 2 === 0;
      },
      enqueue: async (claimed) => void enqueued.push(...claimed),
    });
    await expect(handed).rejects.toThrow('4 parts failed');
    expect(enqueued).toEqual(due.filter((one) => one % 7 !== 0 && one % 2 === 0));
  });

  it('enqueues what is claimed before it claims the rest', async () => {
    const steps: string[] = [];
    await handOver(due, {
      claim: async (one) => {
        steps.push(`claim ${one}`);
        return true;
      },
      enqueue: async (claimed) => void steps.push(`enqueue ${claimed.length}`),
    });
    expect(steps.indexOf('enqueue 10')).toBeLessThan(steps.indexOf('claim 10'));
    expect(steps.filter((step) => step.startsWith('enqueue'))).toEqual(['enqueue 10', 'enqueue 10', 'enqueue 5']);
  });

  it('continues after a queue that rejected some', async () => {
    const enqueued: number[] = [];
    const handed = handOver(due, {
      claim: async () => true,
      enqueue: async (claimed) => {
        if (claimed.includes(0)) throw new Error('the queue is down');
        enqueued.push(...claimed);
      },
    });
    await expect(handed).rejects.toThrow('the queue is down');
    expect(enqueued).toEqual(due.slice(10));
  });
});

describe('a rate', () => {
  const rate = { name: 'writes', subject: 'ana', most: 5, windowSeconds: 60 };

  it('grants no more than its window has, at whatever moments of it', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.nat(179), { minLength: 1, maxLength: 40 }), async (seconds) => {
        const counter = rateCounter(await inProcessTable());
        const from = instant('2026-03-02T12:00:00.000Z');
        const taken = await Promise.all(seconds.map((after) => counter.take(rate, addSeconds(from, after))));
        for (const window of [0, 1, 2]) {
          const asked = taken.filter((_, index) => Math.floor((seconds[index] ?? 0) / 60) === window);
          const granted = asked.filter((one) => one.granted);
          expect(granted).toHaveLength(Math.min(asked.length, rate.most));
          expect(granted.map(({ remaining }) => remaining).sort()).toEqual(
            Array.from({ length: granted.length }, (_, index) => rate.most - granted.length + index),
          );
        }
      }),
      { numRuns: 10 },
    ));

  it('says when its window ends, and keeps users apart', async () => {
    const counter = rateCounter(await inProcessTable());
    await many(5, () => counter.take(rate, now));
    expect(await counter.take(rate, now)).toEqual({ granted: false, remaining: 0, resetSeconds: 43 });
    expect(await counter.take({ ...rate, subject: 'bia' }, now)).toMatchObject({ granted: true, remaining: 4 });
  });
});
