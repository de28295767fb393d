import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, type IsoDate, weekdayOf } from '../../shared/time/calendar.ts';
import { systemClock } from '../../shared/time/instant.ts';
import { getCashFlow } from '../../shared/contract/operations/get-cash-flow.ts';
import { getUpcoming } from '../../shared/contract/operations/get-upcoming.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { callerOf } from './cards-caller.ts';
import { card, person, row, today } from './cards-world.ts';
import { type browserAt, signedIn } from './web-caller.ts';

type Browser = ReturnType<typeof browserAt>;

type Mail = { to: string; subject: string; text: string; html: string; headers: Record<string, string> };
type Template = { name: string; components: { type: string; parameters: { text: string }[] }[] };
type Outbox = { emails: Mail[]; messages: { to: string; payload: { template: Template } }[] };

/** The Monday that is next, also where it is Monday: a digest that was chosen after eight comes a week later. */
const next = ((): IsoDate => {
  const now = systemClock();
  const monday = addDays(today as IsoDate, 1 - weekdayOf(today as IsoDate));
  return now < `${monday}T11:00:00.000Z` ? monday : addDays(monday, 7);
})();
const at = (monday: IsoDate): string => `${monday}T11:00:00.000Z`;
const inWeek = (back: number, day = 0): IsoDate => addDays(next, -7 * (back + 1) + day);
const spoken = (date: string): string => date.split('-').reverse().join('/');

const out = (date: string, amount: number, category: string, categoryId: string) =>
  row(date, -amount, { description: `LOJA ${category} ${date}`, status: 'POSTED', category, categoryId });
const income = (date: string, amount: number) =>
  row(date, amount, { description: 'SALARIO ACME', type: 'CREDIT', category: 'Salary', categoryId: '01010000' });

const rows = () => [
  out(inWeek(0), 1000.5, 'Groceries', '10000000'),
  out(inWeek(0), 234.06, 'Eating out', '11010000'),
  ...[1, 2, 3, 4].map((back) => out(inWeek(back, 2), 1100, 'Groceries', '10000000')),
  income(inWeek(5, 1), 4000),
];

let stack: TestStack;
const outbox = () => stack.control<Outbox>('GET', 'outbox');
const mailsTo = async (user: string) => (await outbox()).emails.filter(({ to }) => to === `${user}@example.com`);
const house = (user: string, given: object = {}) => ({
  ...person(user, card({ id: `bank-${user}`, type: 'BANK', transactions: rows() })),
  name: `${user.slice(0, 1).toUpperCase()}${user.slice(1)} Souza`,
  email: `${user}@example.com`,
  phone: null,
  ...given,
});

beforeAll(async () => {
  stack = await startStack({
    users: [
      house('ana', { digest: ['email'] }),
      house('bia', { digest: ['email', 'whatsapp'], phone: '+5511999990002' }),
      house('caio'),
      { ...house('dora', { digest: ['email'] }), subscription: null },
      { ...house('eva', { digest: ['email'] }), items: [] },
    ],
  });
  await stack.drain();
  await stack.control('DELETE', 'outbox');
  await stack.runJob('send-digests', at(next));
});
afterAll(() => stack.close());

type Choices = { notices: { kind: string; email: boolean; whatsapp: boolean }[] };
const channelsOf = async (at: Browser): Promise<[boolean, boolean] | undefined> => {
  const { body } = await at.ask<Choices>('notices');
  const digest = body.notices.find(({ kind }) => kind === 'digest');
  return digest && [digest.email, digest.whatsapp];
};
const choose = (at: Browser, channel: string, on: boolean) =>
  at.ask<Choices>('set-notice', { body: { kind: 'digest', channel, on } });
const stop = (token: string, method = 'POST') =>
  fetch(new URL(`/parar?t=${encodeURIComponent(token)}`, stack.url), {
    method,
    ...(method === 'POST' && {
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      body: 'List-Unsubscribe=One-Click',
    }),
  });
const tokenOf = async (user: string): Promise<string> => {
  const [mail] = await mailsTo(user);
  const link = /^<(.+)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  return new URL(link).searchParams.get('t') ?? '';
};
const brl = (reais: number): string =>
  `${reais < 0 ? '-' : ''}R$ ${Math.abs(reais).toFixed(2).replace('.', ',').replace(/\B(?=(\d{3})+,)/g, '.')}`;

describe('the digest of a week', () => {
  it('is a mail with the figures of the week, and a link that ends it', async () => {
    const [mail, ...others] = await mailsTo('ana');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Sua semana: saíram R$ 1.234,56');
    const lines = mail?.text.split('\n') ?? [];
    expect(lines).toEqual(
      expect.arrayContaining([
        `Período: ${spoken(inWeek(0))} a ${spoken(inWeek(0, 6))}`,
        'Saiu: R$ 1.234,56 (usual R$ 1.100,00, +12,2%)',
        'Entrou: R$ 0,00 (usual R$ 0,00)',
      ]),
    );
    const link = /^<(.+)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(link.startsWith(`${stack.url}/parar?t=`)).toBe(true);
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(lines.at(-1)).toBe(`Parar: ${link}`);
  });

  it('goes by WhatsApp, too, with six figures and a button', async () => {
    const { messages } = await outbox();
    expect(messages.map(({ to }) => to)).toEqual(['5511999990002']);
    const [body, button] = messages[0]?.payload.template.components ?? [];
    expect(messages[0]?.payload.template.name).toBe('weekly_digest');
    expect(body?.parameters.map(({ text }) => text).slice(0, 3)).toEqual([
      `${spoken(inWeek(0))} a ${spoken(inWeek(0, 6))}`,
      'R$ 1.234,56 (usual R$ 1.100,00, +12,2%)',
      'R$ 0,00 (usual R$ 0,00)',
    ]);
    expect(body?.parameters).toHaveLength(6);
    const token = button?.parameters[0]?.text ?? '';
    expect(await (await stop(token, 'GET')).text()).toContain('Parar o resumo');
    expect(await mailsTo('bia')).toHaveLength(1);
  });

  it('goes to nobody without a plan, a bank or the choice, and once', async () => {
    await stack.runJob('send-digests', at(next));
    const { emails } = await outbox();
    expect(emails.map(({ to }) => to).toSorted()).toEqual(['ana@example.com', 'bia@example.com']);
  });

  it('says what get-cash-flow and get-upcoming say', async () => {
    const query = { months: 12 };
    const flow = await callerOf<{ data: { months: { spending: number; income: number }[] } }>(() => stack, getCashFlow).ask(
      'ana',
      { query },
    );
    const spent = flow.data.months.reduce((all, { spending }) => all + Math.round(spending * 100), 0);
    expect(spent).toBe(123_456 + 4 * 110_000);
    // The same days where it is Monday; else as they are seen from today, without what is due before.
    const ahead = await callerOf<{ data: { items: { date: string; description: string; amount: number }[] } }>(
      () => stack,
      getUpcoming,
    ).ask('ana', { query: { days: 14 } });
    const due = ahead.data.items.filter(({ date, amount }) => amount < 0 && date >= next && date <= addDays(next, 7));
    const [mail] = await mailsTo('ana');
    for (const { date, description, amount } of due)
      expect(mail?.text).toContain(`${spoken(date)} ${description}: ${brl(-amount)}`);
  });
});

describe('the link that ends it', () => {
  it('has a page with a button, which changes nothing', async () => {
    const ana = await signedIn(stack, 'ana');
    const t = await tokenOf('ana');
    const page = await stop(t, 'GET');
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain(`<form method="post" action="/parar?t=${t}"><button type="submit">Parar o resumo</button>`);
    expect(html).not.toContain('ana@example.com');
    expect(await channelsOf(ana)).toEqual([true, false]);
  });

  it('is used against nobody else, nor changed', async () => {
    const [ana, bia] = [await signedIn(stack, 'ana'), await signedIn(stack, 'bia')];
    const [t, other] = [await tokenOf('ana'), await tokenOf('bia')];
    const { userId } = await stack.user('bia');
    const [claim = '', mac = ''] = t.split('.');
    const [otherClaim = ''] = other.split('.');
    const as = (...said: unknown[]) => Buffer.from(JSON.stringify(said)).toString('base64url');
    const forged = [
      '',
      claim,
      `${claim}.`,
      `.${mac}`,
      `${otherClaim}.${mac}`,
      `${as(userId, 'digest', 'email')}.${mac}`,
      `${as((await stack.user('ana')).userId, 'digest', 'whatsapp')}.${mac}`,
      `${claim}.${mac.slice(0, -1)}${mac.endsWith('0') ? '1' : '0'}`,
      `${t}.${mac}`,
    ];
    for (const token of forged) {
      expect((await stop(token)).status).toBe(400);
      expect((await stop(token, 'GET')).status).toBe(400);
    }
    expect([await channelsOf(ana), await channelsOf(bia)]).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  it('ends one channel by one click, also twice, without a sign-in', async () => {
    const bia = await signedIn(stack, 'bia');
    for (const _ of ['first', 'again']) {
      const answer = await stop(await tokenOf('bia'));
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('Pronto');
      expect(await channelsOf(bia)).toEqual([false, true]);
    }
    expect(await channelsOf(await signedIn(stack, 'ana'))).toEqual([true, false]);
    await stack.control('DELETE', 'outbox');
    await stack.runJob('send-digests', at(addDays(next, 7)));
    const { emails, messages } = await outbox();
    // A week later no bank has said anything for more than seven days.
    expect([emails, messages]).toEqual([[], []]);
  });
});

describe('the switch', () => {
  it('is off at first, for each channel, and goes on and off', async () => {
    const caio = await signedIn(stack, 'caio');
    expect(await channelsOf(caio)).toEqual([false, false]);
    const on = await choose(caio, 'email', true);
    expect(on.status).toBe(200);
    expect(await channelsOf(caio)).toEqual([true, false]);
    await Promise.all([choose(caio, 'email', false), choose(caio, 'whatsapp', true)]);
    expect(await channelsOf(caio)).toEqual([false, true]);
    // Others stay as they were.
    expect(on.body.notices.find(({ kind }) => kind === 'reminder')).toMatchObject({ email: true, whatsapp: true });
    const wrong = await caio.ask('set-notice', { body: { kind: 'digest', channel: 'sms', on: true } });
    expect([wrong.status, wrong.body]).toMatchObject([400, { error: 'Invalid notice' }]);
  });
});
