import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations } from '../../../shared/contract/registry.ts';
import { setting, variables } from '../../../shared/platform/environment.ts';
import type { IsoDate } from '../../../shared/time/calendar.ts';
import type { BenchContext, Row as BenchRow } from '../frame/row.ts';
import { follow } from './follow.ts';
import { bundledFunctions, startContainer } from './functions.ts';
import { accountPlans, EDGE, grownItems, type Size } from './grown-user.ts';
import { evaluateAll, importAll } from './imports.ts';
import { afterReminder, type Known, type KnownRow, reads, workInputs, writeInputs } from './inputs.ts';
import { type Measured, measureInputs, measureTools } from './measure.ts';
import { writeRecords } from './records.ts';
import { type Called, callRow, saturationRows, workRow } from './report.ts';
import { workOf } from './work.ts';
import { openWorld, settled, type World } from './world.ts';

/** `GROWTH_SHARE=0.02` makes that part of the rows: to try the part out. */
const sizeOf = (share: number): Size => ({
  ...EDGE,
  rows: EDGE.rows * share,
  rowsInAMonth: EDGE.rowsInAMonth * share,
});

type Items = ReturnType<typeof grownItems>;
type Row = NonNullable<NonNullable<Items[number]['accounts']>[number]['transactions']>[number];

const isInstallment = ({ type, creditCardMetadata }: Row): boolean =>
  type === 'DEBIT' && Number(Object(creditCardMetadata).totalInstallments ?? 0) > 1;

/** The first row of an account as the aggregator has it, among those that count. */
const rowOf = (items: Items, accountId: string, counts: (row: Row) => boolean = () => true): KnownRow => {
  const rows = items.flatMap(({ accounts = [] }) =>
    accounts.flatMap(({ account, transactions = [] }) => (account.id === accountId ? transactions : [])),
  );
  const row = rows.find(counts);
  if (!row) throw new Error(`${accountId} has no such row`);
  return { transactionId: row.id, accountId, currentDate: String(row.date).slice(0, 10) as IsoDate };
};

const knownOf = (size: Size, items: Items, { today, client }: World): Known => {
  const plans = accountPlans(size);
  const idOf = (type: string): string => plans.find((plan) => plan.type === type)?.id ?? '';
  const [bank, card] = [idOf('BANK'), idOf('CREDIT')];
  return {
    ...{ bank, card, today, months: size.months, hooks: client.url },
    row: rowOf(items, bank),
    installment: rowOf(items, card, isInstallment),
  };
};

const WORKERS = ['jobs/sync-item.ts', 'jobs/evaluate-limits.ts'];

const measureAll = async (world: World, folder: string, { progress, measured }: BenchContext): Promise<BenchRow[]> => {
  const size = sizeOf(Number(process.env.GROWTH_SHARE ?? 1));
  const rows: BenchRow[] = [];
  const note = (row: BenchRow): void => {
    rows.push(row);
    measured(row);
  };
  progress('growth: bundles');
  const functions = await bundledFunctions([...WORKERS, ...operations.map(({ name }) => `api/${name}.ts`)], folder);
  const items = grownItems(size, world.today);
  progress('growth: imports');
  // Before the imports, which keep what reminders say of everyday spending.
  await writeRecords(world.userId, world.today);
  const synced = await importAll({ world, functions, found: (one) => note(workRow(one)) }, items);
  const stored = await world.engine.stored(setting(variables.tableName));
  progress('growth: workers');
  const evaluated = await evaluateAll({ world, functions, found: (one) => note(workRow(one, stored)) });
  progress('growth: processor time');
  const { client, key } = world;
  const known = knownOf(size, items, world);
  const container = startContainer(functions);
  const repeated = workInputs(known);
  const works = await workOf(container, repeated.read, key);
  progress('growth: calls');
  const called: Called[] = [];
  const found = (call: Measured): void => {
    const { operation, says } = call;
    const work = works.find((one) => one.operation === operation && one.says === says);
    called.push({ ...call, ...work });
    note(callRow({ ...call, ...work }, stored));
  };
  const asked = reads(known);
  await measureInputs(world, asked, found);
  await measureTools(world, asked, found);
  const reminded = await afterReminder({ client, key, known });
  works.push(...(await workOf(container, [reminded], key)));
  await measureInputs(world, [reminded], found);
  progress('growth: writes');
  works.push(...(await workOf(container, repeated.written, key)));
  await container.close();
  // Each note has the limits and signals of its user evaluated.
  await settled(world);
  await measureInputs(world, await writeInputs({ client, key, known }), found);
  const cursorLength = await follow(world, known, size.rows, found);
  saturationRows({ called, worked: [...synced, ...evaluated], stored, cursorLength }).forEach(note);
  return rows;
};

/** One user at the edge of growth: every operation, first import and daily sync, and what ends first. */
export const run = async (context: BenchContext): Promise<BenchRow[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'saldo-growth-'));
  const world = await openWorld();
  try {
    return await measureAll(world, folder, context);
  } catch (error) {
    // What still runs in the stack fails when the table closes, and would hide it.
    context.progress(String(error));
    throw error;
  } finally {
    await world.close();
    await rm(folder, { recursive: true, force: true });
  }
};
