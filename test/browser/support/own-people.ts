import { demoFixture } from '../../../infra/sandbox/demo/demo.ts';
import type { FixtureInput, FixtureUser } from '../../../infra/sandbox/fixture/fixture.ts';
import { parseFixtureUser } from '../../../infra/sandbox/fixture/read.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';

/** A person of the demo by label, or one of a fixture. */
export type Original = string | FixtureInput['users'][number];

let demo: FixtureUser[] | undefined;

const originalOf = (original: Original): FixtureUser => {
  if (typeof original !== 'string') return parseFixtureUser(original);
  demo ??= demoFixture(dateInSaoPaulo(systemClock())).users;
  const found = demo.find(({ id }) => id === original);
  if (!found) throw new Error(`The demo has no ${original}`);
  return found;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Of each thing that the bank has: an item, an account, a row, a bill. */
const idsIn = (value: unknown): string[] =>
  value === null || typeof value !== 'object'
    ? []
    : Object.entries(value).flatMap(([name, one]) => (name === 'id' && typeof one === 'string' ? [one] : idsIn(one)));

/** The same banks with ids of their own, of the same form and in the same order. */
const itemsWith = (number: number, items: FixtureUser['items']): unknown => {
  const known = new Set(idsIn(items));
  const renamed = (id: string): string =>
    UUID.test(id) ? `${id.slice(0, -4)}${number.toString(16).padStart(4, '0')}` : `${id}-${number}`;
  return JSON.parse(JSON.stringify(items), (_, value) =>
    typeof value === 'string' && known.has(value) ? renamed(value) : value,
  );
};

let copies = 0;

/** The person under a name, addresses and ids that nobody else of this worker has. */
export const copyOf = (original: Original): object => {
  const { id, name, phone, items, ...person } = originalOf(original);
  copies += 1;
  const label = `${id}-${copies}`;
  return {
    ...person,
    id: label,
    name: `${name} ${copies}`,
    email: `${label}@example.com`,
    phone: phone && `+5511${980_000_000 + copies}`,
    items: itemsWith(copies, items),
  };
};
