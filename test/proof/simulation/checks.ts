import { addDays } from '../../../shared/time/calendar.ts';
import { markOf, phoneOf, quotaOf } from './bank.ts';
import { checkMoney, checkStreams } from './figures.ts';
import type { Life } from './life.ts';
import { PEOPLE, type Person } from './steps.ts';

type Row = { id: string; amount: number };
type Received = { answered: number; headers: Record<string, string>; body: { type: string } };
export type Outbox = {
  emails: { to: string; subject: string; text: string }[];
  messages: { to: string; payload: unknown }[];
};

const MINUTE = 60_000;
const IN_ALL_TIME = { startDate: '2000-01-01', endDate: '2100-01-01' };

const LATELY_DAYS = 40;

const sorted = (rows: readonly { id: string }[]): string =>
  JSON.stringify([...rows].sort((one, other) => (one.id < other.id ? -1 : 1)));

const figures = (rows: readonly Row[]): Row[] => rows.map(({ id, amount }) => ({ id, amount }));

/** Everything that waits is given time; clears what steps have set up. */
const becomeHealthy = async ({ world, weather }: Life): Promise<void> => {
  weather.heal();
  await world.machine.run(world.control('DELETE', 'faults'));
  await world.machine.run(
    Promise.all(PEOPLE.map((person) => world.control('PUT', `hooks/${person}`, { status: 204 }))),
  );
  // Longer than a claim and a lease; in foul weather than the time of a function that died.
  await world.machine.pass((weather.isGentle ? 4 : 17) * MINUTE);
  weather.heal(true);
};

/** Follows to the end. @returns the rows that are shown */
const checkCopy = async (life: Life, person: Person): Promise<Row[]> => {
  for (let page = 0; await life.follow(person, 100); page += 1) if (page > 50) throw new Error('The pages do not end');
  const { body } = await life.call(person, 'GET', 'get-transactions', { query: IN_ALL_TIME });
  const shown = body.data as Row[];
  if (sorted([...(life.mirrors.get(person)?.rows.values() ?? [])]) !== sorted(shown))
    life.problems.push(`${person}: the copy by get-changes is not get-transactions`);
  return shown;
};

const checkRows = async (life: Life, person: Person): Promise<void> => {
  const { call, problems, rows } = life;
  const wanted = (rows.get(person) ?? []).map(({ id, amount }) => ({ id, amount }));
  // Before the next import, which would put right what an earlier one did wrong.
  const before = await checkCopy(life, person);
  if (life.isOwed(person) && sorted(figures(before)) !== sorted(wanted))
    problems.push(`${person}: what the bank has reported is not shown`);
  const updated = await call(person, 'POST', 'manual-update', { query: { s: 's' } });
  if (updated.status !== 200) problems.push(`${person}: the bank is not read: ${updated.status}`);
  const shown = await checkCopy(life, person);
  if (sorted(figures(shown)) !== sorted(wanted)) problems.push(`${person}: get-transactions is not what the bank has`);
  // An assistant is told what fits into one answer.
  const startDate = addDays(life.today(), -LATELY_DAYS);
  const told = await life.ask(person, 'getTransactions', { ...IN_ALL_TIME, startDate });
  const lately = (rows.get(person) ?? []).filter(({ date }) => date.slice(0, 10) >= startDate);
  if (sorted(figures((told.data ?? []) as Row[])) !== sorted(figures(lately)))
    problems.push(`${person}: assistants are told something else than get-transactions`);
};

const checkQuotas = async ({ call, problems }: Life, person: Person): Promise<void> => {
  const count = async (operation: string, query: object) => {
    const { body } = await call(person, 'GET', operation, { query });
    return ((body.data ?? []) as { status?: string; isActive?: boolean }[]).filter(
      ({ status, isActive }) => status === 'active' || isActive === true,
    ).length;
  };
  const reminders = await count('list-payment-reminders', { filter: 'all' });
  const limits = await count('list-spending-limits', { includeInactive: true });
  const quota = quotaOf(person);
  if (reminders > quota.reminders) problems.push(`${person}: ${reminders} active reminders of ${quota.reminders}`);
  if (limits > quota.limits) problems.push(`${person}: ${limits} active limits of ${quota.limits}`);
};

const checkHooks = async ({ world, call, problems, weather }: Life, person: Person): Promise<void> => {
  const received = await world.control<Received[]>('GET', `hooks/${person}`);
  const taken = received.filter(({ answered }) => answered < 300).map(({ headers }) => headers['webhook-id'] ?? '');
  if (weather.isGentle && new Set(taken).size !== taken.length)
    problems.push(`${person}: an event was delivered twice`);
  const { body } = await call(person, 'GET', 'list-webhooks');
  for (const { webhookId } of (body.data ?? []) as { webhookId: string }[]) {
    const log = await call(person, 'GET', 'list-webhook-deliveries', { query: { webhookId, limit: 100 } });
    for (const one of log.body.data as { deliveryId: string; status: string }[])
      if (one.status === 'delivered' && !taken.includes(one.deliveryId))
        problems.push(`${person}: a delivery is logged that nobody has received`);
  }
};

/** What holds at any moment of a healthy world at rest. */
export const checkQuiet = async (life: Life): Promise<void> => {
  await becomeHealthy(life);
  const { machine } = life.world;
  for (const person of PEOPLE) {
    if (life.erased.has(person)) continue;
    await machine.run(checkRows(life, person));
    await machine.run(checkMoney(life, person));
    await machine.run(checkStreams(life, person));
    await machine.run(checkQuotas(life, person));
    await machine.run(checkHooks(life, person));
  }
};

const DAY = 24 * 60 * MINUTE;

/** Notices of one occurrence by channel; reminders that were changed meanwhile may have none. */
type Letter = { queue: string };
/** What is given up there after its last try waits for an operator. */
const OF_REMINDERS = ['dispatch-reminder', 'send-email', 'send-whatsapp'];

/** It also names what is to be paid. */
const isDigest = (subject: string): boolean => subject.startsWith('Sua semana');

/** How often each channel of a person told of it. */
const timesTold = ({ emails, messages }: Outbox, person: Person, title: string): [string, number][] => {
  const phone = phoneOf(person)?.replace('+', '');
  const mails = emails.filter(
    ({ to, subject, text }) => to.startsWith(`${person}@`) && text.includes(title) && !isDigest(subject),
  );
  const told = messages.filter(
    ({ to, payload }) => to.endsWith(phone ?? '-') && JSON.stringify(payload).includes(title),
  );
  return [['', mails.length], ...(phone ? [[' by WhatsApp', told.length] as [string, number]] : [])];
};

export const checkReminders = (life: Life, outbox: Outbox, letters: readonly Letter[] = []): void => {
  const { reminders, erased, problems, weather, today } = life;
  const isLeft = letters.some(({ queue }) => OF_REMINDERS.includes(queue));
  for (const { title, person, dueDate, isSure, isOwn } of reminders) {
    const name = title.split('.')[0] ?? title;
    const mustHaveCome = dueDate < today() && isSure && isOwn && !erased.has(person) && !isLeft;
    for (const [channel, times] of timesTold(outbox, person, `${name}.`)) {
      if (times > 1 && weather.isGentle) problems.push(`${person}: ${name} came ${times} times${channel}`);
      if (times === 0 && mustHaveCome) problems.push(`${person}: ${name} did not come${channel}`);
    }
  }
};

const WEEK = /\d\d\/\d\d\/\d{4} a \d\d\/\d\d\/\d{4}/;

/** Whoever has chosen the digest gets each week's at most once. */
export const checkDigests = ({ problems, weather }: Life, { emails }: Outbox): void => {
  const weeks = emails.filter(({ subject }) => isDigest(subject)).map(({ to, text }) => `${to} ${WEEK.exec(text)}`);
  if (weather.isGentle && new Set(weeks).size !== weeks.length) problems.push('A digest came twice');
  if (weeks.some((week) => week.startsWith('caio@'))) problems.push('A digest came that nobody has chosen');
};

/** Nothing that says anything of who was erased. */
export const checkErased = ({ erased, problems }: Life, table: unknown): void => {
  for (const person of erased.keys())
    if (JSON.stringify(table).includes(markOf(person))) problems.push(`${person} was erased and is still there`);
};

export const checkLetters = ({ problems }: Life, before: readonly unknown[], after: readonly unknown[]): void => {
  if (after.length <= before.length) return;
  problems.push(`A healthy world has new dead letters: ${JSON.stringify(after).slice(0, 2_000)}`);
};

type End = { table: unknown; outbox: Outbox; letters: Letter[] };

/** All that a history leaves. */
export const leftBy = async ({ world }: Life): Promise<End> => {
  const outbox = await world.machine.run(world.control<Outbox>('GET', 'outbox'));
  const letters = await world.machine.run(world.control<Letter[]>('GET', 'dead-letters'));
  return { outbox, letters, table: await world.machine.run(world.table()) };
};

/** What holds at the end, a week later. */
export const checkEnd = async (life: Life): Promise<End> => {
  const { world } = life;
  await becomeHealthy(life);
  const before = await world.machine.run(world.control<unknown[]>('GET', 'dead-letters'));
  for (const days of [1, 3, 4]) {
    world.machine.jump(days * DAY);
    await world.machine.pass(3 * MINUTE);
  }
  await checkQuiet(life);
  const end = await leftBy(life);
  checkReminders(life, end.outbox, end.letters);
  checkDigests(life, end.outbox);
  checkLetters(life, before, end.letters);
  checkErased(life, end.table);
  return end;
};
