import { beforeAll, describe, expect, it } from 'vitest';
import { newClosingDate } from '../../../shared/cards/closing-date.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { addDays, type IsoDate } from '../../../shared/time/calendar.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { histories } from '../../support/histories.ts';
import { inProcessTable } from '../../support/in-process-dynamo.ts';
import { pick, type Random, seededRandom, uuid } from '../ledger/realistic-rows.ts';
import { aMirror, type Bank, followedUser, movableClock, type Row, sortedById } from './a-followed-user.ts';

const STEPS = 4;
const START = '2026-03-10T12:00:00.000Z' as Instant;
const TODAY = '2026-03-10' as IsoDate;

class Broken extends Error {}

/** How many of the table's next calls fail, before or after they took effect. */
const weather = { failures: 0, random: () => 0.5 };

let table: Table;
beforeAll(async () => {
  table = await inProcessTable(async (call) => {
    const breaks = weather.failures > 0 && weather.random() < 0.25;
    if (breaks) weather.failures -= 1;
    if (breaks && weather.random() < 0.5) throw new Broken();
    const answer = await call();
    if (breaks) throw new Broken();
    return answer;
  });
});

const TEXTS = ['PADARIA BELLA', 'UBER *TRIP', 'PIX ENVIADO', 'LOJA DO ZE'] as const;

const aRow = (random: Random, daysBack: number): Row => ({
  id: uuid(random),
  date: `${addDays(TODAY, -Math.floor(random() * daysBack))}T15:00:00.000Z`,
  description: pick(random, TEXTS),
  type: 'DEBIT',
  amount: pick(random, [-10, -12.9, -80]),
  status: random() < 0.4 ? 'PENDING' : 'POSTED',
});

const anInstallment = (random: Random, number: number, atOnce: boolean): Row => {
  const month = addDays('2026-01-05' as IsoDate, atOnce ? 0 : 31 * (number - 1));
  return {
    ...aRow(random, 1),
    date: `${month}T15:00:00.000Z`,
    description: `LOJA PARC 0${number}/04`,
    amount: 50,
    status: 'PENDING',
    creditCardMetadata: { installmentNumber: number, totalInstallments: 4, totalAmount: 200 },
  };
};

const aBill = (random: Random, month: number): object => ({
  id: uuid(random),
  dueDate: `2026-0${month}-${pick(random, ['10', '12', '20'])}T00:00:00.000Z`,
  totalAmount: 300,
});

const aBank = (random: Random, name: string): Bank => {
  const own = (count: number) => Array.from({ length: count }, () => aRow(random, 120));
  const atOnce = random() < 0.5;
  const installments = [1, 2, 3].map((number) => anInstallment(random, number, atOnce));
  const account = { account: { id: uuid(random), type: 'BANK' as const, name: 'Conta' }, bills: [], rows: own(6) };
  const card = {
    account: {
      id: uuid(random),
      type: 'CREDIT' as const,
      name: 'Cartão',
      creditData: { balanceDueDate: '2026-03-20T00:00:00.000Z' },
    },
    bills: [aBill(random, 2)],
    rows: [...own(3), ...installments],
  };
  return { connector: name, accounts: random() < 0.7 ? [account, card] : [account] };
};

let names = 0;
/** Never a former name: a name that is restored between two calls with one cursor is not returned (README). */
const aNewName = (): string => {
  names += 1;
  return `Nome ${names}`;
};

/** The account that a bank last left out; it may list it again. */
const gone = new WeakMap<Bank, Bank['accounts'][number]>();

/** The same institution connected once more: every id is another one. */
const again = (random: Random, { connector, accounts }: Bank): Bank => ({
  connector,
  accounts: accounts.map(({ account, bills, rows }) => ({
    account: { ...account, id: uuid(random) },
    bills: bills.map((bill) => ({ ...bill, id: uuid(random) })),
    rows: rows.map((row) => ({ ...row, id: uuid(random) })),
  })),
});

/** A change at the bank; one of them now and then leaves a whole account out. */
const changeBank = (random: Random, bank: Bank): void => {
  const one = pick(random, bank.accounts);
  const rows = one.rows as Row[];
  const some = (chance: number) => rows.filter(() => random() < chance);
  const replace = (chosen: readonly Row[], by: (row: Row) => Row): void => {
    one.rows = rows.map((row) => (chosen.includes(row) ? by(row) : row));
  };
  pick(random, [
    () => (one.rows = [...rows, aRow(random, 4), aRow(random, 100)]),
    () => replace(some(0.3), (row) => ({ ...row, status: 'POSTED' })),
    () => replace(some(0.3), (row) => ({ ...row, id: uuid(random), status: 'POSTED' })),
    () =>
      replace(some(0.3), (row) => ({
        ...row,
        date: `${addDays(String(row.date).slice(0, 10) as IsoDate, 2)}T15:00:00.000Z`,
      })),
    () => replace(rows, (row) => ({ ...row, id: uuid(random) })),
    () => replace(some(0.2), (row) => ({ ...row, amount: Number(row.amount) - 1 })),
    () => {
      const gone = some(0.3);
      one.rows = rows.filter((row) => !gone.includes(row));
    },
    () => (one.rows = [...rows, anInstallment(random, 4, random() < 0.5)]),
    () => (one.account = { ...one.account, name: aNewName() }),
    () => (bank.connector = aNewName()),
    () => (one.bills = [...one.bills, aBill(random, pick(random, [1, 3, 4]))]),
    () => {
      const account = bank.accounts.at(-1);
      if (bank.accounts.length > 1 && account) bank.accounts = bank.accounts.slice(0, -1);
      if (account) gone.set(bank, account);
    },
    () => {
      const account = gone.get(bank);
      if (account && !bank.accounts.includes(account)) bank.accounts.push(account);
    },
    // The bank gives the account another number, or tells no balance.
    () => {
      one.account = { ...one.account, id: uuid(random) };
      if (random() < 0.5) one.rows = rows.map((row) => ({ ...row, id: uuid(random) }));
    },
    () => (one.account = { ...one.account, balance: random() < 0.5 ? null : 5 }),
    () =>
      bank.accounts.push({
        account: { id: uuid(random), type: 'BANK', name: 'Nova' },
        bills: [],
        rows: [aRow(random, 50), aRow(random, 5)],
      }),
  ])();
};

const LIMITS = [2, 7, 20, 100, 500] as const;

const settled = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error: unknown) => {
    const names = ['Broken', 'StaleImportError', 'StaleError', 'ContentionError', 'NotFoundError', 'InvalidInputError'];
    const name = error instanceof Error ? error.constructor.name : '';
    if (!names.includes(name)) throw error;
  });
};

const history = async (seed: number) => {
  const random = seededRandom(seed);
  const clock = movableClock(START);
  // Of every second one a ledger of more than an item is copied in the order of its keys.
  const user = followedUser(table, `user-${seed}`, clock.now, seed % 2 === 0 ? 1 : undefined);
  const [mirror, linked] = [aMirror(), new Set<string>()];
  let cursor: string | undefined;
  weather.random = random;

  /** The reader makes one call at a time, concurrently to the writers. */
  let asking: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(ask: () => Promise<Result>): Promise<Result> => {
    const answer = asking.then(ask);
    asking = answer.catch(() => undefined);
    return answer;
  };
  const page = (): Promise<boolean> =>
    inTurn(async () => {
      const answer = await user.changes(cursor, pick(random, LIMITS));
      cursor = answer.next_cursor;
      mirror.take(answer);
      return answer.has_more;
    });
  /** Repeats a request whose response may or may not have been processed. */
  const pageAgain = (): Promise<void> =>
    inTurn(async () => {
      if (cursor === undefined) return;
      const lost = await user.changes(cursor, pick(random, LIMITS));
      if (random() < 0.5) mirror.take(lost);
    });
  const catchUp = async (): Promise<void> => {
    for (let count = 0; await page(); count += 1) {
      if (count > 400) throw new Error('The pages do not end');
      if (random() < 0.1) await pageAgain();
    }
  };
  const anItem = () => pick(random, [...user.banks.keys()]);
  const actions: (() => Promise<unknown>)[] = [
    async () => changeBank(random, user.banks.get(anItem()) as Bank),
    async () => changeBank(random, user.banks.get(anItem()) as Bank),
    async () => settled(user.import(anItem())),
    async () => settled(user.import(anItem())),
    async () => settled(user.import(anItem())),
    async () => {
      const rows = await user.transactions();
      if (rows.length === 0) return;
      const change = pick(random, [{ category: 'Lazer' }, { note: 'x' }, { category: null }, { merchant: 'Zé' }]);
      await settled(user.say(pick(random, rows).id, change, random() < 0.5));
    },
    async () => {
      const { accounts } = await user.snapshots.read(`user-${seed}`);
      if (accounts.length > 0) await settled(user.name(pick(random, accounts).id, aNewName()));
    },
    async () => {
      const { accounts } = await user.snapshots.read(`user-${seed}`);
      const card = accounts.find(({ type }) => type === 'CREDIT');
      if (!card) return;
      const day = newClosingDate(`user-${seed}`, { accountId: card.id, closingDay: pick(random, [3, 15, 28]) }, START);
      await settled(user.closingDates.insert(day));
    },
    async () => {
      if (random() < 0.5) return;
      const itemId = anItem();
      await settled(user.unlink(itemId));
      linked.delete(itemId);
    },
    async () => {
      const itemId = pick(random, ['a', 'b', 'c']);
      const name = `item-${seed}-${itemId}`;
      if (!user.banks.has(name)) user.banks.set(name, aBank(random, `Banco ${itemId}`));
      await settled(user.link(name));
      await settled(user.import(name));
    },
    async () => {
      const name = `item-${seed}-again`;
      if (!user.banks.has(name)) user.banks.set(name, again(random, user.banks.get(anItem()) as Bank));
      await settled(user.link(name));
      await settled(user.import(name));
    },
    async () => clock.pass(pick(random, [600, 25 * 3600, 12 * 24 * 3600])),
    pageAgain,
    page,
  ];
  const first = `item-${seed}-a`;
  user.banks.set(first, aBank(random, 'Banco a'));
  await user.link(first);
  if (random() < 0.7) await user.import(first);
  for (let step = 0; step < STEPS; step += 1) {
    const together = Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(random, actions));
    weather.failures = random() < 0.3 ? 2 : 0;
    await Promise.all(together.map((action) => settled(action())));
    weather.failures = 0;
    if (random() < 0.6) {
      await catchUp();
      expect(mirror.sorted()).toEqual(sortedById(await user.transactions()));
    }
  }
  await catchUp();
  expect(mirror.sorted()).toEqual(sortedById(await user.transactions()));
  const end = await user.changes(cursor);
  expect([end.added, end.modified, end.removed, end.has_more]).toEqual([[], [], [], false]);
};

describe('a copy that follows get-changes', () => {
  it.each(histories({ usual: 30, all: 400 }))('is what get-transactions says after the last page, history %i', history);
});
