import { expect, it } from 'vitest';
import type { Delivery, DeliveryId } from '../../../shared/notifications/delivery.ts';
import { readReference, referenceOf } from '../../../shared/notifications/delivery.ts';
import { deliveryStore } from '../../../shared/notifications/delivery-store.ts';
import { unsentDeliveries } from '../../../shared/notifications/sweep-deliveries.ts';
import { writeAll } from '../../../shared/platform/table/transact.ts';
import { addSeconds, type Instant } from '../../../shared/time/instant.ts';
import { describeEachEngine } from '../../support/dynamo-engines.ts';
import { storedDelivery } from '../../support/stored-deliveries.ts';

const start = '2026-03-09T12:00:00.000Z' as Instant;
const rent: DeliveryId = { userId: 'ana', kind: 'reminder', id: 'r', occurrence: '2026-03-10@x', channel: 'email' };
const notice = { kind: 'reminder' as const, title: 'Aluguel', amount: null, dueDate: '2026-03-10' };

describeEachEngine('deliveries', (engine) => {
  let now = start;
  const later = (seconds: number) => {
    now = addSeconds(now, seconds);
  };
  const store = () => deliveryStore(engine().table, () => now);
  const written = async () => {
    now = start;
    const deliveries = store();
    expect(await writeAll(engine().table, [deliveries.pending(rent, notice)])).toEqual([]);
    return deliveries;
  };
  const unsent = async (until: Instant): Promise<DeliveryId[]> => {
    const found: DeliveryId[] = [];
    await unsentDeliveries(engine().table).each(until, async (due) => void found.push(...due.map(({ id }) => id)));
    return found;
  };
  const claimed = (delivery: Delivery | null): Delivery => {
    if (!delivery) throw new Error('Not claimed');
    return delivery;
  };

  it('exist once, whoever writes them again', async () => {
    const deliveries = await written();
    await deliveries.sent(rent, 'm-1');
    expect(await writeAll(engine().table, [deliveries.pending(rent, notice)])).toEqual([0]);
    expect((await storedDelivery(engine().table, rent))?.status).toBe('sent');
  });

  it('are claimed by one of fifty workers at a time', async () => {
    const deliveries = await written();
    const claims = await Promise.all(Array.from({ length: 50 }, () => deliveries.claim(rent)));
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  });

  it('can be claimed again when the claim ran out, and not before', async () => {
    const deliveries = await written();
    await deliveries.claim(rent);
    later(120);
    expect(await deliveries.claim(rent)).toBeNull();
    later(0.001);
    expect(await deliveries.claim(rent)).toMatchObject({ status: 'claimed', notice });
  });

  it('are never claimed again once sent or refused, nor when they never were', async () => {
    const deliveries = await written();
    await deliveries.sent(rent, 'm-1');
    later(3600);
    expect(await deliveries.claim(rent)).toBeNull();
    await deliveries.refused(rent, 'bounce:Permanent');
    expect(await deliveries.claim(rent)).toBeNull();
    expect(await deliveries.claim({ ...rent, id: 'other' })).toBeNull();
    expect(await storedDelivery(engine().table, { ...rent, id: 'other' })).toBeNull();
  });

  it('are looked for while unsent: two minutes after writing, after a claim ran out, after a pause', async () => {
    const deliveries = await written();
    expect(await unsent(addSeconds(start, 119))).toEqual([]);
    expect(await unsent(addSeconds(start, 120))).toEqual([rent]);
    later(60);
    const claim = claimed(await deliveries.claim(rent));
    expect(await unsent(addSeconds(start, 179))).toEqual([]);
    expect(await unsent(addSeconds(start, 180))).toEqual([rent]);
    await deliveries.release(claim, 300);
    expect(await unsent(addSeconds(start, 60 + 419))).toEqual([]);
    expect(await unsent(addSeconds(start, 60 + 420))).toEqual([rent]);
    await deliveries.sent(rent, 'm-1');
    expect(await unsent(addSeconds(start, 86_400))).toEqual([]);
  });

  it('are leased to one sweep', async () => {
    await written();
    const due = { id: rent, dueAt: addSeconds(start, 120) };
    const leases = await Promise.all(
      [1, 2, 3].map(() => unsentDeliveries(engine().table).lease(due, addSeconds(start, 900))),
    );
    expect(leases.filter(Boolean)).toHaveLength(1);
    expect(await unsent(addSeconds(start, 899))).toEqual([]);
  });

  it('put back by a worker whose claim another one has taken over stay with that one', async () => {
    const deliveries = await written();
    const slow = claimed(await deliveries.claim(rent));
    later(121);
    const quick = claimed(await deliveries.claim(rent));
    await deliveries.release(slow, 1);
    expect(await deliveries.claim(rent)).toBeNull();
    await deliveries.release(quick, 1);
    expect(await deliveries.claim(rent)).toMatchObject({ tries: 1 });
  });

  it('are found by the vendor’s message id', async () => {
    const deliveries = await written();
    await deliveries.sent(rent, 'm-1');
    expect(await deliveries.findByMessageId('m-1')).toEqual(rent);
    expect(await deliveries.findByMessageId('m-2')).toBeNull();
  });
});

it('a reference names its delivery in letters, digits, - and _, at most 256 of them', () => {
  const long = {
    ...rent,
    userId: 'x'.repeat(22),
    id: 'x'.repeat(36),
    occurrence: '2026-03-10@2026-03-09T12:00:00.000Z',
  };
  expect(referenceOf(long)).toMatch(/^[\w-]{1,256}$/);
  expect(readReference(referenceOf(long))).toEqual(long);
  expect(readReference('rubbish')).toBeNull();
  expect(readReference('')).toBeNull();
});
