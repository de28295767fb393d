import { type DueRecord, eachDue } from '../storage/due.ts';
import type { Table } from '../storage/table.ts';
import { updateItem } from '../storage/update.ts';
import type { Instant } from '../time/instant.ts';
import type { DeliveryId } from './delivery.ts';
import { deliveryAt, keyOf } from './delivery-key.ts';

export type DueDelivery = { id: DeliveryId; dueAt: Instant };

const dueDelivery = ({ pk, sk, dueAt }: DueRecord): DueDelivery[] => {
  const id = deliveryAt(pk, sk);
  return id ? [{ id, dueAt }] : [];
};

/** The table's deliveries that should have been sent, as the sweep sees them. */
export const unsentDeliveries = (table: Table) => ({
  /** Hands over, page by page, what is unsent and was due by `until`. */
  each(until: Instant, take: (due: DueDelivery[]) => Promise<void>): Promise<void> {
    return eachDue(table, { kind: 'DELIVERY', until }, (records) => take(records.flatMap(dueDelivery)));
  },

  /** Keeps other sweeps from taking it up before `until`; false when it has moved on. */
  async lease({ id, dueAt }: DueDelivery, until: Instant): Promise<boolean> {
    const change = { set: { dueAt: until }, condition: '#dueAt = :seen', values: { ':seen': dueAt } };
    return (await updateItem(table, keyOf(id), change)) !== null;
  },
});

export type UnsentDeliveries = ReturnType<typeof unsentDeliveries>;
