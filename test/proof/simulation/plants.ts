import { recordsModel } from '../../support/linearizability/records-model.ts';
import { markOf } from './bank.ts';
import { explain, noteModel } from './bursts.ts';
import { checkDigests, checkErased, checkLetters, checkQuiet, checkReminders, type Outbox } from './checks.ts';
import { watchPromises } from './history.ts';
import { type Life, openLife } from './life.ts';
import { LATER, otherRelease } from './releases.ts';
import { PEOPLE, type Person, type Step } from './steps.ts';
import type { Compiled } from './world/world.ts';

type Plant = { finds: RegExp; plant(life: Life): Promise<void> | void };

const NO_MAIL: Outbox = { emails: [], messages: [] };
const mail = (person: Person, subject: string, text: string) => ({ to: `${person}@example.com`, subject, text });
const twice = <One>(one: One): One[] => [one, one];

/** As `call` answers, with something else in the data of one operation. */
const answering = (life: Life, operation: string, change: (data: Record<string, unknown>[]) => unknown): Life => ({
  ...life,
  call: async (person, method, name, given) => {
    const answer = await life.call(person, method, name, given);
    if (name !== operation) return answer;
    return { ...answer, body: { ...answer.body, data: change((answer.body.data ?? []) as never) } };
  },
});
const rest = (life: Life): Promise<void> => checkQuiet(life);
const run = <Result>({ world }: Life, work: Promise<Result>): Promise<Result> => world.machine.run(work);
const many = (count: number, one: object) => () => Array.from({ length: count }, () => one);
const reminder = {
  title: 'Conta 0-0. MARCAANA',
  person: 'ana',
  dueDate: '2026-01-01',
  isSure: true,
  isOwn: true,
} as const;

/** One violation of each invariant, in a healthy world in which nothing else is wrong. */
const plants: Readonly<Record<string, Plant>> = {
  'a row of another amount': {
    finds: /get-transactions is not what the bank has/,
    plant: (life) => {
      const [first, ...others] = life.rows.get('ana') ?? [];
      const rows = new Map(life.rows).set('ana', first ? [{ ...first, amount: first.amount - 1 }, ...others] : []);
      return rest({ ...life, rows });
    },
  },
  'a report that was forgotten': {
    finds: /what the bank has reported is not shown/,
    plant: (life) => rest({ ...life, rows: new Map(life.rows).set('ana', []), isOwed: () => true }),
  },
  'a row that a copy lacks': {
    finds: /the copy by get-changes is not get-transactions/,
    plant: async (life) => {
      const rows = life.mirrors.get('ana')?.rows;
      const [first] = rows?.values() ?? [];
      if (!first) throw new Error('The copy is empty');
      rows?.delete(first.id);
      await rest(life);
      rows?.set(first.id, first);
    },
  },
  'another answer to assistants': {
    finds: /assistants are told something else/,
    plant: (life) => rest({ ...life, ask: async () => ({ data: [] }) }),
  },
  'a centavo that went missing': {
    finds: /ana: spending: \d+ centavos instead of \d+/,
    plant: (life) =>
      rest(
        answering(life, 'get-cash-flow', (data) => {
          const { explained, ...flow } = data as unknown as { explained: { spending: number } };
          return { ...flow, explained: { ...explained, spending: explained.spending - 0.01 } };
        }),
      ),
  },
  'a group that lacks its rows': {
    finds: /ana: groups by merchant: \d+ centavos instead of \d+/,
    plant: (life) =>
      rest(
        answering(life, 'summarize-spending', (data) => {
          const sums = data as unknown as { groups: unknown[] };
          return { ...sums, groups: sums.groups.slice(1), others: null };
        }),
      ),
  },
  'a balance of another amount': {
    finds: /ana: the balance: 9999 centavos instead of 10000/,
    plant: (life) => rest(answering(life, 'get-balance', () => ({ total_balance: 99.99 }))),
  },
  'streams that the rows do not have': {
    finds: /ana: streams stored .*, in the rows/,
    plant: (life) => {
      let times = 0;
      return rest(
        answering(life, 'get-recurring', (data) => {
          times += 1;
          return times % 2 === 1 ? data.slice(1) : data;
        }),
      );
    },
  },
  'a record that a list lacks': {
    finds: /no order of the calls explains what was answered on reminders/,
    plant: ({ problems }) => {
      const create = { does: 'create', id: 1, name: '1 a' } as const;
      const calls = [
        { input: create, output: 'done' as const, invoked: 1, returned: 2 },
        { input: { does: 'list' } as const, output: [], invoked: 3, returned: 4 },
      ];
      explain(problems, 'reminders', calls, recordsModel(5));
    },
  },
  'a word that came back': {
    finds: /no order of the calls explains what was answered on words/,
    plant: ({ problems }) => {
      const [said, again] = ['one', 'two'].map((note) => ({ input: { does: 'say', note } as const, output: { note } }));
      if (!said || !again) return;
      const calls = [
        { ...said, invoked: 1, returned: 2 },
        { ...again, invoked: 3, returned: 4 },
        { input: { does: 'read' } as const, output: { note: 'one' }, invoked: 5, returned: 6 },
      ];
      explain(problems, 'words', calls, noteModel({ note: null }));
    },
  },
  'what another release has stored': {
    finds: /list-payment-reminders: what another release has stored is told to ana/,
    plant: async (life) => {
      const send: Life['world']['send'] = async () => ({ status: 200, body: { data: [{ [LATER]: 'x' }] } });
      life.note('ana', 'list-payment-reminders', await send('GET', '/'));
    },
  },
  'a reminder above the quota': {
    finds: /active reminders of/,
    plant: (life) => rest(answering(life, 'list-payment-reminders', many(11, { status: 'active' }))),
  },
  'a limit above the quota': {
    finds: /active limits of/,
    plant: (life) => rest(answering(life, 'list-spending-limits', many(11, { isActive: true }))),
  },
  'a delivery that nobody received': {
    finds: /a delivery is logged that nobody has received/,
    plant: (life) =>
      rest(answering(life, 'list-webhook-deliveries', () => [{ deliveryId: 'never', status: 'delivered' }])),
  },
  'an event that came twice': {
    finds: /an event was delivered twice/,
    plant: async (life) => {
      const headers = { 'webhook-id': 'planted' };
      const post = () => life.world.send('POST', '/_local/hooks/ana', { body: { type: 'planted' }, headers });
      await run(life, Promise.all([post(), post()]));
      await rest(life);
      await run(life, life.world.control('DELETE', 'hooks/ana'));
    },
  },
  'a failure in fair weather': {
    finds: /get-balance: 5\d\d in fair weather/,
    plant: async (life) => {
      await run(life, life.world.control('POST', 'faults', { target: 'dynamodb', error: '500', times: 100 }));
      await run(life, life.call('ana', 'GET', 'get-balance'));
      await run(life, life.world.control('DELETE', 'faults'));
    },
  },
  'data of another': {
    finds: /an answer to ana has data of bia/,
    plant: async (life) => {
      const body = { title: `Conta de ${markOf('bia')}`, dueDate: '2026-12-01' };
      await run(life, life.call('ana', 'POST', 'create-payment-reminder', { body }));
    },
  },
  'a promise left behind': {
    finds: /a promise was left behind/,
    plant: (life) => watchPromises(life.problems, () => run(life, left())),
  },
  'a reminder that did not come': {
    finds: /Conta 0-0 did not come/,
    plant: (life) => checkReminders({ ...life, reminders: [reminder] }, NO_MAIL),
  },
  'a reminder that did not come by WhatsApp': {
    finds: /Conta 0-0 did not come by WhatsApp/,
    plant: (life) =>
      checkReminders({ ...life, reminders: [reminder] }, { ...NO_MAIL, emails: [mail('ana', '', 'Conta 0-0.')] }),
  },
  'a reminder that came twice': {
    finds: /Conta 0-0 came 2 times/,
    plant: (life) =>
      checkReminders({ ...life, reminders: [reminder] }, { ...NO_MAIL, emails: twice(mail('ana', '', 'Conta 0-0.')) }),
  },
  'a digest that came twice': {
    finds: /A digest came twice/,
    plant: (life) =>
      checkDigests(life, { ...NO_MAIL, emails: twice(mail('ana', 'Sua semana: x', '02/03/2026 a 08/03/2026')) }),
  },
  'a digest that nobody has chosen': {
    finds: /A digest came that nobody has chosen/,
    plant: (life) => checkDigests(life, { ...NO_MAIL, emails: [mail('caio', 'Sua semana: x', '')] }),
  },
  'a new dead letter': {
    finds: /new dead letters/,
    plant: (life) => checkLetters(life, [], [{}]),
  },
  'an erasure that did not happen': {
    finds: /caio was erased and is still there/,
    plant: async (life) =>
      checkErased({ ...life, erased: new Map([['caio', 0]]) }, await run(life, life.world.table())),
  },
};

const left = async (): Promise<void> => {
  void Promise.reject(new Error('planted'));
};

const erasing: Step = { kind: 'erase', person: 'caio', number: 0, seed: 0, together: false };

/** @returns what is wrong with the checks themselves: a violation that is not found, or one that is found without any */
export const tryChecks = async (compiled: Compiled): Promise<string[]> => {
  // A gentle one, in which nothing may happen twice.
  const life = await openLife(compiled, 1);
  const wrong: string[] = [];
  const foundBy = async (plant: Plant['plant']): Promise<string[]> => {
    life.problems.length = 0;
    await plant(life);
    return life.problems.splice(0);
  };
  const healthy = async (when: string): Promise<void> => {
    const found = await foundBy(rest);
    if (found.length > 0) wrong.push(`${when}: ${found.join(', ')}`);
  };
  await run(life, Promise.all(PEOPLE.map((person) => life.follow(person, 100))));
  // Nothing of it is a violation.
  await run(
    life,
    otherRelease(life.world, 'ana', () => 0.7),
  );
  await healthy('before');
  for (const [name, { finds, plant }] of Object.entries(plants)) {
    const found = await foundBy(plant);
    if (!found.some((problem) => finds.test(problem))) wrong.push(`${name} is not found: ${found.join(', ')}`);
  }
  // The step itself: what stood in the table a moment ago is gone, and nobody else's.
  await run(life, life.happen(erasing));
  await life.world.machine.pass(60_000);
  const table = await run(life, life.world.table());
  const found = await foundBy((one) => checkErased(one, table));
  if (found.length > 0) wrong.push(`the step of an erasure: ${found.join(', ')}`);
  if (!JSON.stringify(table).includes(markOf('ana'))) wrong.push('an erasure has taken the data of another');
  return wrong;
};
