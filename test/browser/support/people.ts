import type { Page } from 'playwright-core';

/** Signs in as a demo person, as a developer does: one click at the door. */
export const signInAs = async (page: Page, url: string, name: string): Promise<void> => {
  await page.goto(`${url}/entrar`);
  await page.getByRole('button', { name, exact: true }).click();
  await page.waitForURL(`${url}/`);
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
