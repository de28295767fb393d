import { type TableUsage, totalOf } from './capacity.ts';
import type { Output } from './dynalite.ts';

const indexField = 'GlobalSecondaryIndexes';

/** One table's `ConsumedCapacity` at the requested level: none, the total, or per index. */
const describe = (usage: TableUsage, level: unknown, transactional: boolean): Output => {
  const detail = (units: number): Output => ({
    CapacityUnits: units,
    ...(transactional ? { [usage.kind === 'read' ? 'ReadCapacityUnits' : 'WriteCapacityUnits']: units } : {}),
  });
  const indexes = [...usage.indexes].map(([name, units]) => [name, detail(units)] as const);
  return {
    TableName: usage.tableName,
    ...detail(totalOf(usage)),
    ...(level === 'INDEXES' ? { Table: detail(usage.table) } : {}),
    ...(level === 'INDEXES' && indexes.length > 0 ? { [indexField]: Object.fromEntries(indexes) } : {}),
  };
};

/** For operations on one table. @param level the request's `ReturnConsumedCapacity` */
export const consumedCapacity = (usage: TableUsage | undefined, level: unknown): Output =>
  usage && (level === 'TOTAL' || level === 'INDEXES') ? { ConsumedCapacity: describe(usage, level, false) } : {};

/** For transactions, which answer a list of tables. */
export const consumedCapacities = (usages: readonly TableUsage[], level: unknown): Output =>
  level === 'TOTAL' || level === 'INDEXES'
    ? { ConsumedCapacity: usages.map((usage) => describe(usage, level, true)) }
    : {};
