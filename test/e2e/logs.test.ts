import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startStack, type TestStack } from '../support/stack.ts';

const canary = {
  phone: '+5511987654321',
  cpf: '529.982.247-25',
  amount: 48_151.62,
  title: 'Canario Segredo',
  name: 'Canaria da Silva',
};
const subscription = { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;

const lines: string[] = [];
const streams = [process.stdout, process.stderr];
const originals = streams.map((stream) => stream.write);
const listen = () => {
  for (const [at, stream] of streams.entries()) {
    const original = originals[at]?.bind(stream);
    stream.write = ((chunk: string | Uint8Array, ...rest: never[]) => {
      lines.push(String(chunk));
      return original?.(chunk, ...rest) ?? true;
    }) as typeof stream.write;
  }
};

let stack: TestStack;
beforeAll(async () => {
  listen();
  const person = { name: canary.name, documentNumber: { type: 'CPF', value: canary.cpf } };
  const row = {
    id: 'row-1',
    date: '2026-01-10T15:00:00.000Z',
    description: `PIX ENVIADO ${canary.name}`,
    type: 'DEBIT',
    amount: -canary.amount,
    paymentData: { receiver: person, paymentMethod: 'PIX' },
  } as const;
  stack = await startStack({
    users: [
      {
        id: 'ana',
        name: canary.name,
        email: 'canary@example.com',
        phone: canary.phone,
        subscription,
        items: [
          {
            item: { id: 'item', connector: { id: 1, name: 'Banco' } },
            accounts: [
              {
                account: { id: 'acc', type: 'BANK', name: 'Conta', balance: canary.amount, taxNumber: canary.cpf },
                transactions: [row],
              },
            ],
          },
        ],
      },
    ],
  });
});
afterAll(async () => {
  for (const [at, stream] of streams.entries()) if (originals[at]) stream.write = originals[at];
  await stack.close();
});
afterEach(() => stack.control('DELETE', 'faults'));

describe('what is logged (design 2)', () => {
  it('never holds a key, phone, CPF, amount or text, whatever fails', async () => {
    const key = await stack.keyOf('ana');
    const body = { title: canary.title, amount: canary.amount, dueDate: '2099-01-01' };
    const create = () => stack.call('POST', '/tools/api/create-payment-reminder', { key, body });
    const fault = (target: string, operation: string) =>
      stack.control('POST', 'faults', { target, operation, times: 9, error: '500' });

    expect((await create()).status).toBe(200);
    await fault('dynamodb', 'TransactWriteItems');
    expect((await create()).status).toBe(500);
    await stack.control('DELETE', 'faults');
    await fault('scheduler', 'CreateSchedule');
    expect((await create()).status).toBe(200);
    await stack.control('DELETE', 'faults');
    await fault('whatsapp', 'POST /');
    await fault('ses', 'SendEmail');
    await stack.runJob('sweep-reminders', '2099-01-01T12:00:00.000Z');
    await stack.control('DELETE', 'faults');
    await stack.control('POST', 'queues/send-email', { body: JSON.stringify({ to: canary.phone, key }) });
    await stack.call('POST', '/tools/api/create-payment-reminder', {
      key,
      body: `{"title":"${canary.title}" ${canary.cpf}`,
    });
    await stack.call('GET', '/tools/api/get-transactions', { key, query: { startDate: canary.cpf, apiKey: key } });
    await stack.drain();

    const text = lines.join('');
    expect(text).toContain('"operation":"create-payment-reminder"');
    const digits = canary.phone.replace(/\D/g, '');
    const secrets = [
      key,
      key.slice(-30),
      canary.phone,
      digits,
      canary.cpf,
      canary.cpf.replace(/\D/g, ''),
      String(canary.amount),
      '4815162',
      '48.151,62',
      canary.title,
      canary.name,
    ];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });
});
