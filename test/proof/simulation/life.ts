import { addDays } from '../../../shared/time/calendar.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';
import { type BankRow, FIRST_MONTHS, fixtureOf, itemsOf, markOf, monthlyOf, rowOf } from './bank.ts';
import { burst, words } from './bursts.ts';
import { LATER, otherRelease } from './releases.ts';
import { CLIENT, EVERYBODY, FORMS, isGentle, PEOPLE, type Person, pick, type Step } from './steps.ts';
import { createWeather } from './weather.ts';
import { type Random, seededRandom } from './world/machine.ts';
import { type Answer, type Compiled, openWorld } from './world/world.ts';

type Row = Record<string, unknown> & { id: string };
type Page = { added: Row[]; modified: Row[]; removed: { id: string }[]; next_cursor: string; has_more: boolean };

type Reported = { deliveries: { status: number | null }[] };

/** A reminder that was asked for. `isSure`: the answer said that it exists; `isOwn`: nobody has changed it since. */
export type Asked = { title: string; person: Person; dueDate: string; isSure: boolean; isOwn: boolean };

const HOURS = [0.2, 2, 9, 24, 60] as const;
const DAY_MS = 86_400_000;
/** Banks leave older rows as they are. */
const CHANGING_DAYS = 45;
/** Nobody does something every day, and then several days are one. */
const LONGEST_REST_DAYS = 4;
/** After which an ordinary day has nothing left to do. */
const WORK_OF_A_DAY_MS = 40_000;
const VENDORS = ['ses', 'whatsapp', 'pluggy'] as const;
const TOOLS = ['getTransactions', 'getBalance', 'listPaymentReminders', 'listSpendingLimits', 'getCashFlow'] as const;
const WITHOUT_PERSON: readonly Step['kind'][] = ['time', 'weather', 'vendor', 'heal', 'fair days', 'burst'];
const ALL_SCOPES = ['read', 'write', 'sync', 'account'];

const firstRows = (seed: number): Map<Person, BankRow[]> => {
  const random = seededRandom(seed ^ 0x2545f491);
  return new Map(
    PEOPLE.map((person) => [
      person,
      [
        ...Array.from({ length: 6 }, (_, at) => rowOf(random, person, `row-${person}-${at}`)),
        ...FIRST_MONTHS.flatMap((month) => monthlyOf(person, month)),
      ],
    ]),
  );
};

/** Work that belongs together happens one after the other, in the order in which it was asked for. */
const inTurn = <Key>() => {
  const latest = new Map<Key, Promise<unknown>>();
  return <Result>(key: Key, work: () => Promise<Result>): Promise<Result> => {
    const turn = (latest.get(key) ?? Promise.resolve()).then(work);
    latest.set(key, turn);
    return turn;
  };
};

/** Of an answer to an assistant; what is no refusal may have taken effect. */
const refusalIn = (text: string): number => (/Quota exceeded/.test(text) ? 403 : /not found/i.test(text) ? 404 : 500);

/** Three people, their banks, a follower of each one's changes and a receiver of their webhooks. */
export const openLife = async (compiled: Compiled, seed: number) => {
  const rows = firstRows(seed);
  const world = await openWorld(compiled, seed, fixtureOf(rows));
  const { machine, network, send, control } = world;
  const weather = createWeather(machine.random, isGentle(seed));
  const keys = new Map<Person, string>();
  const mirrors = new Map<Person, { cursor: string | undefined; rows: Map<string, Row> }>(
    PEOPLE.map((person) => [person, { cursor: undefined, rows: new Map() }]),
  );
  const reminders: Asked[] = [];
  /** When. */
  const erased = new Map<Person, number>();
  const answers: unknown[] = [];
  const problems: string[] = [];
  const followInTurn = inTurn<Person>();
  const changeInTurn = inTurn<Person>();
  const burstInTurn = inTurn<typeof CLIENT>();
  // What a bank has, by identity: another one from the begin of a change, and another one from its end.
  const states = new Map<Person, object>();
  const owed = new Map<Person, object | undefined>();

  const today = () => dateInSaoPaulo(new Date(machine.now()).toISOString() as Instant);
  const note = (person: Person, what: string, answer: Answer): Answer => {
    answers.push([person, answer.status, answer.body]);
    const text = JSON.stringify(answer.body);
    if (text.includes(`"${LATER}":`)) problems.push(`${what}: what another release has stored is told to ${person}`);
    for (const other of EVERYBODY)
      if (other !== person && text.includes(markOf(other)))
        problems.push(`an answer to ${person} has data of ${other}`);
    if (answer.status >= 500 && weather.isFair() && !weather.wasJustFoul())
      problems.push(`${what}: ${answer.status} in fair weather`);
    return answer;
  };
  const call = async (
    person: Person,
    method: string,
    operation: string,
    given: { query?: object; body?: unknown } = {},
  ) =>
    note(
      person,
      operation,
      await send(method, `/tools/api/${operation}`, {
        key: keys.get(person) ?? '',
        ...(given as { query?: Record<string, unknown>; body?: unknown }),
      }),
    );

  const create = async (person: Person, title: string, inDays: number): Promise<void> => {
    const dueDate = addDays(today(), inDays);
    const { status } =
      title.length % 2 === 0
        ? await call(person, 'POST', 'create-payment-reminder', { body: { title, dueDate } })
        : await tool(person, 'createPaymentReminder', { title, dueDate });
    // The clock may have jumped past its day before it was made.
    const made = new Date(machine.now()).toISOString().slice(0, 10);
    if (status === 200 || status >= 500)
      reminders.push({ title, person, dueDate, isSure: status === 200 && made < dueDate, isOwn: true });
  };
  const changeReminder = async (person: Person, random: Random): Promise<void> => {
    const { body } = await call(person, 'GET', 'list-payment-reminders', { query: { filter: 'all' } });
    const listed = (body.data ?? []) as { id: string; title: string }[];
    if (listed.length === 0) return;
    const { id: reminderId, title } = pick(random, listed);
    for (const one of reminders) if (one.title === title) one.isOwn = false;
    if (random() < 0.5)
      await call(person, 'DELETE', 'delete-payment-reminder', { body: { reminderId, hardDelete: true } });
    else
      await call(person, 'PUT', 'update-payment-reminder', {
        body: { reminderId, amount: 1 + Math.floor(random() * 99) },
      });
  };
  const haveRows = async (person: Person, all: readonly BankRow[]): Promise<void> => {
    states.set(person, {});
    rows.set(person, [...all]);
    const items = itemsOf(person, rows.get(person) ?? []);
    // A bank has one state after the other.
    await changeInTurn(person, async () => {
      // Who is erased meanwhile has no connection any more.
      if (!erased.has(person)) await control('PUT', `sandbox/users/${person}/items`, { items });
    });
    states.set(person, {});
  };
  /** The rows of a month that has begun. */
  const haveMonthly = async (person: Person): Promise<void> => {
    const before = rows.get(person) ?? [];
    const [month, day] = [today().slice(0, 7), today().slice(8)];
    const made = monthlyOf(person, month).filter(({ id }) => before.every((row) => row.id !== id));
    if (day > '02' && made.length > 0) await haveRows(person, [...before, ...made]);
  };
  const changeBank = async (person: Person, number: number, random: Random): Promise<void> => {
    const before = rows.get(person) ?? [];
    const first = addDays(today(), -CHANGING_DAYS);
    const isOld = ({ date }: BankRow): boolean => date < first;
    const changed = before
      .filter((row) => random() > 0.1 || isOld(row))
      .map((row) =>
        random() < 0.2 && !isOld(row) ? { ...row, amount: row.amount - 1, status: 'POSTED' as const } : row,
      );
    const made = Array.from({ length: Math.floor(random() * 3) }, (_, at) =>
      rowOf(random, person, `row-${person}-${number}-${at}`, today()),
    );
    await haveRows(person, [...changed, ...made]);
  };
  /** The aggregator says that there is something new. Once the service has taken that in, it owes the state of now. */
  const report = async (person: Person): Promise<void> => {
    const state = states.get(person);
    const event = { event: 'item/updated', itemId: `item-${person}` };
    const { deliveries } = await control<Reported>('POST', 'sandbox/webhooks', event);
    if (deliveries.some(({ status }) => status === 200)) owed.set(person, state);
  };
  const importOf = async (person: Person, random: Random): Promise<void> => {
    const byPerson = () => call(person, 'POST', 'manual-update', { query: { s: 's' } });
    await pick(random, [byPerson, () => report(person), () => Promise.all([report(person), byPerson()])])();
  };
  const wordOf = async (person: Person, random: Random): Promise<void> => {
    const row = pick(random, rows.get(person) ?? []);
    if (!row) return;
    const change = pick(random, [
      // Notes are those of `words` alone, which know what they said.
      { category: 'Lazer' },
      { category: 'Saúde' },
      { merchant: `Zé ${markOf(person)}` },
    ]);
    const body = { transactionId: row.id, ...change };
    await (random() < 0.3
      ? tool(person, 'updateTransaction', body)
      : call(person, 'PUT', 'update-transaction', { body }));
  };
  /** One page at a time, as a follower asks; a page that did not come is asked for again later. */
  const follow = (person: Person, limit: number): Promise<boolean> => {
    const mirror = mirrors.get(person);
    const page = async (): Promise<boolean> => {
      const { status, body } = await call(person, 'GET', 'get-changes', { query: { cursor: mirror?.cursor, limit } });
      if (status !== 200 || !mirror) return true;
      const { added, modified, removed, next_cursor, has_more } = body as unknown as Page;
      for (const row of [...added, ...modified]) mirror.rows.set(row.id, row);
      for (const { id } of removed) mirror.rows.delete(id);
      mirror.cursor = next_cursor;
      return has_more;
    };
    return followInTurn(person, page);
  };
  const wait = (milliseconds: number): Promise<void> => new Promise((done) => void machine.later(milliseconds, done));
  /** The bank has something new three times, each time reported at once, and somebody follows meanwhile. */
  const news = async (person: Person, number: number, random: Random): Promise<void> => {
    for (let time = 0; time < 3; time += 1) {
      await changeBank(person, 100 * (number + 1) + time, random);
      const imported = report(person);
      const pages = pick(random, [2, 5, 8]);
      for (let page = 0; page < pages; page += 1) {
        await wait(random() * 60);
        await follow(person, 50);
      }
      await Promise.all([imported, wait(random() < 0.4 ? random() * 30_000 : 100)]);
    }
  };
  /** An import's write arrives when others have taken over; meanwhile the bank has withdrawn its row and has one of another month. */
  const lateImport = async (person: Person, number: number, random: Random): Promise<void> => {
    const before = rows.get(person) ?? [];
    const [withdrawn, other] = [35, 0].map((days, at) => ({
      ...rowOf(random, person, `row-${person}-late-${number}-${at}`),
      date: `${addDays(today(), -days)}T15:00:00.000Z`,
    })) as [BankRow, BankRow];
    await haveRows(person, [...before, withdrawn]);
    weather.delayImport(28_000 + random() * 25_000);
    await report(person);
    await wait(4_000);
    await haveRows(person, [...before, other]);
    await report(person);
    await wait(60_000);
  };
  const makeKeys = async (person: Person, number: number): Promise<void> => {
    const made = await Promise.all(
      [0, 1, 2].map((at) =>
        call(person, 'POST', 'create-api-key', { body: { name: `${number}-${at}`, scopes: ['read'] } }),
      ),
    );
    for (const { body } of made) {
      const keyId = (body.data as { keyId?: string } | undefined)?.keyId;
      if (keyId) await call(person, 'DELETE', 'revoke-api-key', { query: { keyId } });
    }
    // While a slow receiver still has the first ones.
    await wait(33_000);
    await call(person, 'POST', 'create-api-key', { body: { name: `${number}-late`, scopes: ['read'] } });
  };
  /** Where nothing may happen twice, nothing is cut off between an effect and its record. */
  const jump = async (milliseconds: number): Promise<void> => {
    // What waits for a vendor takes several half minutes.
    for (let time = 0; weather.isGentle && time < 10; time += 1)
      if ((await send('POST', '/_local/drain')).status === 200) break;
    machine.jump(milliseconds);
  };
  /** What is due tomorrow, and tomorrow: whatever the weather is. */
  const dueTomorrow = async (person: Person, number: number, random: Random): Promise<void> => {
    const all = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, at) => at);
    await Promise.all(all.map((at) => create(person, `Conta ${number}-${at}. ${markOf(person)}`, 1)));
    await jump(DAY_MS);
  };
  /** A call of a tool, with the status that the operation itself would have. */
  const tool = async (person: Person, name: string, given: object = {}): Promise<Answer> => {
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } };
    const headers = { accept: 'application/json, text/event-stream' };
    const answer = await send('POST', '/mcp', { key: keys.get(person) ?? '', body, headers });
    const event = /^data: (.*)$/m.exec(String(note(person, name, answer).body.text ?? ''))?.[1] ?? '{}';
    const { result } = JSON.parse(event) as { result?: { content: { text: string }[]; isError?: boolean } };
    const text = result?.content[0]?.text ?? '';
    const isRead = text.startsWith('{');
    const status = result?.isError ? refusalIn(text) : isRead ? 200 : 500;
    return { status, body: isRead ? JSON.parse(text) : {} };
  };
  const ask = async (person: Person, name: string, given: object = {}): Promise<Record<string, unknown>> =>
    (await tool(person, name, given)).body;
  /** Each fault has no effect: what the service does again, nobody has twice. */
  const vendorFails = async (random: Random): Promise<void> => {
    const fault = { target: pick(random, VENDORS), error: pick(random, ['throttle', '500', 'timeout']) };
    weather.trouble();
    await control('POST', 'faults', { ...fault, times: 1 + Math.floor(random() * 8) });
  };
  const eraseOf = async (person: Person): Promise<void> => {
    const { userId } = await control<{ userId: string }>('GET', `users/${person}`);
    erased.set(person, machine.now());
    await control('POST', 'queues/erase-user', { body: { userId } });
  };

  /** What a person does on a day on which nothing goes wrong; mostly nothing. */
  const ordinary = async (person: Person, number: number, random: Random): Promise<unknown> => {
    const chance = random();
    if (chance < 0.3) return changeBank(person, number, random);
    if (chance < 0.36) return wordOf(person, random);
    if (chance < 0.42) return create(person, `Conta ${number}-0. ${markOf(person)}`, 1 + Math.floor(random() * 6));
    if (chance < 0.52) return follow(person, 100);
    if (chance < 0.56) return ask(person, pick(random, TOOLS));
    return undefined;
  };
  /** Each day's work is done at one moment of it: what runs each minute runs once. */
  const fairDays = async (number: number, random: Random): Promise<void> => {
    weather.heal();
    for (let day = 0; day < FORMS.long.fairDays; ) {
      const there = PEOPLE.filter((person) => !erased.has(person));
      for (const person of there) await haveMonthly(person);
      await Promise.all(there.map((person) => ordinary(person, 1_000 * number + day, random)));
      const days = Math.min(1 + Math.floor(random() * LONGEST_REST_DAYS), FORMS.long.fairDays - day);
      await jump(days * DAY_MS);
      await wait(WORK_OF_A_DAY_MS);
      day += days;
    }
  };

  const hands = { call, tool, wait, now: machine.now, problems };
  const act: Readonly<Record<Step['kind'], (step: Step, random: Random) => Promise<unknown>>> = {
    reminders: ({ person, number }, random) =>
      Promise.all(
        Array.from({ length: 1 + Math.floor(random() * 6) }, (_, at) =>
          create(person, `Conta ${number}-${at}. ${markOf(person)}`, 1 + Math.floor(random() * 6)),
        ),
      ),
    'change reminder': ({ person }, random) => changeReminder(person, random),
    limits: ({ person }, random) =>
      Promise.all(
        Array.from({ length: 1 + Math.floor(random() * 5) }, () => {
          const category = pick(random, ['Alimentação', 'Moradia', 'Lazer', 'Saúde']);
          const body = { category, limitAmount: pick(random, [50, 200]), period: pick(random, ['weekly', 'monthly']) };
          return call(person, 'POST', 'create-spending-limit', { body });
        }),
      ),
    bank: ({ person, number }, random) => changeBank(person, number, random),
    import: ({ person }, random) => importOf(person, random),
    word: ({ person }, random) => wordOf(person, random),
    follow: ({ person }, random) => follow(person, pick(random, [2, 7, 50])),
    news: ({ person, number }, random) => news(person, number, random),
    time: (_, random) => jump(pick(random, HOURS) * 3_600_000),
    'slow receiver': ({ person }, random) =>
      control('PUT', `hooks/${person}`, {
        status: pick(random, [200, 200, 500]),
        delayMs: pick(random, [0, 3_000, 9_000]),
        times: 1 + Math.floor(random() * 8),
      }),
    'late import': ({ person, number }, random) => lateImport(person, number, random),
    keys: ({ person, number }) => makeKeys(person, number),
    vendor: (_, random) => vendorFails(random),
    assistant: ({ person }, random) => ask(person, pick(random, TOOLS)),
    due: ({ person, number }, random) => dueTomorrow(person, number, random),
    erase: ({ person }) => eraseOf(person),
    // A burst knows its own calls alone.
    burst: ({ number }, random) => burstInTurn(CLIENT, () => burst(hands, number, random)),
    words: async ({ person }, random) => {
      const row = pick(random, rows.get(person) ?? []);
      if (row) await words(hands, person, row, random);
    },
    release: ({ person }, random) => otherRelease(world, person, random),
    weather: async (_, random) => weather.change(random),
    heal: async () => weather.heal(),
    'fair days': ({ number }, random) => fairDays(number, random),
  };

  await machine.run(
    Promise.all(
      EVERYBODY.map(async (person) => {
        const { key } = await control<{ key: string }>('POST', `users/${person}/keys`, {
          label: 'all',
          scopes: ALL_SCOPES,
        });
        keys.set(person, key);
        if (person === CLIENT) return;
        const url = new URL(`/_local/hooks/${person}`, world.url).href;
        const events = ['transactions.changed', 'reminder.sent', 'key.created', 'key.revoked', 'limit.reached'];
        await call(person, 'POST', 'create-webhook', { body: { url, events } });
      }),
    ),
  );
  network.decide(weather.fate);
  return {
    world,
    weather,
    rows,
    mirrors,
    reminders,
    erased,
    answers,
    problems,
    note,
    call,
    ask,
    /** Whether an import of what the bank has now was asked for, and the service has taken that in. */
    isOwed: (person: Person): boolean => owed.has(person) && owed.get(person) === states.get(person),
    follow,
    today,
    /** Steps of the erased do not happen. */
    happen: async (step: Step): Promise<void> => {
      if (!erased.has(step.person) || WITHOUT_PERSON.includes(step.kind))
        await act[step.kind](step, seededRandom(step.seed));
    },
  };
};

export type Life = Awaited<ReturnType<typeof openLife>>;
