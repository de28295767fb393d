import * as z from 'zod/mini';
import { isObject } from '../../is-object.ts';
import { type Centavos, centavos } from '../../money.ts';
import { type IsoDate, parseIsoDate } from '../../time/calendar.ts';
import { type Instant, parseInstant } from '../../time/instant.ts';

const text = z.string();
const integer = z.int();

const read = <Value>(parse: (text: string) => Value | null, what: string) =>
  z.pipe(
    text,
    z.transform((value: string, context): Value => {
      const parsed = parse(value);
      if (parsed !== null) return parsed;
      context.issues.push({ code: 'custom', input: '', message: `not ${what}` });
      return z.NEVER;
    }),
  );

const instant = read<Instant>(parseInstant, 'an instant');
const amount = z.pipe(
  integer,
  z.transform((value: number): Centavos => centavos(value)),
);

/** Schemas of stored values, shared because building a schema costs start time. */
export const stored = {
  text,
  maybeText: z.nullable(text),
  flag: z.boolean(),
  integer,
  instant,
  maybeInstant: z.nullable(instant),
  date: read<IsoDate>(parseIsoDate, 'a date'),
  centavos: amount,
  maybeCentavos: z.nullable(amount),
};

/**
 * On an object that was read: the attributes that its schema does not name. A later release may have written them. A spread keeps them;
 * no JSON and no loop over names has them.
 */
const UNKNOWN: unique symbol = Symbol('attributes of a later release');

type Plain = Record<string, unknown> & { [UNKNOWN]?: Record<string, unknown> };

/** Neither a list nor bytes. */
const isPlain = (value: unknown): value is Plain =>
  isObject(value) && (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

const KEY: readonly string[] = ['pk', 'sk'];
const NONE: readonly string[] = [];

// On every read of such a record: written for speed.
const keepUnknown = (item: unknown, parsed: unknown, own: readonly string[]): void => {
  if (item === parsed) return;
  if (Array.isArray(item) && Array.isArray(parsed)) {
    for (let at = 0; at < item.length; at += 1) {
      if (typeof item[at] === 'object') keepUnknown(item[at], parsed[at], NONE);
    }
  }
  if (!isPlain(item) || !isPlain(parsed)) return;
  for (const name in item) {
    const value = item[name];
    if (name in parsed) {
      if (typeof value === 'object') keepUnknown(value, parsed[name], NONE);
    } else if (!own.includes(name)) {
      parsed[UNKNOWN] ??= {};
      parsed[UNKNOWN][name] = value;
    }
  }
};

/**
 * Reads a record that is written back as a whole, or whose objects are: a write of what is derived from it by spreads has the
 * attributes that the schema does not name, too, nested ones included.
 * @param own attributes that its store writes beside the schema's, the key included
 */
export const readStored = <Value>(
  schema: { parse(item: unknown): Value },
  item: unknown,
  own: readonly string[] = KEY,
): Value => {
  const value = schema.parse(item);
  keepUnknown(item, value, own);
  return value;
};

// An entry is the same one by its id; without an id by all that is known of it.
const nameOf = (entry: unknown): string =>
  isPlain(entry) ? JSON.stringify(entry.id ?? Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1))) : '';

const entriesWith = (known: readonly unknown[], next: readonly unknown[]): readonly unknown[] => {
  const left = known.filter(isPlain);
  const entries = next.map((entry) => {
    const at = isPlain(entry) ? left.findIndex((one) => nameOf(one) === nameOf(entry)) : -1;
    return at < 0 ? entry : withUnknownOf(left.splice(at, 1)[0], entry);
  });
  return entries.every((entry, index) => entry === next[index]) ? next : entries;
};

/** `next`, made anew from what a bank says, with what `known` was read with beside its schema; the same where that is nothing. */
export const withUnknownOf = <Value>(known: unknown, next: Value): Value => {
  if (!hasUnknown(known)) return next;
  if (Array.isArray(known) && Array.isArray(next)) return entriesWith(known, next) as Value;
  if (!isPlain(known) || !isPlain(next)) return next;
  const entries = Object.entries(next).map(([name, value]) => [name, withUnknownOf(known[name], value)]);
  const unknown = { ...known[UNKNOWN], ...next[UNKNOWN] };
  return { ...next, ...Object.fromEntries(entries), ...(Object.keys(unknown).length > 0 && { [UNKNOWN]: unknown }) };
};

const hasUnknown = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(hasUnknown);
  return isPlain(value) && (value[UNKNOWN] !== undefined || Object.values(value).some(hasUnknown));
};

/** As the table stores it: every object with the attributes that it was read with. Applied to every call of the table. */
export const asStored = <Value>(value: Value): Value => {
  if (!hasUnknown(value)) return value;
  if (Array.isArray(value)) return value.map(asStored) as Value;
  if (!isPlain(value)) return value;
  const { [UNKNOWN]: unknown, ...known } = value;
  return Object.fromEntries(
    Object.entries({ ...unknown, ...known }).map(([name, one]) => [name, asStored(one)]),
  ) as Value;
};
