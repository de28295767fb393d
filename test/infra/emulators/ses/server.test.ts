import {
  SESClient,
  SendEmailCommand,
  type SendEmailCommandInput,
  SendRawEmailCommand,
  SendTemplatedEmailCommand,
} from '@aws-sdk/client-ses';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFaults } from '../../../../infra/emulators/faults.ts';
import { type Journal, openJournal } from '../../../../infra/emulators/journal.ts';
import { createOutbox, type Email } from '../../../../infra/emulators/ses/outbox.ts';
import { serveSes } from '../../../../infra/emulators/ses/server.ts';

const start = async (journal: Journal) => {
  let now = Date.parse('2026-03-01T12:00:00.000Z');
  const clock = () => {
    now += 1000;
    return now;
  };
  const outbox = createOutbox(journal.section<Email>('emails'), clock);
  const faults = createFaults();
  const server = await serveSes(outbox, faults);
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new SESClient({ endpoint: server.url, region: 'sa-east-1', credentials, maxAttempts: 1 });
  return {
    client,
    outbox,
    faults,
    close: async () => {
      client.destroy();
      await server.close();
    },
  };
};

let ses: Awaited<ReturnType<typeof start>>;
beforeEach(async () => {
  ses = await start(await openJournal());
});
afterEach(() => ses.close());

const anEmail = (ToAddresses: string[] = ['ana@example.com'], CcAddresses: string[] = []) =>
  new SendEmailCommand({
    Source: 'Saldo <saldo@example.com>',
    Destination: { ToAddresses, CcAddresses },
    Message: {
      Subject: { Data: 'Lembrete: água & luz' },
      Body: { Text: { Data: 'R$ 1.250,75 = 100%' }, Html: { Data: '<b>oi</b>' } },
    },
  });

it('keeps an e-mail whole, with every recipient', async () => {
  const { MessageId } = await ses.client.send(anEmail(['ana@example.com', 'bia@example.com'], ['caio@example.com']));
  expect(ses.outbox.list()).toEqual([
    {
      id: MessageId,
      from: 'Saldo <saldo@example.com>',
      recipients: ['ana@example.com', 'bia@example.com', 'caio@example.com'],
      subject: 'Lembrete: água & luz',
      text: 'R$ 1.250,75 = 100%',
      html: '<b>oi</b>',
      headers: {},
      configurationSet: null,
      at: '2026-03-01T12:00:01.000Z',
    },
  ]);
});

it('reads a raw message: encoded subject, quoted-printable and base64 parts', async () => {
  const raw = [
    'From: saldo@example.com',
    'To: Ana <ana@example.com>,',
    ' bia@example.com',
    `Subject: =?UTF-8?B?${Buffer.from('Vencimento amanhã').toString('base64')}?=`,
    'List-Unsubscribe: <https://saldo.example/parar?t=1>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Ol=C3=A1, a conta =',
    'vence.',
    '--b1',
    'Content-Type: text/html; charset=UTF-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('<p>Olá</p>').toString('base64'),
    '--b1--',
    '',
  ].join('\r\n');
  const ConfigurationSetName = 'saldo-local-security';
  await ses.client.send(new SendRawEmailCommand({ ConfigurationSetName, RawMessage: { Data: Buffer.from(raw) } }));
  expect(ses.outbox.list()).toMatchObject([
    {
      recipients: ['ana@example.com', 'bia@example.com'],
      subject: 'Vencimento amanhã',
      text: 'Olá, a conta vence.',
      html: '<p>Olá</p>',
      headers: { 'List-Unsubscribe': '<https://saldo.example/parar?t=1>', 'MIME-Version': '1.0' },
      configurationSet: ConfigurationSetName,
    },
  ]);
});

it('a templated e-mail is refused with a clear error, and sends nothing', async () => {
  const command = new SendTemplatedEmailCommand({
    Source: 'saldo@example.com',
    Destination: { ToAddresses: ['ana@example.com'] },
    Template: 't',
    TemplateData: '{}',
  });
  await expect(ses.client.send(command)).rejects.toThrow('The local stack keeps no templates');
  expect(ses.outbox.list()).toEqual([]);
});

it.each([
  { name: 'without recipients', to: [] },
  { name: 'to an invalid address', to: ['ana at example'] },
])('an e-mail $name is refused', async ({ to }) => {
  await expect(ses.client.send(anEmail(to))).rejects.toMatchObject({ name: 'InvalidParameterValue' });
});

const sent = (over: Partial<SendEmailCommandInput>) =>
  ses.client.send(new SendEmailCommand({ ...anEmail().input, ...over }));
const tag = (Name: string, Value: string) => ({ Name, Value });

describe('as at SES', () => {
  it.each<[string, Partial<SendEmailCommandInput>, string]>([
    ['a sender whose domain is not verified', { Source: 'Saldo <saldo@example.org>' }, 'MessageRejected'],
    ['a sender of a subdomain of one that is', { Source: 'saldo@mail.example.com' }, 'MessageRejected'],
    [
      'a configuration set that is not there',
      { ConfigurationSetName: 'other' },
      'ConfigurationSetDoesNotExistException',
    ],
    ['a tag with a space', { Tags: [tag('delivery', 'a b')] }, 'InvalidParameterValue'],
    ['a tag with an accent', { Tags: [tag('entrega', 'é')] }, 'InvalidParameterValue'],
    ['an empty tag', { Tags: [tag('delivery', '')] }, 'InvalidParameterValue'],
    ['a tag that is too long', { Tags: [tag('delivery', 'a'.repeat(257))] }, 'InvalidParameterValue'],
    ['a tag that comes twice', { Tags: [tag('a', '1'), tag('a', '2')] }, 'InvalidParameterValue'],
    [
      'a subject that ends its header',
      { Message: { Subject: { Data: 'Oi\r\nBcc: x@example.com' }, Body: { Text: { Data: 'oi' } } } },
      'InvalidParameterValue',
    ],
    ['a sender with a control character', { Source: 'Sal\u0000do <saldo@example.com>' }, 'InvalidParameterValue'],
  ])('%s is refused, and nothing is sent', async (_, over, name) => {
    await expect(sent(over)).rejects.toMatchObject({ name });
    expect(ses.outbox.list()).toEqual([]);
  });

  it('what the account has set up is taken', async () => {
    await sent({
      Source: 'Saldo <Noreply@EXAMPLE.com>',
      ConfigurationSetName: 'saldo-local',
      Tags: [tag('delivery', 'a_b-'.repeat(64)), tag('kind', '1')],
    });
    expect(ses.outbox.list()).toHaveLength(1);
  });
});

it.each([
  { error: 'throttle', name: 'Throttling' },
  { error: '500', name: 'InternalFailure' },
  { error: 'timeout', name: 'TimeoutError' },
] as const)('an injected $error fails the next sending and keeps nothing', async ({ error, name }) => {
  ses.faults.add({ target: 'ses', operation: 'SendEmail', times: 1, error });
  await expect(ses.client.send(anEmail())).rejects.toMatchObject({ name });
  expect(ses.outbox.list()).toEqual([]);
  await ses.client.send(anEmail());
  expect(ses.outbox.list()).toHaveLength(1);
});

it('sent e-mails are there again after a restart, in order, until they are cleared', async () => {
  const journal = await openJournal();
  const before = await start(journal);
  await before.client.send(anEmail(['one@example.com']));
  await before.client.send(anEmail(['two@example.com']));
  await before.close();
  const outbox = createOutbox(journal.section<Email>('emails'), Date.now);
  expect(outbox.list().map(({ recipients }) => recipients[0])).toEqual(['one@example.com', 'two@example.com']);
  outbox.clear();
  expect([...journal.section('emails').entries()]).toEqual([]);
});
