import * as z from 'zod/mini';
import { isoDate, isoInstantAsGiven } from './dates.ts';
import { LONGEST_ID } from './source-mark.ts';

/** Longer lists are refused before they are processed. */
const MOST_ENTRIES = 50;
/** An address of this length passes every proxy; a cursor of fifty accounts is half as long. */
const LONGEST_CURSOR = 6000;
const PLAIN_DECIMAL = /^-?\d+(\.\d+)?$/;

// Text on REST, a typed value on MCP; an empty text means unset.
const fromText = (read: (text: string) => unknown, unset?: unknown) =>
  z.transform((value: unknown) => (typeof value !== 'string' ? value : value === '' ? unset : read(value)));

type Present<T> = z.core.util.NoUndefined<T>;
type Reader = ReturnType<typeof fromText>;

const readNumber = (text: string): unknown => (PLAIN_DECIMAL.test(text) ? Number(text) : text);
const readFlag = (text: string): unknown => (text === 'true' ? true : text === 'false' ? false : text);
const asIs = (text: string): unknown => text;
const readList = (text: string): unknown => text.split(',').map((part) => part.trim());

// Shared, because a cold start pays for every schema.
const readers = { number: fromText(readNumber), text: fromText(asIs), list: fromText(readList) };

// An entry may be a comma list itself.
const piecesIn = (names: string | readonly string[]): number =>
  (typeof names === 'string' ? [names] : names).reduce((sum, text) => sum + text.split(',').length, 0);

const atMostEntries = z.refine<string | string[]>((names) => piecesIn(names) <= MOST_ENTRIES, {
  params: { rule: `must have at most ${MOST_ENTRIES} names` },
});

const optional = <S extends z.ZodMiniType>(inner: S, reader: Reader) =>
  z.optional(z.pipe<Reader, z.ZodMiniOptional<S>>(reader, z.optional(inner)));

const withDefault = <S extends z.ZodMiniType>(
  inner: S,
  read: (text: string) => unknown,
  fallback: Present<z.output<S>>,
) => z._default<z.ZodMiniPipe<Reader, S>>(z.pipe<Reader, S>(fromText(read, fallback), inner), fallback);

/** Marks a parameter that some programs write as `name[]` or `name[0]`. On the schema itself: the runtime imports no field. */
const list = <S extends object>(schema: S): S & { isList: true } => Object.assign(schema, { isList: true as const });

/** Optional query parameters; each is undefined when absent or empty. */
export const query = {
  text: (description: string) => optional(z.string().check(z.describe(description), z.maxLength(2000)), readers.text),
  /** Becomes part of a key of the table, whose length is bounded. */
  id: (description: string) =>
    optional(z.string().check(z.describe(description), z.maxLength(LONGEST_ID)), readers.text),
  /** A text of any length; only its beginning is read. */
  longText: (description: string) => optional(z.string().check(z.describe(description)), readers.text),
  date: (description: string) => optional(isoDate(description), readers.text),
  instantAsGiven: (description: string) => optional(isoInstantAsGiven(description), readers.text),
  number: (description: string) => optional(z.number().check(z.describe(description)), readers.number),
  integer: (description: string, minimum: number, maximum: number) =>
    optional(z.int().check(z.describe(description), z.gte(minimum), z.lte(maximum)), readers.number),
  /** Any text that is not in the list is refused with one error. */
  cursor: (description: string) =>
    optional(
      z.string('Invalid cursor').check(z.describe(description), z.maxLength(LONGEST_CURSOR, 'Invalid cursor')),
      readers.text,
    ),
  oneOf: <const V extends readonly string[]>(values: V, description: string) =>
    optional(z.enum(values).check(z.describe(description)), readers.text),
  /** A comma list on REST, an array on MCP. */
  listOf: <const V extends readonly string[]>(values: V, description: string) =>
    list(optional(z.array(z.enum(values)).check(z.describe(description), z.maxLength(MOST_ENTRIES)), readers.list)),
  /** Names may contain commas: unsplit on REST, an array on MCP. */
  names: (description: string) =>
    list(
      optional(
        z
          .union([
            z.array(z.string().check(z.maxLength(200))).check(z.maxLength(MOST_ENTRIES)),
            z.string().check(z.maxLength(4000)),
          ])
          .check(z.describe(description), atMostEntries),
        readers.text,
      ),
    ),
  integerOr: (fallback: number, description: string, minimum: number, maximum: number) =>
    withDefault(z.int().check(z.describe(description), z.gte(minimum), z.lte(maximum)), readNumber, fallback),
  oneOfOr: <const V extends readonly [string, ...string[]]>(values: V, fallback: V[number], description: string) =>
    withDefault(z.enum(values).check(z.describe(description)), asIs, fallback),
  /** `true` or `false`, never coerced: `hardDelete=no` must not delete. */
  flagOr: (fallback: boolean, description: string) =>
    withDefault(z.boolean().check(z.describe(description)), readFlag, fallback),
  /** `error` is the contract's text. */
  requiredId: (description: string, error: string) =>
    z.string(error).check(z.describe(description), z.minLength(1, error), z.maxLength(LONGEST_ID, error)),
};
