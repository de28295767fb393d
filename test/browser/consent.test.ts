import { beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE_NAME, REQUEST_ID, request } from './support/access-fixtures.ts';
import { answering, bodies } from './support/answers.ts';
import { assistant } from './support/assistant.ts';
import { violations } from './support/axe.ts';
import { openBrowser, picture, reportsOf } from './support/browser.ts';
import { usual } from './support/fixtures.ts';
import { enterMailedCode } from './support/mail.ts';
import { forgetProof } from './support/old-proof.ts';
import { signInAs } from './support/people.ts';
import { type BrowserStack, browserStack, type OwnPerson } from './support/stack.ts';

let stack: BrowserStack;
let ana: OwnPerson;
/** Somebody without a bank. */
let helena: OwnPerson;
let other: OwnPerson;
beforeAll(async () => {
  stack = await browserStack();
  ana = await stack.own('ana');
  helena = await stack.own('helena');
  other = await stack.own('helena');
});

it('an assistant that knows the address alone is let in, reads, is taken out and refused', async () => {
  const { email, name } = ana;
  const claude = await assistant(stack.url, { name: 'Claude de teste', byDocument: true });
  const { page, problems, close } = await openBrowser({ width: 390, isFresh: true });

  await page.goto(await claude.ask());
  // Two calls without a session may both lead there, and the second ends the first one's way: wait for the page, not for its address.
  await page.getByLabel('E-mail').fill(email);
  expect(page.url()).toBe(`${stack.url}/entrar?volta=/autorizar`);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await enterMailedCode(page, stack.url, email);
  await page.getByRole('button', { name: 'Agora não' }).click();

  await page.getByRole('button', { name: 'Permitir' }).waitFor();
  expect(page.url()).toBe(`${stack.url}/autorizar`);
  const text = await page.locator('main').innerText();
  expect(text).toContain(new URL(claude.origin).host);
  expect(text).toContain('diz se chamar “Claude de teste”');
  expect(text).toContain(name);
  expect(text).not.toContain(email);
  expect(text).not.toContain('Edita');
  expect(text).toContain('Um programa neste computador');
  await picture(page, 'autorizar-de-verdade-light-390');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Permitir' }).click();
  await page.waitForURL(`${claude.origin}/callback?**`);

  const client = await claude.enter();
  const balance = () => client.callTool({ name: 'getBalance', arguments: {} });
  expect((await balance()).isError).toBeFalsy();

  // It has to request a missing scope; the page shows that the new grant replaces the first one.
  await page.goto(await claude.ask(() => client.callTool({ name: 'manualUpdate', arguments: {} })));
  await page.getByText('Já tem acesso hoje').waitFor();
  await page.getByText('Edita', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Permitir' }).click();
  await page.waitForURL(`${claude.origin}/callback?**`);
  const writing = await claude.enter();
  expect((await writing.callTool({ name: 'manualUpdate', arguments: {} })).isError).toBeFalsy();

  await page.goto(`${stack.url}/acessos`);
  const remove = page.getByRole('button', { name: `Remover acesso de ${new URL(claude.origin).host}` });
  await remove.waitFor();
  await picture(page, 'assistente-ligado-light-390');
  expect(await violations(page)).toEqual([]);
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remover acesso' }).click();
  await remove.waitFor({ state: 'detached' });
  await expect(writing.callTool({ name: 'getBalance', arguments: {} })).rejects.toThrow(/Unauthorized|authoriz/i);
  expect(problems).toEqual([]);
  await close();
  await claude.close();
});

it('whoever says no is believed; who registered itself is shown as unproven, and its name as harmless text', async () => {
  const stranger = await assistant(stack.url, { name: HOSTILE_NAME.slice(0, 190) });
  const { page: opener, context, close } = await openBrowser({ width: 390, isFresh: true });
  const ask = new URL(await stranger.ask());
  ask.searchParams.set('scope', 'saldo.read saldo.write');
  // In a window of its own, as some assistants do it, which wait there for the answer.
  await opener.goto(stranger.origin);
  const popup = context.waitForEvent('page');
  await opener.evaluate((url) => void open(url, 'saldo', 'width=480,height=800'), ask.href);
  const page = await popup;
  const problems = reportsOf(page);
  const looked = page.waitForRequest('**/app/api/oauth/requests/*');
  await page.getByRole('button', { name: helena.name, exact: true }).click();

  await page.getByRole('button', { name: 'Recusar' }).waitFor();
  const text = await page.locator('main').innerText();
  expect(text).toContain('Este nome não foi comprovado');
  expect(text).toContain('Edita');
  expect(text).not.toMatch(/[\u200B\u202E]/);
  await page.getByRole('button', { name: 'Recusar' }).click();
  await page.waitForURL(`${stranger.origin}/callback?**`);
  expect(Object.fromEntries(stranger.arrived[0] ?? [])).toEqual({
    error: 'access_denied',
    state: 'a-state',
    iss: stack.url,
  });
  expect(await page.evaluate(() => window.opener !== null)).toBe(true);
  await expect(stranger.enter()).rejects.toThrow();

  // A decided request stays decided, and other users get 404.
  const asked = `${stack.url}/autorizar#${(await looked).url().split('/').at(-1)}`;
  await page.goto(asked);
  await page.getByText('Este pedido expirou').waitFor();
  const { page: another, close: closeOther } = await openBrowser({ width: 390 });
  await signInAs(another, stack.url, other);
  await another.goto(asked);
  await another.getByText('Este pedido não está com você').waitFor();
  expect(problems).toEqual([]);
  await closeOther();
  await close();
  await stranger.close();
});

it('asks for a proof where the last one is old, and gives access then', async () => {
  const claude = await assistant(stack.url, { name: 'Claude' });
  const { page, close } = await openBrowser({ width: 390, isFresh: true });
  await signInAs(page, stack.url, helena);
  await forgetProof(helena.userId);
  await page.goto(await claude.ask());
  await page.getByRole('button', { name: 'Permitir' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
  await proof.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Permitir' }).click();
  await proof.getByRole('button', { name: 'Enviar código' }).click();
  await enterMailedCode(proof, stack.url, helena.email);
  await picture(page, 'autorizar-prova-light-390');
  await proof.getByRole('button', { name: 'Confirmar' }).click();
  await page.waitForURL(`${claude.origin}/callback?**`);
  expect((await (await claude.enter()).listTools()).tools.length).toBeGreaterThan(10);
  await close();
  await claude.close();
});

it('may not be framed, and runs what is its own alone', async () => {
  const policy = (await fetch(`${stack.url}/autorizar`)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).not.toMatch(/unsafe|https?:/);
  const place = await assistant(stack.url, { name: 'Quem emoldura' });
  const { page, close } = await openBrowser({ isFresh: true });
  await page.goto(`${place.origin}/callback`);
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.append(frame);
    return new Promise((done) => {
      frame.onload = done;
    });
  }, `${stack.url}/autorizar#${REQUEST_ID}`);
  expect(await page.frames()[1]?.locator('body').innerText()).not.toContain('Permitir');
  expect(page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
  await close();
  await place.close();
});

describe('what goes wrong is said, and nothing is opened', () => {
  const path = `/app/api/oauth/requests/${REQUEST_ID}`;

  const opened = async (fragment = REQUEST_ID) => {
    const visit = await openBrowser({ width: 390 });
    answering(visit.page, bodies(usual()));
    await visit.page.goto(`${stack.url}/autorizar#${fragment}`);
    return visit;
  };

  it.each([
    [{ status: 500, json: {} }, 'Algo falhou do nosso lado'],
    [{ status: 429, json: {}, headers: { 'retry-after': '30' } }, 'Espere 30 segundos'],
    [{ status: 410, json: { error: 'Request over', message: '-' } }, 'Este pedido expirou'],
    [{ json: { location: 'javascript:alert(document.domain)' } }, 'não abrimos'],
    [{ json: { location: 'cursor://somewhere?code=1' } }, 'não abrimos'],
  ])('the decision: %j', async (answer, words) => {
    const { page, problems, close } = await opened();
    await page.route(`**${path}`, (route) =>
      route.request().method() === 'POST' ? route.fulfill(answer) : route.fallback(),
    );
    await page.getByRole('button', { name: 'Permitir' }).click();
    await page.getByText(words).waitFor();
    expect(page.url()).toBe(`${stack.url}/autorizar`);
    expect(problems).toEqual([]);
    await close();
  });

  it('the reading: without a network it can be tried again', async () => {
    const visit = await openBrowser({ width: 390 });
    answering(visit.page, { ...bodies(usual()), [path]: 'offline' });
    await visit.page.goto(`${stack.url}/autorizar#${REQUEST_ID}`);
    await visit.page.getByText('Você está sem internet').waitFor();
    answering(visit.page, { [path]: { body: request() } });
    await visit.page.getByRole('button', { name: 'Tentar de novo' }).click();
    await visit.page.getByRole('button', { name: 'Permitir' }).waitFor();
    await visit.close();
  });

  it.each(['', '../../me', 'A'.repeat(42), `${'A'.repeat(42)}/`])(
    'the address has no request: #%s',
    async (fragment) => {
      const { page, close } = await opened(fragment);
      const sent: string[] = [];
      page.on('request', (one) => sent.push(one.url()));
      await page.getByText('Nenhum pedido aqui').waitFor();
      expect(sent.filter((url) => url.includes('oauth'))).toEqual([]);
      await close();
    },
  );

  it('somebody else is signed in: they leave, and nothing is decided', async () => {
    const { page, close } = await opened();
    await page.route('**/app/api/sign-out', (route) => route.fulfill({ json: { ended: 1 } }));
    await page.getByRole('button', { name: 'Não é você?' }).click();
    await page.getByText('Você saiu desta conta').waitFor();
    await page.reload();
    await page.getByText('Nenhum pedido aqui').waitFor();
    await close();
  });

  it('a window over it is closed under a double click: the second click decides nothing', async () => {
    const { page, close } = await opened();
    await page.getByRole('button', { name: 'Permitir', disabled: false }).waitFor();
    const sent: string[] = [];
    page.on('request', (one) => sent.push(one.method()));
    await page.getByRole('button', { name: 'Permitir' }).evaluate(async (button: HTMLButtonElement) => {
      dispatchEvent(new Event('focus'));
      await new Promise((done) => requestAnimationFrame(done));
      button.click();
    });
    await page.getByRole('button', { name: 'Permitir', disabled: false }).waitFor();
    expect(sent).toEqual([]);
    const decided = page.waitForRequest((one) => one.method() === 'POST');
    await page.getByRole('button', { name: 'Permitir' }).click();
    expect((await decided).postDataJSON()).toEqual({ decision: 'approve' });
    await close();
  });
});
