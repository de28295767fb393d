import { expect, it } from 'vitest';
import { type DeliveryId, referenceOf } from '../../../shared/notifications/delivery.ts';
import { deliveryStore } from '../../../shared/notifications/delivery-store.ts';
import { recordFeedback } from '../../../shared/notifications/feedback.ts';
import { suppressionListStore } from '../../../shared/notifications/suppression-list.ts';
import { writeAll } from '../../../shared/platform/table/transact.ts';
import { addSeconds, type Instant } from '../../../shared/time/instant.ts';
import { addressHash } from '../../support/address-hashes.ts';
import { inProcessTable } from '../../support/in-process-dynamo.ts';
import { storedDelivery } from '../../support/stored-deliveries.ts';

const start = '2026-03-09T12:00:00.000Z' as Instant;
const rent: DeliveryId = { userId: 'ana', kind: 'reminder', id: 'r', occurrence: 'o', channel: 'whatsapp' };
const notice = { kind: 'reminder' as const, title: 'Aluguel', amount: null, dueDate: '2026-03-10' };

const aDelivery = async () => {
  let now = start;
  const table = await inProcessTable();
  const deliveries = deliveryStore(table, () => now);
  const suppressionList = suppressionListStore(table, () => now);
  await writeAll(table, [deliveries.pending(rent, notice)]);
  return {
    table,
    deliveries,
    suppressionList,
    record: recordFeedback({ deliveries, suppressionList }),
    pass: (seconds: number) => {
      now = addSeconds(now, seconds);
    },
  };
};

it('a bounce ends the delivery and its address, known by the message id alone', async () => {
  const { table, deliveries, suppressionList, record } = await aDelivery();
  await deliveries.sent(rent, 'm-1');
  const hash = addressHash('whatsapp', '5511999990001');
  await record({ event: 'refused', messageId: 'm-1', reason: 'whatsapp:131026', suppressionList: [hash] });
  expect(await storedDelivery(table, rent)).toMatchObject({ status: 'refused', reason: 'whatsapp:131026' });
  expect(await suppressionList.find([hash])).toBe('bounce');
});

it('what arrived although its worker died before recording it is not sent again', async () => {
  const { deliveries, record, pass } = await aDelivery();
  await deliveries.claim(rent);
  await record({ event: 'reached', messageId: 'm-1', reference: referenceOf(rent) });
  pass(3600);
  expect(await deliveries.claim(rent)).toBeNull();
});

it('repeated and reordered feedback changes nothing more', async () => {
  const { table, deliveries, record } = await aDelivery();
  await deliveries.sent(rent, 'm-1');
  const bounce = { event: 'refused' as const, messageId: 'm-1', reason: 'bounce:Permanent' };
  for (const told of [bounce, { event: 'reached' as const, messageId: 'm-1' }, bounce]) await record(told);
  expect((await storedDelivery(table, rent))?.status).toBe('refused');
});

it('feedback on a message that is not ours still marks the address, for 90 days', async () => {
  const { suppressionList, record, pass } = await aDelivery();
  await record({ event: 'refused', messageId: 'other', suppressionList: ['hash'] });
  expect(await suppressionList.find(['hash'])).toBe('bounce');
  pass(91 * 86_400);
  expect(await suppressionList.find(['hash'])).toBeNull();
});

it('an address is the same however it is written', () => {
  expect(addressHash('email', ' Ana@Example.com ')).toBe(addressHash('email', 'ana@example.com'));
  expect(addressHash('whatsapp', '+55 (11) 99999-0001')).toBe(addressHash('whatsapp', '5511999990001'));
  expect(addressHash('whatsapp', '5511999990001')).not.toBe(addressHash('email', '5511999990001'));
});
