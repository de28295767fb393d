import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dataElement, html } from '../../../../infra/emulators/http/html.ts';
import { homePage } from '../../../../infra/local/pages/home.ts';
import type { LocalUser } from '../../../../infra/local/users/local-user.ts';
import { operations } from '../../../../shared/contract/registry.ts';

const user = (over: Partial<LocalUser> = {}): LocalUser => ({
  id: 'ana',
  userId: 'u1',
  name: 'Ana Souza',
  email: 'ana@example.com',
  phone: null,
  subscription: { plan: 'pro', status: 'active', currentPeriodEnd: null },
  apiKeys: [{ label: 'default', status: 'active', key: 'sk-abc' }],
  ...over,
});

const bodyOf = (users: LocalUser[]): string => {
  const answer = homePage(users, 'http://localhost:3000');
  return typeof answer === 'string' ? '' : String(answer.body);
};

it('what is put into markup stays text, in elements and in attributes', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { markup } = html`<p title="${text}">${text}</p>`;
      const inside = markup.slice('<p title="'.length, -'</p>'.length);
      expect(inside.replace('">', '')).not.toMatch(/[<>"']/);
    }),
  );
});

it('markup is put into markup once', () => {
  const items = ['<a>', '<b>'].map((text) => html`<li>${text}</li>`);
  expect(html`<ul>${items}${null}</ul>`.markup).toBe('<ul><li>&lt;a&gt;</li>\n<li>&lt;b&gt;</li></ul>');
});

it('data cannot end its own element', () => {
  const data = { name: '</script><script>alert(1)</script>' };
  const { markup } = dataElement('users', data);
  expect(markup.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(markup.replace(/^<script[^>]*>|<\/script>$/g, ''))).toEqual(data);
});

it('a name with markup in it is only a name', () => {
  const page = bodyOf([user({ name: '<img src=x onerror=alert(1)>', email: '"><script>@x' })]);
  expect(page).not.toContain('<img');
  expect(page).toContain('&lt;img src=x');
});

it('offers every read that needs no parameter, and none that sends or needs something', () => {
  const page = bodyOf([user()]);
  const reads = operations.filter(({ method }) => method === 'GET').map(({ name }) => name);
  const offered = reads.filter((name) => page.includes(`"/tools/api/${name}"`));
  expect(reads.filter((name) => !offered.includes(name))).toEqual([
    'get-balance-by-account',
    'get-open-finance-connection-flow',
  ]);
});

it('shows who has no access: no subscription, a revoked key', () => {
  const page = bodyOf([user({ subscription: null, apiKeys: [{ label: 'old', status: 'revoked', key: 'sk-old' }] })]);
  expect(page).toContain('no subscription');
  expect(page).toContain('old: revoked');
  expect(page).toContain('every call answers 401');
});
