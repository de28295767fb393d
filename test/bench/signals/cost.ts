import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFaults } from '../../../infra/emulators/faults.ts';
import { openJournal } from '../../../infra/emulators/journal.ts';
import { createMetrics } from '../../../infra/emulators/metrics.ts';
import { setEnvironment } from '../../../infra/local/environment.ts';
import { openDynamoDb, type StandIns, startStandIns } from '../../../infra/local/stand-ins.ts';
import { parseItems } from '../../../infra/sandbox/fixture/read.ts';
import { userCreator } from '../../../shared/access/create-user.ts';
import { OPERATOR } from '../../../shared/access/history.ts';
import { subscriptionStore } from '../../../shared/access/subscription-store.ts';
import { openTable } from '../../../shared/platform/table/table.ts';
import { itemStore } from '../../../shared/sync/item-store.ts';
import { linkItem } from '../../../shared/sync/link-item.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { median } from '../frame/median.ts';
import { type BenchContext, compared, type Row } from '../frame/row.ts';
import { bundle } from '../reads/bundle-sides.ts';
import type { Calls } from './cost-process.ts';
import { toFixtureUser } from './fixture.ts';
import { generateHousehold } from './households.ts';

const TODAY = '2026-11-28';
const NOW = `${TODAY}T15:00:00.000Z` as Instant;
/** Households of one user: 13 months of one have some 950 rows, of five some 5,000, which the goal is for. */
const SIZES = [
  { houses: 5, first: 9_001, says: 'five households' },
  { houses: 1, first: 9_101, says: 'one household' },
];
type Size = (typeof SIZES)[number];
const MOST = 5;
/** The first is the fresh one; the last ones are warm. */
const USERS = 6;
const WARM = 3;
const GOAL = 0.2;

type Linked = { userId: string; itemIds: string[] };

const aUser = async ({ sandbox }: StandIns, user: number, { houses, first }: Size): Promise<Linked> => {
  const userId = await userCreator(openTable())({ name: 'Ana', email: null, phone: null }, NOW, []);
  const subscription = { plan: 'premium', status: 'active', currentPeriodEnd: null } as const;
  await subscriptionStore(openTable()).set({
    ...{ userId, subscription, effectiveAt: NOW, eventId: null, by: OPERATOR, now: NOW },
  });
  const items = Array.from({ length: houses }, (_, house) =>
    toFixtureUser(generateHousehold(first + user * houses + house, TODAY, 'open')),
  ).flatMap((one) => one.items);
  sandbox?.putUser(userId, userId, parseItems({ items }));
  for (const { item } of items) await linkItem(itemStore(openTable()), { userId, itemId: item.id, now: NOW });
  return { userId, itemIds: items.map(({ item }) => item.id) };
};

const called = async (file: string, calls: Calls): Promise<number[]> => {
  const child = fork(file, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send(calls);
  const [taken] = await once(child, 'message');
  return taken;
};

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** What each user's imports took; the first one's in processes of their own. */
const imported = async (file: string, users: readonly Linked[]): Promise<{ fresh: number; warm: number }> => {
  const bodies = users.map(({ userId, itemIds }) => itemIds.map((itemId) => ({ userId, itemId, now: NOW })));
  const taken = await called(file, { worker: 'sync-item', bodies: bodies.flat() });
  let at = 0;
  const each = bodies.map((own) => {
    at += own.length;
    return sum(taken.slice(at - own.length, at));
  });
  return { fresh: each[0] ?? 0, warm: median(each.slice(-WARM)) };
};

const evaluated = async (file: string, users: readonly Linked[]): Promise<{ fresh: number; warm: number }> => {
  const bodies = users.map(({ userId }) => ({ userId, signals: 'changed', now: NOW }));
  const taken = await called(file, { worker: 'evaluate-limits', bodies });
  return { fresh: taken[0] ?? 0, warm: median(taken.slice(-WARM)) };
};

const costOf = async (standIns: StandIns, file: string, size: Size): Promise<Row[]> => {
  const users: Linked[] = [];
  for (let user = 0; user < USERS; user += 1) users.push(await aUser(standIns, user, size));
  const whole = await imported(file, users);
  const evaluation = await evaluated(file, users);
  return (['fresh', 'warm'] as const).map((state) =>
    compared({
      ...{ part: 'signals', name: `evaluation of a user with ${size.says} / their imports, ${state} process` },
      ...{ unit: 'CPU ms', ours: evaluation[state], peer: whole[state] },
      ...(size.houses === MOST && { goal: GOAL }),
    }),
  );
};

/** Processor time of an evaluation over that of the imports of the same user's whole history, as the deployed workers take it. */
export const costs = async ({ progress }: BenchContext): Promise<Row[]> => {
  progress('signals: cost of an evaluation');
  const folder = await mkdtemp(join(tmpdir(), 'saldo-signals-'));
  const faults = createFaults();
  const dynamoDb = await openDynamoDb({}, faults, createMetrics());
  const standIns = await startStandIns({
    ...{ dynamoDb, journal: await openJournal(), faults, serviceUrl: 'http://127.0.0.1:9' },
  });
  try {
    setEnvironment(standIns.endpoints);
    const file = await bundle(join(import.meta.dirname, 'cost-process.ts'), join(folder, 'cost-process.mjs'));
    const rows: Row[] = [];
    for (const size of SIZES) rows.push(...(await costOf(standIns, file, size)));
    return rows;
  } finally {
    await standIns.close();
    await rm(folder, { recursive: true, force: true });
  }
};
