import { beforeAll, describe, expect, it } from 'vitest';
import type { Table } from '../../../shared/platform/table/table.ts';
import { addDays, addMonths, type IsoDate } from '../../../shared/time/calendar.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { inProcessTable } from '../../support/in-process-dynamo.ts';
import { observeCalls, unitsOf } from '../ledger/store/observe-calls.ts';
import {
  type Answer,
  aMirror,
  type Bank,
  followedUser,
  movableClock,
  type Row,
  sortedById,
} from './a-followed-user.ts';

const NOW = '2026-03-10T12:00:00.000Z' as Instant;
const MONTHS = 30;
const PER_MONTH = 20;

let table: Table;
beforeAll(async () => {
  table = await inProcessTable();
});

const at = (date: IsoDate): string => `${date}T15:00:00.000Z`;
const dayOf = (month: number, day: number): IsoDate => addDays(addMonths('2026-03-01' as IsoDate, -month), day);

const dateOf = ({ date }: Row): IsoDate => String(date).slice(0, 10) as IsoDate;

const rowsOf = (prefix: string, isCard: boolean): Row[] =>
  Array.from({ length: MONTHS * PER_MONTH }, (_, index): Row => {
    const [month, row] = [Math.floor(index / PER_MONTH), index % PER_MONTH];
    const number = (month % 4) + 1;
    const isInstallment = isCard && row % 10 === 0;
    // Ids in an order of their own.
    const id = `${prefix}-${(index * 7919) % 10_007}`;
    return {
      id,
      date: at(dayOf(month, row % 9)),
      description: isInstallment ? `LOJA ${row} PARC 0${5 - number}/04` : `COMPRA ${id} SAO PAULO`,
      type: 'DEBIT',
      amount: isCard ? 50 + row : -10 - row,
      status: 'POSTED',
      ...(isInstallment && { creditCardMetadata: { installmentNumber: 5 - number, totalInstallments: 4 } }),
    };
  });

const aBank = (prefix: string): Bank => ({
  connector: 'Nubank',
  accounts: [
    { account: { id: `${prefix}-bank`, type: 'BANK', name: 'Conta' }, bills: [], rows: rowsOf(`${prefix}-b`, false) },
    {
      account: {
        id: `${prefix}-card`,
        type: 'CREDIT',
        name: 'Cartão',
        creditData: { balanceDueDate: at(dayOf(0, 19)) },
      },
      bills: [{ id: `${prefix}-bill`, dueDate: at(dayOf(1, 19)), totalAmount: 300 }],
      rows: rowsOf(`${prefix}-c`, true),
    },
  ],
});

let users = 0;
const aUser = async () => {
  users += 1;
  const userId = `copied-${users}`;
  const clock = movableClock(NOW);
  const user = followedUser(table, userId, clock.now);
  const bank = aBank(userId);
  user.banks.set(`${userId}-item`, bank);
  await user.link(`${userId}-item`);
  await user.import(`${userId}-item`);
  const account = (which: number) => bank.accounts[which] as Bank['accounts'][number];
  const sync = () => user.import(`${userId}-item`);
  /** As on the next day: all rows of the bank. */
  const syncAll = () => {
    clock.pass(25 * 3600);
    return sync();
  };
  return { ...user, bank, account, sync, syncAll };
};
type User = Awaited<ReturnType<typeof aUser>>;

/** All pages from a cursor on. @param between what happens after a page, by its number */
const copy = async (user: User, between: (page: number) => Promise<void> | undefined = () => undefined, limit = 60) => {
  const [mirror, sizes] = [aMirror(), [] as number[]];
  let answer: Answer | undefined;
  do {
    answer = await user.changes(answer?.next_cursor, limit);
    mirror.take(answer);
    sizes.push(answer.added.length + answer.modified.length + answer.removed.length);
    await between(sizes.length);
  } while (answer.has_more && sizes.length < 500);
  return { mirror, sizes, cursor: answer.next_cursor };
};

const isLedger = (values: unknown): boolean => JSON.stringify(values ?? {}).includes('LEDGER#');

describe('a first copy of a long history', () => {
  it('has each row once, as get-transactions shows it, and then there is nothing', async () => {
    const user = await aUser();
    const { mirror, sizes, cursor } = await copy(user);
    expect(mirror.surprises).toEqual([]);
    expect(mirror.sorted()).toEqual(sortedById(await user.transactions()));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(60);
    expect(await user.changes(cursor)).toMatchObject({ added: [], modified: [], removed: [], has_more: false });
  });

  it('reads at most twice the ledger and the card’s own months, and a page its items', async () => {
    const user = await aUser();
    const whole = observeCalls(table);
    await user.ledger.everything(`copied-${users}`);
    const ledger = unitsOf(whole);
    const calls = observeCalls(table);
    const pages: number[] = [];
    const unitsOfLedger = () => unitsOf(calls.filter(({ input }) => isLedger(input.ExpressionAttributeValues)));
    let before = 0;
    await copy(
      user,
      async () => {
        pages.push(unitsOfLedger() - before);
        before = unitsOfLedger();
      },
      500,
    );
    // Each item is smaller than a unit here, so one that is read alone counts as one: the card’s months, once.
    expect(before).toBeLessThanOrEqual(2 * ledger + MONTHS);
    expect(Math.max(...pages)).toBeLessThanOrEqual(MONTHS + 2);
  });

  it('is right when rows come, change, move and go at every page', async () => {
    const user = await aUser();
    const own = user.account(0);
    const card = user.account(1);
    const change = async (page: number): Promise<void> => {
      if (page > 6) return;
      const rows = own.rows as Row[];
      const [first, second, third] = [0, 150 + page, 400 + page].map((index) => rows[index] as Row) as [Row, Row, Row];
      own.rows = [
        ...rows.filter((row) => row !== first && row !== second && row !== third),
        { ...second, amount: -999 },
        // To the month before, or the one after.
        { ...third, date: at(addDays(dateOf(third), page % 2 === 0 ? -28 : 31)) },
        { ...first, id: `new-${users}-${page}`, date: at(dayOf(page % 3 === 0 ? 35 : 0, 2)), amount: -page },
      ];
      card.rows = (card.rows as Row[]).filter((_, index) => index !== page * 20);
      await user.sync();
    };
    const { mirror } = await copy(user, change);
    expect(mirror.sorted()).toEqual(sortedById(await user.transactions()));
  });

  it('returns a row that moves to a later month again, as it is then', async () => {
    const user = await aUser();
    const own = user.account(0);
    const oldest = own.rows.at(-1) as Row;
    const { mirror } = await copy(user, async (page) => {
      if (page !== 3) return;
      own.rows = [...own.rows.slice(0, -1), { ...oldest, date: at(dayOf(4, 2)) }];
      await user.syncAll();
    });
    expect(mirror.surprises).toEqual([`added again: ${oldest.id}`]);
    expect(mirror.rows.get(oldest.id)).toMatchObject({ date: dayOf(4, 2) });
    expect(mirror.sorted()).toEqual(sortedById(await user.transactions()));
  });

  it('is right when an account is renamed, a bill comes, and a bank is connected and unlinked meanwhile', async () => {
    const user = await aUser();
    const other = `copied-${users}-other`;
    user.banks.set(other, aBank(other));
    const { mirror, cursor } = await copy(user, async (page) => {
      if (page === 3) await user.name(`copied-${users}-card`, 'Meu cartão');
      if (page === 5) {
        await user.link(other);
        await user.import(other);
      }
      if (page === 9) {
        const card = user.account(1);
        card.bills = [...card.bills, { id: `later-${users}`, dueDate: at(dayOf(0, 24)), totalAmount: 1 }];
        await user.sync();
      }
      if (page === 40) await user.unlink(other);
    });
    expect(mirror.sorted()).toEqual(sortedById(await user.transactions()));
    expect((await user.changes(cursor)).has_more).toBe(false);
  });

  it('answers a repeated request as before', async () => {
    const user = await aUser();
    let cursor: string | undefined;
    for (let page = 0; page < 6; page += 1) {
      const answer = await user.changes(cursor, 70);
      expect(await user.changes(cursor, 70)).toEqual(answer);
      cursor = answer.next_cursor;
    }
  });
});

describe('a reader who has a long history', () => {
  /** Units of the ledger that a call reads, and what it answers. */
  const following = async (user: User, cursor: string) => {
    const calls = observeCalls(table);
    const answer = await user.changes(cursor, 500);
    return { answer, units: unitsOf(calls.filter(({ input }) => isLedger(input.ExpressionAttributeValues))) };
  };
  let user: User;
  let mirror: ReturnType<typeof aMirror>;
  let cursor: string;
  beforeAll(async () => {
    user = await aUser();
    ({ mirror, cursor } = await copy(user, undefined, 500));
  });
  /** Takes what an answer changes, and compares. */
  const taken = async (answer: Answer): Promise<void> => {
    mirror.take(answer);
    cursor = answer.next_cursor;
    expect(mirror.sorted()).toEqual(sortedById(await user.transactions()));
  };
  const changed = (rows: object[], index: number, over: object): object[] =>
    rows.map((row, at) => (at === index ? { ...row, ...over } : row));

  it('reads the months that the feed names, whatever their age', async () => {
    const own = user.account(0);
    const [, gone, moved] = own.rows as [Row, Row, Row];
    own.rows = [
      ...changed(own.rows, 400, { amount: -1 }).filter((row) => row !== gone && row !== moved),
      { ...moved, date: at(dayOf(7, 3)) },
      { ...gone, id: `new-${users}`, date: at(dayOf(40, 3)) },
    ];
    await user.syncAll();
    const { answer, units } = await following(user, cursor);
    expect(units).toBeLessThanOrEqual(3);
    expect([answer.added.length, answer.modified.length, answer.removed.length]).toEqual([1, 2, 1]);
    await taken(answer);
    expect(mirror.surprises).toEqual([]);
  });

  it('reads no month for rows that are gone', async () => {
    user.account(0).rows = user.account(0).rows.slice(5);
    await user.syncAll();
    const { answer, units } = await following(user, cursor);
    expect([answer.removed.length, units]).toEqual([5, 0]);
    await taken(answer);
  });

  it('reads the months of the card alone where an installment has changed', async () => {
    const card = user.account(1);
    card.rows = changed(card.rows, 0, { date: at(dayOf(1, 1)), amount: 77 });
    await user.syncAll();
    const { answer, units } = await following(user, cursor);
    expect(answer.modified.length).toBeGreaterThan(0);
    expect(units).toBeLessThanOrEqual(2 * MONTHS + 2);
    await taken(answer);
  });

  it('finds a row that moves between the feed and the months, and one of an entry of an older release', async () => {
    const own = user.account(0);
    own.rows = changed(own.rows, 300, { amount: -2 });
    await user.syncAll();
    const feed = user.services.feed.after;
    let moves = 0;
    user.services.feed = {
      ...user.services.feed,
      after: async (...asked) => {
        const read = await feed(...asked);
        if (moves === 0) {
          moves += 1;
          own.rows = changed(own.rows, 300, { date: at(dayOf(2, 2)) });
          await user.syncAll();
        }
        return read;
      },
    };
    const first = await user.changes(cursor, 500);
    expect(first.modified).toMatchObject([{ date: dayOf(2, 2) }]);
    mirror.take(first);
    user.services.feed = {
      ...user.services.feed,
      after: async (...asked) => {
        const { entries, isWhole } = await feed(...asked);
        const older = entries.map((entry) => ({
          ...entry,
          changes: entry.changes.map(({ accountId, added, changed, removed }) => ({
            accountId,
            added,
            changed,
            removed,
          })),
        }));
        return { entries: older, isWhole };
      },
    };
    await taken(await user.changes(first.next_cursor, 500));
    expect(moves).toBe(1);
  });
});
