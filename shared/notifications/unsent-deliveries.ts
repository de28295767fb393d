import { type DueRecord, eachDue, postpone } from '../platform/table/due.ts';
import type { Table } from '../platform/table/table.ts';
import type { Instant } from '../time/instant.ts';
import type { DeliveryId } from './delivery.ts';
import { deliveryAt, keyOf } from './delivery.ts';

export type DueDelivery = { id: DeliveryId; dueAt: Instant };

const dueDelivery = ({ pk, sk, dueAt }: DueRecord): DueDelivery[] => {
  const id = deliveryAt(pk, sk);
  return id ? [{ id, dueAt }] : [];
};

export const unsentDeliveries = (table: Table) => ({
  /** Passes unsent deliveries due by `until`, page by page. */
  each(until: Instant, take: (due: DueDelivery[]) => Promise<void>): Promise<void> {
    return eachDue(table, { kind: 'DELIVERY', until }, (records) => take(records.flatMap(dueDelivery)));
  },

  /** Hides a delivery from other sweeps until `until`; false when its due instant has moved. */
  lease({ id, dueAt }: DueDelivery, until: Instant): Promise<boolean> {
    return postpone(table, keyOf(id), { seen: dueAt, until });
  },
});

export type UnsentDeliveries = ReturnType<typeof unsentDeliveries>;
