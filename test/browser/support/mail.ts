import type { Locator, Page } from 'playwright-core';

type Outbox = { emails: { subject: string; text: string }[] };

/** The field for a code. It appears when the service has accepted the request for one: before that, the newest mail is another's. */
const codeField = async (within: Locator | Page): Promise<Locator> => {
  const field = within.getByLabel('Código');
  await field.waitFor();
  return field;
};

/** The code of the newest mail, once the page asks for it. */
export const mailedCode = async (within: Locator | Page, url: string): Promise<string> => {
  await codeField(within);
  await fetch(`${url}/_local/drain`, { method: 'POST' });
  const { emails }: Outbox = await (await fetch(`${url}/_local/outbox`)).json();
  const code = /\d{4}\s?\d{4}/.exec(emails.at(-1)?.text ?? '')?.[0];
  if (!code) throw new Error('the newest mail has no code');
  return code;
};

export const enterMailedCode = async (within: Locator | Page, url: string): Promise<void> => {
  const code = await mailedCode(within, url);
  await (await codeField(within)).fill(code);
};
