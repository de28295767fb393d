import type { SQSEvent } from 'aws-lambda';
import { expect, it } from 'vitest';
import { handler } from '../../../functions/jobs/delivery-feedback.ts';
import { customerServiceWindowStore } from '../../../shared/notifications/channels/customer-service-window-store.ts';
import { type DeliveryId, referenceOf } from '../../../shared/notifications/delivery.ts';
import { deliveryStore } from '../../../shared/notifications/delivery-store.ts';
import { suppressionListStore } from '../../../shared/notifications/suppression-list.ts';
import { openTable } from '../../../shared/platform/table/table.ts';
import { writeAll } from '../../../shared/platform/table/transact.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { addressHash } from '../../support/address-hashes.ts';
import { useStandIns } from '../../support/stand-ins.ts';
import { storedDelivery } from '../../support/stored-deliveries.ts';

const { faults } = useStandIns();

const notice = { kind: 'reminder' as const, title: 'Aluguel', amount: null, dueDate: '2026-03-10' };
const idOf = (id: string): DeliveryId => ({ userId: 'ana', kind: 'reminder', id, occurrence: 'o', channel: 'email' });

const batch = (...bodies: unknown[]): SQSEvent => ({
  Records: bodies.map((body, index) => ({
    messageId: `m-${index}`,
    receiptHandle: 'h',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    attributes: {
      ApproximateReceiveCount: '1',
      SentTimestamp: '0',
      SenderId: 'x',
      ApproximateFirstReceiveTimestamp: '0',
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn',
    awsRegion: 'sa-east-1',
  })),
});

const sns = (event: object) => ({ Type: 'Notification', TopicArn: 'arn', Message: JSON.stringify(event) });
const bounce = (messageId: string) => ({
  notificationType: 'Bounce',
  mail: { messageId },
  bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'gone@example.com' }] },
});

it('marks delivery and address by the feedback of SES and WhatsApp; an unreadable message fails alone', async () => {
  const deliveries = deliveryStore(openTable(), systemClock);
  await writeAll(
    openTable(),
    ['bounced', 'read'].map((id) => deliveries.pending(idOf(id), notice)),
  );
  await deliveries.sent(idOf('bounced'), 'ses-1');

  const read = { event: 'reached', messageId: 'wamid.1', reference: referenceOf(idOf('read')) };
  const answer = await handler(batch(sns(bounce('ses-1')), { feedback: read }, 'rubbish', { hello: 'world' }));

  expect(answer.batchItemFailures).toEqual([{ itemIdentifier: 'm-2' }, { itemIdentifier: 'm-3' }]);
  expect(await storedDelivery(openTable(), idOf('bounced'))).toMatchObject({
    status: 'refused',
    reason: 'bounce:Permanent',
  });
  expect(await storedDelivery(openTable(), idOf('read'))).toMatchObject({ status: 'sent', messageId: 'wamid.1' });
  const suppressionList = suppressionListStore(openTable(), systemClock);
  expect(await suppressionList.find([addressHash('email', 'gone@example.com')])).toBe('bounce');
});

it('records when a person wrote; what is no such thing fails alone and records nothing', async () => {
  const at = '2026-03-10T12:00:00.000Z';
  const wrote = { event: 'wrote', addressHash: 'ana', at };
  const wrong = [
    { ...wrote, addressHash: 5 },
    { ...wrote, event: 'called' },
    { ...wrote, at: 'soon' },
  ].map((window) => ({ window }));
  const answer = await handler(batch({ window: wrote }, ...wrong));
  expect(answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual(['m-1', 'm-2', 'm-3']);
  expect(await customerServiceWindowStore(openTable()).lastInboundAt(['ana'])).toBe(at);
});

it('a message that the table did not take is retried', async () => {
  faults.add({ target: 'dynamodb', operation: 'UpdateItem', times: 20, error: '500' });
  const window = { event: 'wrote', addressHash: 'bia', at: '2026-03-10T12:00:00.000Z' };
  expect((await handler(batch({ window }))).batchItemFailures).toHaveLength(1);
  expect(await customerServiceWindowStore(openTable()).lastInboundAt(['bia'])).toBeNull();
});
