import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, type IsoDate, weekdayOf } from '../../shared/time/calendar.ts';
import { systemClock } from '../../shared/time/instant.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { card, person, row, today } from './cards-world.ts';

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
});
