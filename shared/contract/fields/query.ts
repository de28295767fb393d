import * as z from 'zod/mini';
import { isoDate, isoInstantAsGiven } from './dates.ts';
import { LONGEST_ID } from './longest-id.ts';

const PLAIN_DECIMAL = /^-?\d+(\.\d+)?$/;

// A query value is text on REST and a typed value on MCP; an empty text is unset (design 2).
const fromText = (read: (text: string) => unknown, unset?: unknown) =>
  z.transform((value: unknown) => (typeof value !== 'string' ? value : value === '' ? unset : read(value)));

type Present<T> = z.core.util.NoUndefined<T>;
type Reader = ReturnType<typeof fromText>;

const readNumber = (text: string): unknown => (PLAIN_DECIMAL.test(text) ? Number(text) : text);
const readFlag = (text: string): unknown => (text === 'true' ? true : text === 'false' ? false : text);
const asIs = (text: string): unknown => text;
const readList = (text: string): unknown => text.split(',').map((part) => part.trim());

// One of each, since a cold start pays for every schema.
const readers = { number: fromText(readNumber), text: fromText(asIs), list: fromText(readList) };

const optional = <S extends z.ZodMiniType>(inner: S, reader: Reader) =>
  z.optional(z.pipe<Reader, z.ZodMiniOptional<S>>(reader, z.optional(inner)));

const withDefault = <S extends z.ZodMiniType>(
  inner: S,
  read: (text: string) => unknown,
  fallback: Present<z.output<S>>,
) => z._default<z.ZodMiniPipe<Reader, S>>(z.pipe<Reader, S>(fromText(read, fallback), inner), fallback);

/** Optional query parameters; each is undefined when absent or empty. */
export const query = {
  text: (description: string) => optional(z.string().check(z.describe(description), z.maxLength(2000)), readers.text),
  /** A text that is read as far as it makes sense, whatever its length. */
  longText: (description: string) => optional(z.string().check(z.describe(description)), readers.text),
  date: (description: string) => optional(isoDate(description), readers.text),
  /** A date-time with the text that stood for it beside it. */
  instantAsGiven: (description: string) => optional(isoInstantAsGiven(description), readers.text),
  number: (description: string) => optional(z.number().check(z.describe(description)), readers.number),
  integer: (description: string, minimum: number, maximum: number) =>
    optional(z.int().check(z.describe(description), z.gte(minimum), z.lte(maximum)), readers.number),
  oneOf: <const V extends readonly string[]>(values: V, description: string) =>
    optional(z.enum(values).check(z.describe(description)), readers.text),
  /** A comma list on REST, an array on MCP. */
  listOf: <const V extends readonly string[]>(values: V, description: string) =>
    optional(z.array(z.enum(values)).check(z.describe(description)), readers.list),
  /** Names that may themselves hold commas: kept as given on REST, an array on MCP. */
  names: (description: string) =>
    optional(
      z
        .union([z.array(z.string().check(z.maxLength(200))), z.string().check(z.maxLength(4000))])
        .check(z.describe(description)),
      readers.text,
    ),
  integerOr: (fallback: number, description: string, minimum: number, maximum: number) =>
    withDefault(z.int().check(z.describe(description), z.gte(minimum), z.lte(maximum)), readNumber, fallback),
  oneOfOr: <const V extends readonly [string, ...string[]]>(values: V, fallback: V[number], description: string) =>
    withDefault(z.enum(values).check(z.describe(description)), asIs, fallback),
  /** `true` or `false`; anything else is refused, never coerced. */
  flagOr: (fallback: boolean, description: string) =>
    withDefault(z.boolean().check(z.describe(description)), readFlag, fallback),
  /** A required id; `error` is the contract's wording. */
  requiredId: (description: string, error: string) =>
    z.string(error).check(z.describe(description), z.minLength(1, error), z.maxLength(LONGEST_ID, error)),
};
