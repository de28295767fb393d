import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { Email } from '../../infra/emulators/ses/outbox.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { type Browser, browser } from '../support/browser.ts';
import type { TestStack } from '../support/stack.ts';
import { tableRecords } from './table-records.ts';

const subscription = { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;

export const people = { users: ['ana', 'bia', 'caio', 'davi', 'edu', 'fabi'].map((id) => ({ id, subscription })) };

/** E-mails to a person, the latest first. */
export const mailsTo = async (stack: TestStack, address: string): Promise<Email[]> => {
  await stack.drain();
  const { emails } = await stack.control<{ emails: Email[] }>('GET', 'outbox');
  return emails.filter(({ recipients }) => recipients.includes(address)).toReversed();
};

/** The code in the latest e-mail with one. */
export const codeSentTo = async (stack: TestStack, address: string): Promise<string> => {
  const [code] = (await mailsTo(stack, address)).flatMap(
    ({ text }) =>
      /\b(\d{4}) (\d{4})\b/
        .exec(text ?? '')
        ?.slice(1)
        .join('') ?? [],
  );
  if (!code) throw new Error(`${address} got no code`);
  return code;
};

export const addressOf = (who: string): string => `${who}@example.com`;

/** Signs a person in by a code, in a browser that is new unless one is given. */
export const signIn = async (stack: TestStack, who: string, used: Browser = browser(stack.url)): Promise<Browser> => {
  await used.post('sign-in-code', { email: addressOf(who) });
  const { status, body } = await used.post('sign-in-verify', { code: await codeSentTo(stack, addressOf(who)) });
  if (status !== 200) throw new Error(`sign-in answered ${status} ${JSON.stringify(body)}`);
  return used;
};

/** A code that is not this one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 100_000_000).padStart(8, '0');

/** As if the windows of all that was counted were over. @param named those alone */
export const forgetRates = async (stack: TestStack, named = /./): Promise<void> => {
  const { client, name: TableName } = openTable();
  const records = (await tableRecords(stack)).filter(
    ({ pk, sk }) => String(pk).startsWith('RATE#') && named.test(String(sk)),
  );
  await Promise.all(records.map(({ pk, sk }) => client.send(new DeleteCommand({ TableName, Key: { pk, sk } }))));
};
