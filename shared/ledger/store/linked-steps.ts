import { type IsoMonth, monthOf } from '../../time/calendar.ts';
import { byDateDescending } from '../filters.ts';
import type { RenumberedRow } from '../row-matching.ts';
import type { Transaction } from '../transaction.ts';
import type { StoredMonth } from './account-month.ts';
import { contentHash } from './codec.ts';
import {
  changesOf,
  type MonthGroup,
  type MonthWrite,
  type NextMonth,
  sizeOf,
  type WriteSize,
  writeTogether,
} from './month-write.ts';

type Link = { months: readonly string[]; movedRows: readonly RenumberedRow[] };

const linksOf = (movedRows: readonly RenumberedRow[]): Link[] => {
  const links = new Map<string, { months: string[]; movedRows: RenumberedRow[] }>();
  for (const moved of movedRows) {
    const months = [monthOf(moved.predecessor.date), monthOf(moved.row.date)].sort();
    const link = links.get(months.join());
    if (link) link.movedRows.push(moved);
    else links.set(months.join(), { months, movedRows: [moved] });
  }
  return [...links].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, link]) => link);
};

// Between two steps a month holds at most its old rows and its new rows.
const largestSizes = (group: readonly NextMonth[], writes: readonly MonthWrite[]): Map<string, WriteSize> =>
  new Map(
    writes.map((write, index) => {
      const [before, after] = [group[index]?.stored?.parts ?? [], sizeOf([write])];
      const bytes = before.reduce((sum, { data }) => sum + data.length, after.bytes);
      return [write.month, { actions: before.length + after.actions, bytes }];
    }),
  );

const inSteps = (links: readonly Link[], sizes: ReadonlyMap<string, WriteSize>, most: WriteSize): Link[] => {
  const fits = (months: readonly string[]): boolean => {
    const total = { actions: 0, bytes: 0 };
    for (const month of months) {
      total.actions += sizes.get(month)?.actions ?? 0;
      total.bytes += sizes.get(month)?.bytes ?? 0;
    }
    return total.actions <= most.actions && total.bytes <= most.bytes;
  };
  const steps: Link[] = [];
  for (const link of links) {
    const last = steps.at(-1);
    const months = [...new Set([...(last?.months ?? []), ...link.months])];
    if (last && fits(months)) steps[steps.length - 1] = { months, movedRows: [...last.movedRows, ...link.movedRows] };
    else steps.push(link);
  }
  return steps;
};

const asStored = ({ accountId, month, parts }: MonthWrite): StoredMonth | undefined => {
  const [first] = parts;
  return (
    first && {
      accountId,
      month,
      parts,
      generation: first.generation,
      hash: first.hash,
      minSiblingGenerations: first.minSiblingGenerations,
    }
  );
};

/**
 * Splits a group that exceeds one transaction. After each step every row is in exactly one month, even if the next step
 * never runs. A month may be written more than once.
 */
export const linkedSteps = (
  group: readonly NextMonth[],
  writes: readonly MonthWrite[],
  movedRows: readonly RenumberedRow[],
  most: WriteSize,
): MonthGroup[] => {
  const arriving = new Set<Transaction>(movedRows.map(({ row }) => row));
  const leaving = new Set<Transaction>(movedRows.map(({ predecessor }) => predecessor));
  const stored = new Map(group.map((next) => [next.month, next.stored]));
  const soFar = (next: NextMonth): NextMonth => {
    const stay = [...leaving].filter(({ date }) => monthOf(date) === next.month);
    const rows = [...next.rows.filter((row) => !arriving.has(row)), ...stay].sort(byDateDescending);
    return { ...next, rows, hash: contentHash(rows), stored: stored.get(next.month) };
  };
  return inSteps(linksOf(movedRows), largestSizes(group, writes), most).map((step) => {
    for (const { predecessor, row } of step.movedRows) {
      arriving.delete(row);
      leaving.delete(predecessor);
    }
    const together = group.filter(({ month }) => step.months.includes(month)).map(soFar);
    const writes = writeTogether(together);
    for (const write of writes) stored.set(write.month, asStored(write));
    return { writes, changes: changesOf(together) };
  });
};

/** Connected components of months; links that name a month outside `months` are ignored. */
export const linkedMonths = (
  months: readonly IsoMonth[],
  links: readonly (readonly [IsoMonth, IsoMonth])[],
): IsoMonth[][] => {
  const groupOf = new Map(months.map((month) => [month, new Set([month])]));
  for (const [a, b] of links) {
    const [group, other] = [groupOf.get(a), groupOf.get(b)];
    if (!group || !other || group === other) continue;
    for (const month of other) groupOf.set(month, group.add(month));
  }
  return [...new Set(groupOf.values())].map((group) => [...group].sort());
};
