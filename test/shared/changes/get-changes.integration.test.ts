import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { presentCursor } from '../../../shared/changes/read-changes.ts';
import { expireFeed, feedStore, removeFromFeed } from '../../../shared/feed/feed-store.ts';
import { keys } from '../../../shared/platform/table/keys.ts';
import { queryPartition, queryPrefix } from '../../../shared/platform/table/query-pages.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { addSeconds, epochSeconds, type Instant } from '../../../shared/time/instant.ts';
import { inProcessTable } from '../../support/in-process-dynamo.ts';
import { aMirror, type Bank, followedUser, movableClock, type Row, sortedById } from './a-followed-user.ts';

const START = '2026-03-10T12:00:00.000Z' as Instant;
const DAY = 24 * 3600;

let table: Table;
beforeAll(async () => {
  table = await inProcessTable();
});

const aRow = (id: string, over: Record<string, unknown> = {}): Row => ({
  id,
  date: '2026-03-05T15:00:00.000Z',
  description: `COMPRA ${id}`,
  type: 'DEBIT',
  amount: -10,
  status: 'POSTED',
  ...over,
});

const aBank = (prefix: string, ...rows: Row[]): Bank => ({
  connector: 'Nubank',
  accounts: [{ account: { id: `${prefix}-acc`, type: 'BANK', name: 'Conta' }, bills: [], rows }],
});

let users = 0;
/** A user with one imported connection, `<userId>-item`, and what follows it. */
const aUser = async (...ids: string[]) => {
  users += 1;
  const userId = `u${users}`;
  const clock = movableClock(START);
  const user = followedUser(table, userId, clock.now);
  const itemId = `${userId}-item`;
  const bank = aBank(userId, ...ids.map((id) => ({ ...aRow(id), id: `${userId}-${id}` })));
  user.banks.set(itemId, bank);
  await user.link(itemId);
  await user.import(itemId);
  const account = bank.accounts[0] as Bank['accounts'][number];
  const entries = async () => {
    const records = await queryPartition(table, { ':pk': `USER#${userId}` });
    return records.filter(({ sk }) => String(sk).startsWith('FEED#'));
  };
  return {
    ...user,
    userId,
    itemId,
    clock,
    bank,
    entries,
    account,
    rowIds: (rows: readonly { id: string }[]) => rows.map(({ id }) => id.replace(`${userId}-`, '')).sort(),
    has: (...rows: Row[]) => {
      account.rows = rows.map((row) => ({ ...row, id: `${userId}-${row.id}` }));
    },
    sync: () => user.import(itemId),
    /** The cursor after everything that there is. */
    upToDate: async () => {
      let answer = await user.changes(undefined, 500);
      while (answer.has_more) answer = await user.changes(answer.next_cursor, 500);
      return answer.next_cursor;
    },
  };
};

describe('the first pages', () => {
  it('hold everything once, at most as many as asked for, and then nothing', async () => {
    const user = await aUser('a', 'b', 'c', 'd', 'e');
    const mirror = aMirror();
    let cursor: string | undefined;
    const sizes: number[] = [];
    for (let more = true; more; ) {
      const answer = await user.changes(cursor, 2);
      mirror.take(answer);
      sizes.push(answer.added.length + answer.modified.length + answer.removed.length);
      [cursor, more] = [answer.next_cursor, answer.has_more];
    }
    expect(sizes).toEqual([2, 2, 1]);
    expect(mirror.surprises).toEqual([]);
    expect(mirror.sorted()).toEqual(sortedById(await user.transactions()));
    expect(await user.changes(cursor)).toMatchObject({ added: [], modified: [], removed: [], has_more: false });
  });

  it('tell a row that came meanwhile once, wherever its id lies', async () => {
    const user = await aUser('b', 'd', 'f');
    const mirror = aMirror();
    const first = await user.changes(undefined, 2);
    mirror.take(first);
    user.has(aRow('a'), aRow('b'), aRow('d', { amount: -11 }), aRow('e'), aRow('f', { amount: -12 }));
    await user.sync();
    for (let { next_cursor: cursor, has_more } = first; has_more; ) {
      const answer = await user.changes(cursor, 2);
      mirror.take(answer);
      [cursor, has_more] = [answer.next_cursor, answer.has_more];
    }
    expect(mirror.surprises).toEqual([]);
    expect(mirror.sorted()).toEqual(sortedById(await user.transactions()));
  });

  it('without any connection are one empty page', async () => {
    const user = followedUser(table, 'nobody', () => START);
    expect(await user.changes(undefined)).toMatchObject({ added: [], removed: [], has_more: false });
  });
});

describe('changes', () => {
  it('are told as added, modified and removed, each row as get-transactions shows it', async () => {
    const user = await aUser('a', 'b', 'c');
    const cursor = await user.upToDate();
    user.has(aRow('a'), aRow('b', { amount: -99 }), aRow('d'));
    await user.sync();
    const answer = await user.changes(cursor);
    const shown = await user.transactions();
    expect(answer.added).toEqual(shown.filter(({ id }) => id.endsWith('-d')));
    expect(answer.modified).toEqual(shown.filter(({ id }) => id.endsWith('-b')));
    expect(answer.removed).toEqual([{ id: `${user.userId}-c`, account_id: `${user.userId}-acc` }]);
    expect(answer.has_more).toBe(false);
  });

  it('of a renumbered row are a removed and an added one', async () => {
    const user = await aUser();
    user.has(aRow('old', { status: 'PENDING', description: 'PADARIA' }));
    await user.sync();
    const cursor = await user.upToDate();
    user.has(aRow('new', { description: 'PADARIA' }));
    await user.sync();
    const answer = await user.changes(cursor);
    expect([user.rowIds(answer.removed), user.rowIds(answer.added), answer.modified]).toEqual([['old'], ['new'], []]);
  });

  it('of one row over several imports are told once, as it is now', async () => {
    const user = await aUser('a');
    const cursor = await user.upToDate();
    for (const amount of [-1, -2, -3]) {
      user.has(aRow('a', { amount }), aRow('b', { amount }));
      await user.sync();
    }
    const pages = [await user.changes(cursor, 1)];
    pages.push(await user.changes(pages[0]?.next_cursor, 1));
    expect(pages.flatMap(({ added, modified }) => [...added, ...modified]).map(({ amount }) => amount)).toEqual([
      -3, -3,
    ]);
    expect([user.rowIds(pages.flatMap(({ added }) => added)), pages.at(-1)?.has_more]).toEqual([['b'], false]);
  });

  it('are the same in a page that is asked for again, row for row as they are then', async () => {
    const user = await aUser('a', 'b');
    const cursor = await user.upToDate();
    user.has(aRow('a', { amount: -1 }), aRow('b', { amount: -1 }));
    await user.sync();
    const first = await user.changes(cursor, 1);
    expect(await user.changes(cursor, 1)).toEqual(first);
    const second = await user.changes(first.next_cursor, 1);
    user.has(aRow('a', { amount: -1 }), aRow('b', { amount: -2 }));
    await user.sync();
    const again = await user.changes(first.next_cursor, 1);
    expect(user.rowIds(again.modified)).toEqual(user.rowIds(second.modified));
    expect(again.modified.map(({ amount }) => amount)).toEqual([-2]);
  });

  it('an import without any writes nothing into the feed, and one with some writes one entry', async () => {
    const user = await aUser('a');
    const before = (await user.entries()).length;
    await user.sync();
    expect(await user.entries()).toHaveLength(before);
    user.has(aRow('a'), aRow('b'), aRow('c', { date: '2026-01-05T15:00:00.000Z' }));
    await user.sync();
    expect(await user.entries()).toHaveLength(before + 1);
  });

  it("of the user's own words are reported: on one row, on all of a merchant, the name of an account", async () => {
    const user = await aUser();
    user.has(aRow('a', { description: 'PADARIA BELLA' }), aRow('b', { description: 'PADARIA BELLA' }), aRow('c'));
    await user.sync();
    let cursor = await user.upToDate();
    const next = async () => {
      const answer = await user.changes(cursor);
      cursor = answer.next_cursor;
      return answer;
    };
    await user.say(`${user.userId}-c`, { note: 'presente' });
    expect((await next()).modified).toMatchObject([{ note: 'presente' }]);
    await user.say(`${user.userId}-a`, { category: 'Lazer' }, true);
    expect(user.rowIds((await next()).modified)).toEqual(['a', 'b']);
    await user.name(`${user.userId}-acc`, 'Casa');
    const named = await next();
    expect(named.modified.map(({ custom_name }) => custom_name)).toEqual(['Casa', 'Casa', 'Casa']);
    expect((await next()).modified).toEqual([]);
  });

  it('of what rows show of others are reported: a bill that moves the due date of an installment', async () => {
    const user = await aUser();
    user.account.account = { ...user.account.account, type: 'CREDIT' };
    const creditCardMetadata = { installmentNumber: 1, totalInstallments: 3, totalAmount: 30 };
    user.has(aRow('a', { amount: 10, creditCardMetadata }), aRow('b', { amount: 20 }));
    user.account.bills = [{ id: 'x', dueDate: '2026-02-10T00:00:00.000Z', totalAmount: 5 }];
    await user.sync();
    const cursor = await user.upToDate();
    user.account.bills = [...user.account.bills, { id: 'y', dueDate: '2026-03-25T00:00:00.000Z', totalAmount: 5 }];
    await user.sync();
    const { modified } = await user.changes(cursor);
    expect(user.rowIds(modified)).toEqual(['a']);
    expect(modified).toEqual((await user.transactions()).filter(({ id }) => id.endsWith('-a')));
  });

  it('include a connection that is linked after the cursor was made', async () => {
    const user = await aUser('a');
    const cursor = await user.upToDate();
    user.banks.set(`${user.userId}-second`, aBank(`${user.userId}-2`, aRow(`${user.userId}-z`)));
    await user.link(`${user.userId}-second`);
    await user.import(`${user.userId}-second`);
    const answer = await user.changes(cursor);
    expect([user.rowIds(answer.added), answer.modified, answer.has_more]).toEqual([['z'], [], false]);
  });

  it('an unlinked connection leaves with every row, and comes back whole when it is linked again', async () => {
    const user = await aUser('a', 'b');
    const cursor = await user.upToDate();
    await user.unlink(user.itemId);
    const gone = await user.changes(cursor);
    expect([user.rowIds(gone.removed), gone.added, gone.has_more]).toEqual([['a', 'b'], [], false]);
    await user.link(user.itemId);
    await user.sync();
    const back = await user.changes(gone.next_cursor);
    expect([user.rowIds(back.added), back.removed]).toEqual([['a', 'b'], []]);
    const both = await user.changes(cursor);
    expect([...user.rowIds(both.added), ...user.rowIds(both.modified)].sort()).toEqual(['a', 'b']);
  });

  it('of more rows than an entry names are told all', async () => {
    const user = await aUser();
    user.has(...Array.from({ length: 6_000 }, (_, index) => aRow(`${index}`)));
    await user.sync();
    const cursor = await user.upToDate();
    user.has(aRow('0'));
    await user.sync();
    let [removed, answer] = [0, await user.changes(cursor, 500)];
    for (removed += answer.removed.length; answer.has_more; removed += answer.removed.length) {
      answer = await user.changes(answer.next_cursor, 500);
    }
    expect(removed).toBe(5_999);
  });
});

describe('a cursor for the present position', () => {
  it('goes on with what changes from then on', async () => {
    const user = await aUser('a', 'b');
    const cursor = await presentCursor(user.services, user.userId, user.clock.now());
    expect(await user.changes(cursor)).toMatchObject({ added: [], modified: [], removed: [], has_more: false });
    user.has(aRow('a'), aRow('c'));
    await user.sync();
    const answer = await user.changes(cursor);
    expect([user.rowIds(answer.added), user.rowIds(answer.removed)]).toEqual([['c'], ['b']]);
  });
});

describe('a cursor that is too old', () => {
  const expired = expect.objectContaining({ message: 'Cursor expired' });

  it('is refused after 90 days, and not before', async () => {
    const user = await aUser('a');
    const cursor = await user.upToDate();
    user.clock.pass(90 * DAY);
    expect((await user.changes(cursor)).has_more).toBe(false);
    user.clock.pass(1);
    await expect(user.changes(cursor)).rejects.toEqual(expired);
  });

  it('keeps its age while pages of old changes are told, so that none of them can be lost', async () => {
    const user = await aUser('a', 'b');
    const cursor = await user.upToDate();
    user.has(aRow('a', { amount: -1 }), aRow('b', { amount: -1 }));
    await user.sync();
    user.clock.pass(89 * DAY);
    const page = await user.changes(cursor, 1);
    expect(page.has_more).toBe(true);
    user.clock.pass(2 * DAY);
    await expect(user.changes(page.next_cursor, 1)).rejects.toEqual(expired);
  });

  it('ends with the entries after it: a day later by the table’s own expiry, and no index is written for that', async () => {
    const user = await aUser('a');
    const entries = await user.entries();
    expect(entries).not.toEqual([]);
    for (const { at, expiresAt, duePk } of entries) {
      expect([expiresAt, duePk]).toEqual([epochSeconds(addSeconds(at as Instant, 91 * DAY)), undefined]);
    }
  });

  it('is refused once a run of expire-feed has removed what came after it, and a newer one is not', async () => {
    const [own, user] = [await inProcessTable(), movableClock(START)];
    const ana = followedUser(own, 'ana', user.now);
    ana.banks.set('item', aBank('ana', aRow('a')));
    await ana.link('item');
    await ana.import('item');
    const { next_cursor: cursor } = await ana.changes(undefined);
    // As an older release wrote it: found by the index, without an expiry of the table's.
    const [entry] = await queryPrefix(own, { ':pk': 'USER#ana', ':prefix': 'FEED#' });
    const { expiresAt: _, ...kept } = entry ?? {};
    const due = { duePk: keys.due('FEED', 'ana'), dueAt: addSeconds(START, 91 * DAY) };
    await own.client.send(new PutCommand({ TableName: own.name, Item: { ...kept, ...due } }));
    const expire = async (days: number) => {
      await expireFeed(own, addSeconds(START, days * DAY), user.now);
      await removeFromFeed(own, { until: addSeconds(START, days * DAY) });
    };
    user.pass(1);
    await expire(89);
    expect((await ana.changes(cursor)).has_more).toBe(false);
    expect((await feedStore(own).after('ana', 'item', '')).entries).toHaveLength(1);
    await expire(92);
    await expire(91);
    expect((await feedStore(own).after('ana', 'item', '')).entries).toEqual([]);
    await expect(ana.changes(cursor)).rejects.toEqual(expired);
    const { next_cursor: fresh } = await ana.changes(undefined);
    expect((await ana.changes(fresh)).has_more).toBe(false);
  });
});
