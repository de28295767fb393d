import { accountSnapshotStore } from '../../../shared/cards/account-snapshot-store.ts';
import { presentCursor } from '../../../shared/changes/read-changes.ts';
import { secretField } from '../../../shared/platform/secrets.ts';
import { openTable } from '../../../shared/platform/table/table.ts';
import { connectionReader } from '../../../shared/sync/connection-reader.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { EDGE } from './grown-user.ts';
import type { Known, KnownRow } from './inputs.ts';
import { ask, type Found, type Measured } from './measure.ts';
import type { Needs } from './needs.ts';
import { settled, type World } from './world.ts';

const path = '/tools/api/get-changes';
const operation = 'get-changes';
type Page = { added: unknown[]; modified: unknown[]; next_cursor: string; has_more: boolean };

const page = async (world: World, says: string, query: Record<string, unknown>) => {
  const { text, cost } = await ask(world, operation, { method: 'GET', path, query });
  if (cost.status !== 200) throw new Error(`${says}: ${text.slice(0, 300)}`);
  const body: Page = JSON.parse(text);
  return { measured: { operation, says, ...cost }, body };
};

/** Reads pages while there are more: a page may be empty. @returns the last page, and the most expensive one */
const whole = async (world: World, says: string, cursor: string) => {
  let last = await page(world, says, { limit: 500, cursor });
  let dearest = last.measured;
  let rows = last.body.modified.length;
  while (last.body.has_more) {
    last = await page(world, says, { limit: 500, cursor: last.body.next_cursor });
    rows += last.body.modified.length;
    if (last.measured.readUnits > dearest.readUnits) dearest = last.measured;
  }
  return { measured: dearest, body: last.body, rows };
};

/** The cursor of a reader that has received everything. */
const whoHasAll = ({ userId }: World): Promise<string> => {
  const table = openTable();
  const [snapshots, connections] = [accountSnapshotStore(table), connectionReader(table)];
  return presentCursor(
    { snapshots, connections, cursorKey: () => secretField('cursor', 'key') },
    userId,
    systemClock(),
  );
};

type Paged = Awaited<ReturnType<typeof page>>;
type Costs = Paged['measured'];

/** All pages of a copy together. */
const rest = async (world: World, begun: readonly [Paged, Paged]): Promise<Measured> => {
  const pages: Paged[] = [...begun];
  for (let last = begun[1]; last.body.has_more; pages.push(last)) {
    last = await page(world, '', { limit: 500, cursor: last.body.next_cursor });
  }
  const sum = (of: (cost: Costs) => number): number => pages.reduce((all, { measured }) => all + of(measured), 0);
  return {
    ...{ operation, says: `a whole copy, ${pages.length} pages`, status: 200, writeUnits: 0 },
    trips: Math.max(...pages.map(({ measured }) => measured.trips)),
    readUnits: sum(({ readUnits }) => readUnits),
    bytes: sum(({ bytes }) => bytes),
    sentBytes: Math.max(...pages.map(({ measured }) => measured.sentBytes)),
    needs: { rows: 'all', bills: 'all', calls: pages.length, queries: EDGE.connections },
  };
};

type Changing = { says: string; row: KnownRow; needs: Needs };

/** A note on one row, and the changes since a cursor. */
const change = async (world: World, cursor: string, { says, row, needs }: Changing) => {
  const { client, key } = world;
  const body = { ...row, note: says };
  const { status } = await client.call('PUT', '/tools/api/update-transaction', { key, body });
  if (status !== 200) throw new Error(`update-transaction: ${status}`);
  await settled(world);
  const read = await whole(world, says, cursor);
  if (read.rows === 0) throw new Error(`${says}: get-changes returned no change`);
  return { measured: { ...read.measured, needs }, cursor: read.body.next_cursor };
};

/** Feeds of the connections, and all bills: any that is new changes due dates. */
const UP_TO_DATE: Needs = { queries: EDGE.connections, bills: 'all' };

/**
 * Pages of a first copy, and a reader who is up to date, before and after a change.
 * @returns characters of the longest cursor
 */
export const follow = async (
  world: World,
  { row, installment, months }: Known,
  rows: number,
  found: Found,
): Promise<number> => {
  const ofPage = { needs: { rows: { count: 500, of: rows }, queries: EDGE.connections } };
  const first = await page(world, 'the first 500 rows of a copy', { limit: 500 });
  // The cursor holds digests of all bills, which later pages compare.
  found({ ...first.measured, needs: { ...ofPage.needs, bills: 'all' } });
  const second = await page(world, 'the next 500', { limit: 500, cursor: first.body.next_cursor });
  found({ ...second.measured, ...ofPage });
  found(await rest(world, [first, second]));
  const nothing = await whole(world, 'nothing has changed', await whoHasAll(world));
  found({ ...nothing.measured, needs: UP_TO_DATE });
  // A webhook's cursor has no digest of the installments: they are returned with the first change.
  const begun = { says: 'the first change after a webhook', row, needs: { ...UP_TO_DATE, rows: 'all' } } as const;
  const one = await change(world, nothing.body.next_cursor, begun);
  found(one.measured);
  const ofItem = { ...UP_TO_DATE, rows: { items: 1 } };
  const two = await change(world, one.cursor, { says: 'one row has changed', row, needs: ofItem });
  found(two.measured);
  // Which bill each installment of a card is on follows from all of them.
  const needs = { ...UP_TO_DATE, rows: { items: months } };
  const three = await change(world, two.cursor, { says: 'an installment has changed', row: installment, needs });
  found(three.measured);
  const cursors = [first.body.next_cursor, second.body.next_cursor, nothing.body.next_cursor, three.cursor];
  return Math.max(...cursors.map(({ length }) => length));
};
