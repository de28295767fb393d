import { beforeAll, describe, expect, it } from 'vitest';
import { answering, bodies } from './support/answers.ts';
import { violations } from './support/axe.ts';
import { openBrowser, picture } from './support/browser.ts';
import { connections, me, usual } from './support/fixtures.ts';
import { signInAs } from './support/people.ts';
import { type BrowserStack, browserStack, type OwnPerson } from './support/stack.ts';
import { misfits } from './support/widths.ts';

let stack: BrowserStack;
let karen: OwnPerson;
beforeAll(async () => {
  stack = await browserStack();
  karen = await stack.own('karen');
});

it('a bank that wants its person again is connected again, on a phone', async () => {
  const { page, problems, close } = await openBrowser({ width: 390 });
  await signInAs(page, stack.url, karen, '/bancos');
  const asked = page.getByRole('link', { name: 'Reconectar' });
  await asked.first().waitFor();
  const before = await asked.count();
  await asked.first().click();
  await page.getByRole('button', { name: /Continuar|Reconectar|Escolher o banco/ }).click();
  const frame = page.frameLocator('iframe').first();
  await frame.getByLabel('Usuário').fill('user-ok');
  await frame.getByLabel('Senha').fill('password-ok');
  await picture(page, 'de-novo-light-390');
  await frame.getByRole('button', { name: /Conectar|Reconectar/ }).click();
  await page
    .getByText(/conectado|atualizado/i)
    .first()
    .waitFor();
  await page.goto(`${stack.url}/bancos`);
  await page.getByRole('heading', { name: 'Bancos' }).waitFor();
  await page.getByText('Em dia').first().waitFor();
  await expect.poll(() => asked.count()).toBe(before - 1);
  expect(problems).toEqual([]);
  await close();
}, 60_000);

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

/** Two authorizations and a canceled plan, which end in so many days. */
const endingIn = (consents: [number, number], plan: number, status: 'canceled' | 'active' = 'canceled') => {
  const { connections: known, has_access } = connections();
  const subscription = { status, until: inDays(plan), renews: status === 'active' };
  return {
    ...usual(),
    '/app/api/connections': {
      has_access,
      connections: known.map((one, at) => ({ ...one, consent_expires_at: inDays(consents[at] ?? 100) })),
    },
    '/app/api/me': me({ subscription }),
  };
};

describe('what ends soon', () => {
  it.each(['/bancos', '/conta'])('is told on %s, from fifteen days before, with what to do', async (path) => {
    for (const width of [320, 360, 1280]) {
      const { page, problems, close } = await openBrowser({ width });
      answering(page, bodies(endingIn([15, 0], 3)));
      await page.goto(`${stack.url}${path}`);
      const ends = page.getByRole('region', { name: 'O que termina' });
      await ends.getByText('A autorização do Nubank termina hoje.').waitFor();
      const said = await ends.locator('.notice').allTextContents();
      expect(said).toHaveLength(3);
      expect(said[0]).toMatch(/^Seu plano termina em \d+ de \S+\. Ver planos$/);
      expect(said[2]).toMatch(/^A autorização do Itaú termina em \d+ de \S+\. Renovar$/);
      const renew = ends.getByRole('link', { name: 'Renovar Nubank' });
      expect(await renew.getAttribute('href')).toBe('/conectar?item=i1');
      if (path === '/bancos') await page.getByText('verificado agora').waitFor();
      expect(await misfits(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      await picture(page, `termina${path.replace('/', '-')}-${width}`);
      expect(problems).toEqual([]);
      await close();
    }
  });

  it('is not told earlier, afterwards, of a plan that renews, nor of authorizations without a plan', async () => {
    const { page, close } = await openBrowser({ width: 360 });
    const quiet = endingIn([16, -1], 3, 'active');
    answering(page, bodies(quiet));
    await page.goto(`${stack.url}/bancos`);
    await page.getByText('Nubank').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('region', { name: 'O que termina' }).count()).toBe(0);
    await close();
    const without = await openBrowser({ width: 360 });
    const all = endingIn([3, 3], -1);
    const stopped = { ...all['/app/api/connections'], has_access: false };
    answering(without.page, bodies({ ...all, '/app/api/connections': stopped }));
    await without.page.goto(`${stack.url}/bancos`);
    await without.page.getByText('sem plano ativo').first().waitFor();
    expect(await without.page.getByRole('region', { name: 'O que termina' }).count()).toBe(0);
    await without.close();
  });
});
