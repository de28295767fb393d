import type { Page } from 'playwright-core';
import type { OwnPerson } from './stack.ts';

/** Signs in as a person of the local stack, and opens a page. */
export const signInAs = async (page: Page, url: string, { id }: Pick<OwnPerson, 'id'>, path = '/'): Promise<void> => {
  const { request } = page.context();
  const answer = await request.post(`${url}/_local/sign-in/${id}`, { maxRedirects: 0 });
  if (answer.status() !== 303) throw new Error(`sign-in answered ${answer.status()}`);
  await page.goto(`${url}${path}`);
};

/** A virtual authenticator that stores passkeys and confirms every request. */
export const withAuthenticator = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};
