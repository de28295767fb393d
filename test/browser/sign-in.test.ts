import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { answering, bodies, type Designed } from './support/answers.ts';
import { violations } from './support/axe.ts';
import { openBrowser, picture, THEMES } from './support/browser.ts';
import { me, usual } from './support/fixtures.ts';
import { withAuthenticator } from './support/people.ts';
import { type BrowserStack, browserStack } from './support/stack.ts';

let stack: BrowserStack;
beforeAll(async () => {
  stack = await browserStack();
});

const CHALLENGE = 'c2FsZG8tc2FsZG8tc2FsZG8tc2FsZG8';
const creation = {
  challenge: CHALLENGE,
  rp: { id: 'localhost', name: 'Saldo' },
  user: { id: 'dTE', name: 'Ana Souza', displayName: 'Ana Souza' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  attestation: 'none',
};
const request = { challenge: CHALLENGE, rpId: 'localhost', userVerification: 'required', allowCredentials: [] };

const challengeOf = (credential: { response: { clientDataJSON: string } }): string =>
  JSON.parse(Buffer.from(credential.response.clientDataJSON, 'base64url').toString()).challenge;

const door = async (answers: Record<string, Designed>, path = '/entrar') => {
  const visit = await openBrowser({ width: 390, isFresh: true });
  answering(visit.page, {
    ...bodies(usual()),
    '/app/api/sign-in-code': { status: 202, body: { sent: true, wait_until: null } },
    ...answers,
  });
  await withAuthenticator(visit.page);
  await visit.page.goto(`${stack.url}${path}`);
  return visit;
};

const toCode = async (page: Page): Promise<void> => {
  await page.getByLabel('E-mail').fill('ana@example.com');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Código').waitFor();
};

describe('the door', () => {
  it('takes a code as soon as it is whole, offers a passkey once, and signs in with it the next time', async () => {
    const { page, problems, close } = await door({
      '/app/api/sign-in-verify': { body: { me: me({ passkeys: 0 }) } },
      '/app/api/passkey-options': { body: { options: creation } },
      '/app/api/passkey': { body: { passkey: usual()['/app/api/passkeys'] } },
      '/app/api/sign-in-passkey-options': { body: { options: request } },
      '/app/api/sign-in-passkey': { body: { me: me() } },
    });
    await toCode(page);
    const field = page.getByLabel('Código');
    expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
    await picture(page, 'codigo-light-390');
    expect(await violations(page)).toEqual([]);
    const verified = page.waitForRequest('**/sign-in-verify');
    await field.pressSequentially('1234 5678');
    expect((await verified).postDataJSON()).toEqual({
      code: '12345678',
      // What a newcomer would need; the service ignores it for a known address.
      email: 'ana@example.com',
      accepted: { terms: '1', privacy: '1' },
    });
    expect((await verified).headers()['x-saldo']).toBe('1');

    await page.getByText('Da próxima vez').waitFor();
    await picture(page, 'oferta-light-390');
    expect(await violations(page)).toEqual([]);
    const made = page.waitForRequest('**/app/api/passkey');
    await page.getByRole('button', { name: 'Criar passkey' }).click();
    expect(challengeOf((await made).postDataJSON().credential)).toBe(CHALLENGE);
    await page.waitForURL(`${stack.url}/`);

    const signed = page.waitForRequest('**/app/api/sign-in-passkey');
    await page.goto(`${stack.url}/entrar?volta=/conta`);
    await page
      .getByRole('button', { name: 'Entrar com passkey' })
      .click({ timeout: 3_000 })
      .catch(() => undefined);
    expect(challengeOf((await signed).postDataJSON().credential)).toBe(CHALLENGE);
    await page.waitForURL(`${stack.url}/conta`);
    expect(problems).toEqual([]);
    await close();
  });

  it.each([
    [{ status: 401, body: { error: 'Invalid code', attempts_left: 3 } }, 'Restam 3 tentativas'],
    [{ status: 410, body: { error: 'Code expired' } }, 'expirou'],
    [{ status: 409, body: { error: 'Code asked for elsewhere' } }, 'no mesmo navegador'],
    [{ status: 429, headers: { 'retry-after': '60' } }, 'Espere 60 segundos'],
  ])('says why a code is refused: %j', async (answer, words) => {
    const { page, close } = await door({ '/app/api/sign-in-verify': answer });
    await toCode(page);
    await page.getByLabel('Código').fill('12345678');
    await page.getByRole('alert').getByText(words).waitFor();
    expect(await page.getByLabel('Código').inputValue()).toBe('');
    await close();
  });

  it('asks for a recovery code where a passkey alone opens the account', async () => {
    const { page, problems, close } = await door({
      '/app/api/sign-in-verify': { status: 409, body: { error: 'Recovery code needed' } },
    });
    await toCode(page);
    await page.getByLabel('Código').fill('12345678');
    await page.getByText('Esta conta abre só com passkey').waitFor();
    const field = page.getByLabel('Código de recuperação');
    expect(await page.getByLabel('Código', { exact: true }).inputValue()).toBe('12345678');
    for (const width of [320, 1280]) {
      for (const colorScheme of THEMES) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await picture(page, `recuperacao-${colorScheme}-${width}`);
      }
    }
    const enter = page.getByRole('button', { name: 'Entrar', exact: true });
    await enter.click();
    await page.getByRole('alert').getByText('Escreva um código de recuperação').waitFor();
    answering(page, {
      '/app/api/sign-in-verify': { status: 401, body: { error: 'Invalid code', attempts_left: 4 } },
    });
    await field.fill('AAAA-AAAA-AAAA-AAAA');
    const sent = page.waitForRequest('**/sign-in-verify');
    await enter.click();
    expect((await sent).postDataJSON()).toMatchObject({ code: '12345678', recovery_code: 'AAAA-AAAA-AAAA-AAAA' });
    await page.getByText('Esse código de recuperação não confere. Restam 4 tentativas.').waitFor();
    answering(page, { '/app/api/sign-in-verify': { body: { me: me() } } });
    await field.fill('bbbb bbbb bbbb bbbb');
    await enter.click();
    await page.waitForURL(`${stack.url}/`);
    expect(problems).toEqual([]);
    await close();
  });

  it('says from when a first passkey holds that waits for a day', async () => {
    const { page, problems, close } = await door({
      '/app/api/sign-in-verify': { body: { me: me({ passkeys: 0 }) } },
      '/app/api/passkey-options': { body: { options: creation } },
      '/app/api/passkey': { status: 202, body: { effective_at: new Date(Date.now() + 86_400_000).toISOString() } },
    });
    await toCode(page);
    await page.getByLabel('Código').fill('12345678');
    await page.getByRole('button', { name: 'Criar passkey' }).click();
    await page.getByText(/A passkey passa a valer amanhã às \d\dh\d\d/).waitFor();
    await picture(page, 'oferta-espera-light-390');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.waitForURL(`${stack.url}/`);
    expect(problems).toEqual([]);
    await close();
  });

  it('fills in the code of a link, drops it from the address, and sends nothing by itself', async () => {
    const { page, close } = await door({ '/app/api/sign-in-verify': { body: { me: me() } } }, '/entrar#87654321');
    const sent: string[] = [];
    page.on('request', (one) => sent.push(one.url()));
    expect(await page.getByLabel('Código').inputValue()).toBe('87654321');
    expect(new URL(page.url()).hash).toBe('');
    expect(sent.filter((url) => url.includes('sign-in-verify'))).toEqual([]);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.waitForURL(`${stack.url}/`);
    await close();
  });

  it('takes an invite for an invite, with as many digits in it as a code has', async () => {
    const { page, close } = await door({}, '/entrar#convite=A1b2c3d4_5-6e7f8');
    await page.getByLabel('E-mail').fill('convidada@example.com');
    expect(new URL(page.url()).hash).toBe('');
    const asked = page.waitForRequest('**/sign-in-code');
    await page.getByRole('button', { name: 'Continuar' }).click();
    expect((await asked).postDataJSON()).toEqual({ email: 'convidada@example.com', invite: 'A1b2c3d4_5-6e7f8' });
    await close();
  });

  it('asks by the pass of a link for a code of this browser, and says until when a mail has to wait', async () => {
    const waits = { status: 202, body: { sent: true, wait_until: '2026-11-27T17:30:00.000Z' } };
    const { page, close } = await door({ '/app/api/sign-in-code': waits }, '/entrar#87654321.a.1.v1-b');
    expect(await page.getByLabel('Código').inputValue()).toBe('87654321');
    expect(new URL(page.url()).hash).toBe('');
    await page.getByRole('button', { name: 'Pedir um código neste aparelho' }).click();
    await page.getByLabel('E-mail').fill('ana@example.com');
    const asked = page.waitForRequest('**/sign-in-code');
    await page.getByRole('button', { name: 'Continuar' }).click();
    expect((await asked).postDataJSON()).toEqual({ email: 'ana@example.com', pass: 'a.1.v1-b' });
    await page.getByText(/Use o código mais recente, no aparelho em que o pediu, ou espere até .*14h30\./).waitFor();
    // The code of the link is another device's.
    expect(await page.getByLabel('Código').inputValue()).toBe('');
    expect(await violations(page)).toEqual([]);
    await close();
  });

  it.each(['https://evil.example/', '//evil.example', '/entrar', 'javascript:alert(1)'])(
    'goes to no address from outside: %s',
    async (back) => {
      const { page, close } = await door(
        { '/app/api/sign-in-verify': { body: { me: me() } } },
        `/entrar?volta=${encodeURIComponent(back)}`,
      );
      await toCode(page);
      await page.getByLabel('Código').fill('12345678');
      await page.waitForURL(`${stack.url}/`);
      await close();
    },
  );
});

it('a sign-out leads every tab of the browser to the sign-in page', async () => {
  const { page, context, close } = await openBrowser({ width: 390 });
  const other = await context.newPage();
  for (const tab of [page, other]) answering(tab, { ...bodies(usual()), '/app/api/sign-out': { body: { ended: 1 } } });
  await page.goto(`${stack.url}/conta`);
  await other.goto(`${stack.url}/`);
  await other.getByText('Saldo em contas').waitFor();
  await page.getByRole('button', { name: 'Sair', exact: true }).first().click();
  for (const tab of [page, other]) await tab.waitForURL(`${stack.url}/entrar`);
  await close();
});

describe('what is dangerous', () => {
  it('asks for a proof by code, and then does it', async () => {
    const { page, close } = await openBrowser({ width: 390 });
    let proved = false;
    answering(page, bodies(usual()));
    await page.route('**/app/api/step-up-code', (route) => route.fulfill({ status: 202, json: { sent: true } }));
    await page.route('**/app/api/step-up-verify', (route) => {
      proved = true;
      return route.fulfill({ json: { proved_until: new Date().toISOString() } });
    });
    await page.route(
      ({ pathname }) => pathname === '/app/api/connection',
      (route) =>
        proved
          ? route.fulfill({ json: { unlinked: 1 } })
          : route.fulfill({ status: 403, json: { error: 'Step-up required', message: '-', step_up: 'code' } }),
    );
    await page.goto(`${stack.url}/bancos`);
    await page.getByRole('button', { name: 'Desconectar Nubank' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Desconectar' }).click();
    const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
    await proof.getByRole('button', { name: 'Enviar código' }).click();
    await proof.getByLabel('Código').fill('12345678');
    await picture(page, 'confirme-light-390');
    expect(await violations(page)).toEqual([]);
    const done = page.waitForResponse((one) => one.url().includes('itemId=i1') && one.ok());
    await proof.getByRole('button', { name: 'Confirmar' }).click();
    await done;
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await close();
  });
});
