import type { Range } from './dynalite.ts';

/** Where each kind of record lies in the one ordered store; dynalite's own layout, plus TTL settings and tokens. */
export const prefixes = {
  tables: 'table~',
  items: (table: string) => `item-${table}~`,
  index: (kind: string, table: string, index: string) => `index-${kind.toLowerCase()}~${table}~${index}~`,
  indexesOf: (kind: string, table: string) => `index-${kind}~${table}~`,
  ttl: 'ttl~',
  tokens: 'token~',
};

/** Every key that starts with `prefix`. */
export const under = (prefix: string): Range & { gte: string; lt: string } => ({ gte: prefix, lt: `${prefix}\u00ff` });

/** The range of a sub-database, as a range of the whole store; an open end is the sub-database's end. */
export const within = (prefix: string, { gt, gte, lt, lte, ...rest }: Range): Range => {
  const whole = under(prefix);
  return {
    ...rest,
    ...(gt === undefined ? { gte: prefix + (gte ?? '') } : { gt: prefix + gt }),
    ...(lt === undefined && lte === undefined ? { lt: whole.lt } : {}),
    ...(lt === undefined ? {} : { lt: prefix + lt }),
    ...(lte === undefined ? {} : { lte: prefix + lte }),
  };
};
