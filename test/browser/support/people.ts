import type { Page } from 'playwright-core';

/** Signs in as a demo person, as a developer does: one click at the door. */
export const signInAs = async (page: Page, url: string, name: string): Promise<void> => {
  await page.goto(`${url}/entrar`);
  await page.getByRole('button', { name, exact: true }).click();
  await page.waitForURL(`${url}/`);
};
