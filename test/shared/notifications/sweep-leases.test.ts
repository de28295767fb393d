import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DueDelivery } from '../../../shared/notifications/sweep-deliveries.ts';
import { leaseSeconds, sweepDeliveries } from '../../../shared/notifications/sweep-deliveries.ts';
import { addSeconds, type Instant } from '../../../shared/time/instant.ts';
import { measured } from '../../support/measured.ts';
import { at } from '../limits/builders.ts';

const now = at('2026-03-09T12:05:00Z');

it('leaves a delivery to its queue for a quarter of an hour at least, and longer the more are found before it', () =>
  fc.assert(
    fc.property(fc.nat(2_000_000), fc.nat(2_000_000), (few, more) => {
      expect(leaseSeconds(few)).toBeGreaterThanOrEqual(900);
      expect(leaseSeconds(few + more)).toBeGreaterThanOrEqual(leaseSeconds(few));
      // A channel of ten a second is through with what came before by then.
      expect(leaseSeconds(few) * 10).toBeGreaterThanOrEqual(few);
    }),
  ));

it('puts each unsent delivery of a backlog on its queue once, those found later for longer', async () => {
  const count = 12_000;
  const due = Array.from({ length: count }, (_, index): DueDelivery => {
    const id = { userId: 'ana', kind: 'reminder', id: `r-${index}`, occurrence: 'o', channel: 'email' as const };
    return { id, dueAt: now };
  });
  const leases: Instant[] = [];
  const enqueued: object[] = [];
  await sweepDeliveries(
    {
      unsent: {
        each: (_until, take) => take(due),
        lease: async (_one, until) => {
          leases.push(until);
          return true;
        },
      },
      queues: {
        email: { sendBatch: async (entries) => void enqueued.push(...entries) },
        whatsapp: { sendBatch: async () => undefined },
      },
      depths: { email: async () => 0, whatsapp: async () => 0 },
      clock: () => now,
      measure: measured().measure,
    },
    now,
  );
  expect([leases.length, enqueued.length]).toEqual([count, count]);
  expect([leases[0], leases.at(-1)]).toEqual([addSeconds(now, 900), addSeconds(now, count / 10)]);
});
