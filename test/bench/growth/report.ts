import { queues } from '../../../shared/contract/queues.ts';
import type { Row } from '../frame/row.ts';
import { budgets, overBudget } from './budgets.ts';
import type { Stored } from './engine-process.ts';
import type { Worked } from './imports.ts';
import type { Measured } from './measure.ts';
import { limitOf } from './needs.ts';
import { bySaturation, durationOf, LIMITS, roomOf, type Saturation } from './saturation.ts';
import type { Work } from './work.ts';

const part = 'growth';
const FUNCTION_MB = 1_024;
const FUNCTION_SECONDS = 15;

const many = (count: number): string => Math.round(count).toLocaleString('en');

export type Called = Measured & Partial<Work>;

/** Units against their budget; the other counts are in the note. */
export const callRow = (call: Called, stored: readonly Stored[]): Row => {
  const { operation, says, trips, readUnits, writeUnits, bytes, sentBytes, cpuMs } = call;
  const budget = budgets[operation];
  const limit = limitOf(call.needs, stored);
  const over = [
    ...overBudget(operation, call),
    ...(readUnits > limit ? [`readUnits ${readUnits}, twice what it needs is ${limit}`] : []),
    ...(call.status >= 500 ? [`answers ${call.status}`] : []),
  ];
  const isWrite = writeUnits > 0;
  const [ours, peer] = isWrite ? [writeUnits, budget?.writeUnits] : [readUnits, limit];
  const cpu = cpuMs === undefined ? '' : `, ${many(cpuMs)} ms of CPU`;
  const reads = isWrite ? `, ${many(readUnits)} read units of ${many(limit)}` : '';
  return {
    part,
    name: `${operation}: ${says} / budget`,
    unit: isWrite ? 'write units' : 'read units',
    ours,
    peer: peer ?? null,
    ratio: peer ? ours / peer : null,
    goal: 1,
    holds: over.length === 0,
    note: `${trips} trips of ${budget?.trips ?? '?'}${reads}, ${many(bytes)} bytes, ${many(sentBytes)} sent${cpu}${over.length > 0 ? `; over: ${over.join(', ')}` : ''}`,
  };
};

export const workRow = ({ name, queue, batches, table, needs }: Worked, stored: readonly Stored[] = []): Row => {
  const dearest = Math.max(...batches.map(({ cpuMs }) => cpuMs));
  const { timeoutSeconds, memoryMb = FUNCTION_MB } = queue;
  const seconds = durationOf({ cpuMs: dearest, trips: 30 }, memoryMb);
  const most = needs ? limitOf(needs, stored) : Number.POSITIVE_INFINITY;
  const mb = Math.max(...batches.map(({ rssMb }) => rssMb));
  const over = [
    ...(seconds > timeoutSeconds ? ['time'] : []),
    ...(mb > memoryMb ? [`memory, ${many(memoryMb)} MB`] : []),
    ...(table.readUnits > most ? [`twice what it needs, ${many(most)} read units`] : []),
  ];
  return {
    part,
    name: `${name} / the worker’s time`,
    unit: 's',
    ours: seconds,
    peer: timeoutSeconds,
    ratio: seconds / timeoutSeconds,
    goal: 1,
    holds: over.length === 0,
    note: `${many(dearest)} ms of CPU, ${many(table.readUnits)} read units${needs ? ` of ${many(most)}` : ''}, ${many(table.writeUnits)} write units, ${batches.length} batches, ${many(mb)} MB${over.length > 0 ? `; over: ${over.join(', ')}` : ''}`,
  };
};

const saturationRow = (one: Saturation): Row => ({
  part,
  name: `saturation: ${one.what}`,
  unit: one.unit,
  ours: one.used,
  peer: one.most,
  ratio: one.used / one.most,
  goal: 1,
  holds: one.used <= one.most,
  note: `${roomOf(one).toFixed(1)} times as much fits${one.note ? `; ${one.note}` : ''}`,
});

export type Found = {
  called: readonly Called[];
  worked: readonly Worked[];
  stored: readonly Stored[];
  cursorLength: number;
};

const highest = <Value>(values: readonly Value[], of: (value: Value) => number): Value | undefined =>
  values.reduce<Value | undefined>((most, value) => (most && of(most) >= of(value) ? most : value), undefined);

const saturationsOf = ({ called, worked, stored, cursorLength }: Found): Saturation[] => {
  const item = highest(stored, ({ largest }) => largest);
  const answer = highest(called, ({ sentBytes }) => sentBytes);
  const dearest = highest(
    // Several calls, or imports, that follow each other, are not of one second.
    called.filter(({ needs: { calls = 1 } }) => calls === 1),
    ({ readUnits }) => readUnits,
  );
  const slowest = highest(called, (call) => durationOf({ cpuMs: call.cpuMs ?? 0, trips: call.trips }, FUNCTION_MB));
  const synced = worked.filter(({ queue }) => queue.name === queues.syncItem.name);
  const batches = synced.flatMap((one) => one.batches);
  const worker = highest(batches, ({ cpuMs }) => cpuMs);
  const transactions = synced.map(({ table }) => table.largestTransaction);
  const seconds = slowest ? durationOf({ cpuMs: slowest.cpuMs ?? 0, trips: slowest.trips }, FUNCTION_MB) : 0;
  return bySaturation([
    { what: 'largest item', used: item?.largest ?? 0, most: LIMITS.itemBytes, unit: 'bytes', note: item?.kind ?? '' },
    {
      what: 'actions of a transaction, which imports fill as they can',
      used: Math.max(...transactions.map(({ actions }) => actions)),
      most: LIMITS.transactionActions,
      unit: 'actions',
    },
    {
      what: 'bytes of a transaction',
      used: Math.max(...transactions.map(({ bytes }) => bytes)),
      most: LIMITS.transactionBytes,
      unit: 'bytes',
    },
    {
      what: 'largest answer, in base 64',
      used: ((answer?.sentBytes ?? 0) * 4) / 3,
      most: LIMITS.lambdaResponse,
      unit: 'bytes',
      note: `${answer?.operation}: ${answer?.says}`,
    },
    {
      what: 'one call of the partition’s reads in a second',
      used: dearest?.readUnits ?? 0,
      most: LIMITS.partitionReads,
      unit: 'read units',
      note: `${dearest?.operation}: ${dearest?.says}`,
    },
    {
      what: 'time of a function of the API',
      used: seconds,
      most: FUNCTION_SECONDS,
      unit: 's',
      note: `${slowest?.operation}: ${slowest?.says}`,
    },
    {
      what: 'memory of a function of the API',
      used: Math.max(...called.map(({ rssMb = 0 }) => rssMb)),
      most: FUNCTION_MB,
      unit: 'MB',
    },
    {
      what: 'memory of sync-item',
      used: Math.max(...batches.map(({ rssMb }) => rssMb)),
      most: queues.syncItem.memoryMb,
      unit: 'MB',
    },
    {
      what: 'time of sync-item',
      used: durationOf({ cpuMs: worker?.cpuMs ?? 0, trips: 30 }, queues.syncItem.memoryMb),
      most: queues.syncItem.timeoutSeconds,
      unit: 's',
    },
    { what: 'cursor of get-changes in an address', used: cursorLength, most: LIMITS.addressBytes, unit: 'bytes' },
  ]);
};

export const saturationRows = (found: Found): Row[] => saturationsOf(found).map(saturationRow);
