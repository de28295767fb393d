import type { Locator, Page } from 'playwright-core';

type Outbox = { emails: { recipients: string[]; text: string }[] };

/** The code of the newest mail to somebody. The field for it appears when the service has accepted the request: before that, the newest mail is an earlier one. */
export const mailedCode = async (within: Locator | Page, url: string, recipient: string): Promise<string> => {
  await within.getByLabel('Código').waitFor();
  await fetch(`${url}/_local/drain`, { method: 'POST' });
  const { emails }: Outbox = await (await fetch(`${url}/_local/outbox`)).json();
  const mail = emails.findLast(({ recipients }) => recipients.includes(recipient));
  const code = /\b\d{4} \d{4}\b/.exec(mail?.text ?? '')?.[0];
  if (!code) throw new Error('the newest mail has no code');
  return code;
};

export const enterMailedCode = async (within: Locator | Page, url: string, recipient: string): Promise<void> =>
  within.getByLabel('Código').fill(await mailedCode(within, url, recipient));
