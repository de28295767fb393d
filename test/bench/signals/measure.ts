/** Scores what the rules found in a household against what was planted. */
import { daysBetween, type IsoDate } from '../../../shared/time/calendar.ts';
import { type Household, INCIDENT_KINDS, type IncidentKind, type Planted, type SetName } from './format.ts';
import { generateHousehold } from './households.ts';
import { replay, type Told } from './replay.ts';

/** Ends of the replayed days, so that every season is among them. */
const TODAYS = ['2026-11-28', '2026-01-25', '2026-04-15', '2026-07-31'];
/** Incidents are at most about two months old; what was unusual on purpose is older than three. */
const DAYS = 84;
const DAYS_A_MONTH = 30.4;

/** How far the day of a signal without rows may be from the planted one. */
const APART: Partial<Record<IncidentKind, number>> = { income_missing: 12, bill_higher: 3, low_balance_ahead: 21 };

const isOf = ({ signal: { kind, date, rows } }: Told, planted: Planted): boolean => {
  if (kind !== planted.kind) return false;
  const apart = APART[planted.kind];
  if (apart !== undefined) return Math.abs(daysBetween(date, planted.date as IsoDate)) <= apart;
  return rows.some(({ id }) => planted.transactionIds.includes(id));
};

export type Scored = {
  household: Pick<Household, 'seed' | 'today' | 'persona'>;
  found: Planted[];
  missed: Planted[];
  wrong: Told[];
};

export const score = async (household: Household): Promise<Scored> => {
  const told = await replay(household, DAYS);
  const { planted, tolerated } = household;
  const isFound = (one: Planted): boolean => told.some((signal) => isOf(signal, one));
  return {
    household,
    found: planted.filter(isFound),
    missed: planted.filter((one) => !isFound(one)),
    wrong: told.filter(
      (one) => !planted.some((other) => isOf(one, other)) && !tolerated.some((kind) => kind === one.signal.kind),
    ),
  };
};

export type Totals = {
  months: number;
  planted: number;
  found: number;
  wrong: number;
  byKind: { kind: string; planted: number; found: number; wrong: number }[];
};

export const totalsOf = (scored: readonly Scored[]): Totals => {
  const [found, missed, wrong] = [
    scored.flatMap((one) => one.found),
    scored.flatMap((one) => one.missed),
    scored.flatMap((one) => one.wrong.map(({ signal }) => signal)),
  ];
  const count = (all: readonly { kind: string }[], kind: string): number =>
    all.filter((one) => one.kind === kind).length;
  const kinds = [...new Set<string>([...INCIDENT_KINDS, ...wrong.map(({ kind }) => kind)])];
  return {
    months: Math.round((scored.length * DAYS) / DAYS_A_MONTH),
    planted: found.length + missed.length,
    found: found.length,
    wrong: wrong.length,
    byKind: kinds.map((kind) => ({
      kind,
      planted: count(found, kind) + count(missed, kind),
      found: count(found, kind),
      wrong: count(wrong, kind),
    })),
  };
};

/** Totals of parts of a set. */
export const joined = (parts: readonly Totals[]): Totals => {
  const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
  const kinds = [...new Set(parts.flatMap(({ byKind }) => byKind.map(({ kind }) => kind)))];
  const of = (kind: string) => parts.flatMap(({ byKind }) => byKind.filter((one) => one.kind === kind));
  const [months, planted, found, wrong] = (['months', 'planted', 'found', 'wrong'] as const).map((name) =>
    sum(parts.map((part) => part[name])),
  );
  return {
    ...{ months: months ?? 0, planted: planted ?? 0, found: found ?? 0, wrong: wrong ?? 0 },
    byKind: kinds.map((kind) => ({
      kind,
      planted: sum(of(kind).map((one) => one.planted)),
      found: sum(of(kind).map((one) => one.found)),
      wrong: sum(of(kind).map((one) => one.wrong)),
    })),
  };
};

/** @param first of the seeds */
export const measure = async (
  set: SetName,
  { first, houses }: { first: number; houses: number },
  tell: (scored: Scored) => void = () => undefined,
): Promise<Totals> => {
  const scored: Scored[] = [];
  for (let seed = first; seed < first + houses; seed += 1) {
    const one = await score(generateHousehold(seed, TODAYS[seed % TODAYS.length] ?? '', set));
    tell(one);
    scored.push(one);
  }
  return totalsOf(scored);
};

/** What is wrong with a household, in lines. */
export const mistakesOf = ({ household: { seed, today, persona }, missed, wrong }: Scored): string[] => [
  ...missed.map(({ kind, date, note }) => `missed ${seed} ${today} ${persona}: ${kind} ${date}: ${note}`),
  ...wrong.map(({ on, signal, sentence }) => `wrong ${seed} ${today} ${persona}: ${signal.kind} on ${on}: ${sentence}`),
];
