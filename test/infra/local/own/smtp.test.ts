import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { smtpDelivery } from '../../../../infra/local/own/smtp.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** A mail server with one answer to the recipient. @returns its address and what it was sent */
const mailServer = async (toRecipient = '250 OK') => {
  const got: string[] = [];
  let isData = false;
  const answerTo = (line: string): string | null => {
    got.push(line);
    if (isData) {
      isData = line !== '.';
      return isData ? null : '250 OK';
    }
    isData = line === 'DATA';
    if (isData) return '354 Go on';
    return line.startsWith('RCPT') ? toRecipient : '250 OK';
  };
  server = createServer((socket) => {
    socket.write('220 ready\r\n');
    socket
      .on('error', () => undefined)
      .on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
          const answer = answerTo(line);
          if (answer) socket.write(`${answer}\r\n`);
        }
      });
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, got };
};

const email = {
  from: 'Saldo <rita@example.com>',
  recipients: ['rita@example.com'],
  subject: 'Seu código',
  text: '123456',
  html: null,
  headers: {},
  configurationSet: null,
};

it('sends a mail', async () => {
  const { url, got } = await mailServer();
  await smtpDelivery(url)(email);
  expect(got).toContain('RCPT TO:<rita@example.com>');
  expect(got).toContain('123456');
});

it('a refused message is refused as SES does, and all else is repeated', async () => {
  const refusing = await mailServer('550 No such user');
  await expect(smtpDelivery(refusing.url)(email)).rejects.toMatchObject({ code: 'MessageRejected', status: 400 });
  server?.close();
  const busy = await mailServer('451 Later');
  await expect(smtpDelivery(busy.url)(email)).rejects.toMatchObject({ code: 'ServiceUnavailable', status: 503 });
  await expect(smtpDelivery('smtp://127.0.0.1:1')(email)).rejects.toMatchObject({ status: 503 });
});
