import { metrics } from '../../shared/contract/metrics.ts';
import { queues } from '../../shared/contract/queues.ts';
import { emailSender } from '../../shared/notifications/channels/email.ts';
import { erasedContent } from '../../shared/notifications/notices/account-notice.ts';
import { eraseUser } from '../../shared/personal-data/erase.ts';
import { type ErasureEnd, erasureMessage } from '../../shared/personal-data/erasure-marks.ts';
import { queueWorker } from '../../shared/runtime/jobs/queue-worker.ts';

/** Names the mail in the vendor's feedback; it is recorded nowhere. */
const REFERENCE = 'erased';

/** To the address as it was, of which nothing else is left. @throws Error when the vendor may take it later */
const sendLastMail = async ({ mailTo, at }: ErasureEnd): Promise<void> => {
  if (mailTo === null) return;
  const mail = { address: mailTo, content: erasedContent(at), reference: REFERENCE, unsuppressed: true };
  const { kind } = await emailSender.send(mail);
  if (kind === 'failed' || kind === 'throttled') throw new Error('The last mail was not sent');
};

/** Completes an erasure whose time has come, and tells its owner. A failed run is repeated and continues. */
export const handler = queueWorker({
  queue: queues.eraseUser,
  schema: erasureMessage,
  async work({ userId, ended }, { now, measure }) {
    if (ended) return sendLastMail(ended);
    await eraseUser(userId, now);
    measure(metrics.usersErased, 1);
  },
});
