import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { emailFeedback } from '../../shared/notifications/channels/email-feedback.ts';
import { whatsappFeedback } from '../../shared/notifications/channels/whatsapp-events.ts';
import { toAccount, toBill } from '../../shared/pluggy/account-mapping.ts';
import { accountSchema, billSchema, itemSchema } from '../../shared/pluggy/aggregator-schemas.ts';
import { readRow } from '../../shared/pluggy/rows/aggregator-row.ts';
import { type ImportingAccount, toTransaction } from '../../shared/pluggy/rows/transaction-mapping.ts';
import { readEvent } from '../../shared/sync/webhook-events.ts';
import { addressHash, localHashes } from '../support/address-hashes.ts';

const bytes = (name: string): Buffer => readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url));
const fixture = (name: string): unknown => JSON.parse(bytes(name).toString());

describe('Pluggy, as its API reference documents', () => {
  const itemId = 'a5c763cb-0952-457b-9936-630f79c5b016';

  it.each([
    ['item-updated', { event: 'item/updated', itemId, eventId: '79f71dea-8c8d-4f9e-8a5f-0e0a6d3c9d1a' }],
    ['item-error', { event: 'item/error', itemId, eventId: 'b4b1b0ee-2a5e-4a4c-93b7-0a6a1b0f4f59' }],
    [
      'transactions-created',
      { event: 'transactions/created', itemId, eventId: '2c8ce4b7-4a0f-4f57-9f8e-2f3bb3f6a1d2' },
    ],
  ])('a webhook %s is read by its ids', (name, event) => {
    expect(readEvent(bytes(`pluggy/webhook-${name}`))).toEqual(event);
  });

  const item = itemSchema.parse({ id: 'item-1', connector: { id: 201, name: 'Itaú' }, status: 'UPDATED' });

  it('a bank account is in centavos, without its tax number', () => {
    const account = toAccount(accountSchema.parse(fixture('pluggy/account-bank')), item);
    expect(account).toMatchObject({
      type: 'BANK',
      subtype: 'CHECKING_ACCOUNT',
      balance: 12_095_000,
      bankData: {
        transferNumber: '123/0001/12345-0',
        closingBalance: 12_095_000,
        automaticallyInvestedBalance: 50_050,
      },
      creditData: null,
    });
    expect(JSON.stringify(account)).not.toContain('416.799.495-00');
  });

  it('a card has its limits and dates', () => {
    expect(toAccount(accountSchema.parse(fixture('pluggy/account-credit')), item)).toMatchObject({
      type: 'CREDIT',
      balance: 1_294_500,
      bankData: null,
      creditData: { brand: 'MASTERCARD', level: 'BLACK', creditLimit: 30_000_000, availableCreditLimit: 20_000_000 },
    });
  });

  const imported = (name: string, account: ImportingAccount) => {
    const row = readRow(fixture(name));
    return row && toTransaction(row, account);
  };

  it('a received PIX is money in, and no text holds the CPF of the payer', () => {
    const row = imported('pluggy/transaction-pix', { id: 'bank', type: 'BANK', currencyCode: 'BRL' });
    expect(row).toMatchObject({
      type: 'CREDIT',
      amount: 150_000,
      status: 'POSTED',
      date: '2021-04-12',
      balance: 300_000,
    });
    expect(JSON.stringify(row)).not.toContain('882.937.076-23');
  });

  it('an installment of a card is money out, with its place in the purchase and its bill', () => {
    expect(
      imported('pluggy/transaction-installment', { id: 'card', type: 'CREDIT', currencyCode: 'BRL' }),
    ).toMatchObject({
      type: 'DEBIT',
      amount: -12_990,
      status: 'PENDING',
      installment: { number: 2, total: 10 },
      billId: 'c3b1a8b0-7a3e-4c3b-9f4e-11d2f8f9c0aa',
    });
  });

  it('a bill has its total, minimum and payments', () => {
    const bill = toBill(billSchema.parse(fixture('pluggy/bill')), { itemId: 'item-1', accountId: 'card' });
    expect(bill).toMatchObject({
      dueDate: '2021-06-17',
      totalAmount: 124_567,
      minimumPayment: 18_685,
      allowsInstallments: true,
      payments: [{ date: '2021-06-17', amount: 124_567 }],
    });
  });
});

describe('WhatsApp, as Meta documents its webhooks', () => {
  const read = (name: string) => whatsappFeedback(fixture(`meta/${name}`), localHashes);

  it('a delivered message has reached its reader', () => {
    expect(read('status-delivered')).toEqual([
      {
        event: 'reached',
        messageId: 'wamid.HBgLMTY1MDM4Nzk0MzkVAgARGBI3MTE5MjY2RTk5QzVBMzA1MTAA',
        reference: 'reference-1',
      },
    ]);
  });

  it('an undeliverable one is refused, and its number is known by hash', () => {
    expect(read('status-failed')).toMatchObject([
      { event: 'refused', reason: 'whatsapp:131026', suppressionList: [addressHash('whatsapp', '5511999990001')] },
    ]);
  });

  it('a message of a person is no result of a delivery', () => {
    expect(read('message-text')).toEqual([]);
  });
});

describe('SES, as AWS documents its notifications and events', () => {
  const messageId = '00000138111222aa-33322211-cccc-cccc-cccc-ddddaaaa0680-000000';
  const jane = addressHash('email', 'jane@example.com');

  it.each([
    ['notification-bounce', { event: 'refused', messageId, reason: 'bounce:Permanent', suppressionList: [jane] }],
    [
      'event-complaint',
      { event: 'reached', messageId, reason: 'complaint', suppressionList: [jane], reference: 'reference-1' },
    ],
    ['event-delivery', { event: 'reached', messageId, reference: 'reference-1' }],
  ])('%s', (name, feedback) => {
    const event = fixture(`ses/${name}`);
    expect(emailFeedback(event, localHashes)).toEqual(feedback);
    const wrapped = {
      Type: 'Notification',
      MessageId: 'sns-1',
      TopicArn: 'arn:aws:sns:sa-east-1:1:ses',
      Message: JSON.stringify(event),
    };
    expect(emailFeedback(wrapped, localHashes)).toEqual(feedback);
  });

  it('an event about templates is no result of a delivery', () => {
    expect(emailFeedback(fixture('ses/event-rendering-failure'), localHashes)).toBeNull();
  });
});
