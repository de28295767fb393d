import type { QueueSender } from '../../platform/queue.ts';
import type { WriteItem } from '../../platform/table/transact.ts';
import type { Instant } from '../../time/instant.ts';
import type { DeliveryId } from '../delivery.ts';
import { enqueueDeliveries } from '../delivery.ts';
import type { DeliveryStore } from '../delivery-store.ts';
import { addressOn, type Recipient } from '../recipient.ts';
import type { Notice } from './notice.ts';
import type { NoticeBudgetStore } from './notice-budget.ts';

export type SecurityServices = {
  deliveries: Pick<DeliveryStore, 'pending' | 'withheld'>;
  /** Of notices about credentials, apart from those of reminders and limits. */
  budgets: Pick<NoticeBudgetStore, 'read'>;
  emailQueue: Pick<QueueSender, 'sendBatch'>;
};

/** Written with the change that a notice is about, and sent once that is written. */
export type SecurityNotice = { writes: WriteItem[]; send(): Promise<void> };

/** Makes notices that belong in one transaction each. */
export type PreparedNotice = (about: {
  id: string;
  occurrence: string;
  notice: Notice;
  /** Fixed recipient, independent of later changes of the profile; absent: the owner's address. */
  to?: string;
}) => SecurityNotice;

const NOTHING: SecurityNotice = { writes: [], send: async () => undefined };

/** An e-mail to the owner about a credential. */
export const securityNotices = ({ deliveries, budgets, emailQueue }: SecurityServices) => {
  const send = (id: DeliveryId) => enqueueDeliveries({ email: emailQueue, whatsapp: emailQueue }, [id]);

  return {
    /** Reads the remaining budget; call it in parallel to the change's own reads. */
    async prepare(userId: string, recipient: Recipient, now: Instant): Promise<PreparedNotice> {
      if (!addressOn('email', recipient)) return () => NOTHING;
      const budget = await budgets.read(userId, 'email', now);
      return ({ id: about, occurrence, notice, to }) => {
        const id: DeliveryId = { userId, kind: notice.kind, id: about, occurrence, channel: 'email' };
        if (budget.secondsUntilRoom > 0) {
          return { ...NOTHING, writes: [deliveries.withheld(id, notice, 'too-many-notices')] };
        }
        return { writes: [deliveries.pending(id, notice, to), budget.take()], send: () => send(id) };
      };
    },

    /** A notice that was scheduled: it counts against no budget. */
    scheduled: (userId: string, recipient: Recipient, about: Parameters<PreparedNotice>[0]): SecurityNotice => {
      if (!addressOn('email', recipient)) return NOTHING;
      const { notice, occurrence } = about;
      const id: DeliveryId = { userId, kind: notice.kind, id: about.id, occurrence, channel: 'email' };
      return { writes: [deliveries.pending(id, notice)], send: () => send(id) };
    },
  };
};

export type SecurityNotices = ReturnType<typeof securityNotices>;
