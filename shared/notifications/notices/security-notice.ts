import type { QueueSender } from '../../platform/queue.ts';
import type { WriteItem } from '../../platform/table/transact.ts';
import type { DeliveryId } from '../delivery.ts';
import { enqueueDeliveries } from '../delivery.ts';
import type { DeliveryStore } from '../delivery-store.ts';
import { addressOn, type Recipient } from '../recipient.ts';
import type { Notice } from './notice.ts';

export type SecurityServices = {
  deliveries: Pick<DeliveryStore, 'pending'>;
  emailQueue: Pick<QueueSender, 'sendBatch'>;
};

/** Written with the change that a notice is about, and sent once that is written. */
export type SecurityNotice = { writes: WriteItem[]; send(): Promise<void> };

/** What a notice is about. `occurrence`: names it among those of the record `id`. */
export type NoticeAbout = {
  id: string;
  occurrence: string;
  notice: Notice;
  /** Fixed recipient, independent of later changes of the profile; absent: the owner's address. */
  to?: string;
};

const NOTHING: SecurityNotice = { writes: [], send: async () => undefined };

/** E-mails to owners about ways into their account. No budget withholds them: the acts that cause them are counted. */
export const securityNotices = ({ deliveries, emailQueue }: SecurityServices) => ({
  /** The notice of one transaction; none for a recipient without an e-mail address. */
  make(userId: string, recipient: Recipient, { id: about, occurrence, notice, to }: NoticeAbout): SecurityNotice {
    if (!addressOn('email', recipient)) return NOTHING;
    const id: DeliveryId = { userId, kind: notice.kind, id: about, occurrence, channel: 'email' };
    return {
      writes: [deliveries.pending(id, notice, to)],
      send: () => enqueueDeliveries({ email: emailQueue, whatsapp: emailQueue }, [id]),
    };
  },
});

export type SecurityNotices = ReturnType<typeof securityNotices>;
