import * as z from 'zod/mini';
import { parseIsoDate } from '../time/calendar.ts';
import { parseInstant } from '../time/instant.ts';

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

const optional = <S extends z.ZodMiniType>(inner: S, read: (text: string) => unknown) =>
  z.optional(z.pipe<Reader, z.ZodMiniOptional<S>>(fromText(read), z.optional(inner)));

const withDefault = <S extends z.ZodMiniType>(
  inner: S,
  read: (text: string) => unknown,
  fallback: Present<z.output<S>>,
) => z._default<z.ZodMiniPipe<Reader, S>>(z.pipe<Reader, S>(fromText(read, fallback), inner), fallback);

const DATE_RULE = 'must be an existing date in the form YYYY-MM-DD';
const INSTANT_RULE = 'must be an ISO 8601 date-time';

// A bare date is ISO 8601 too; it means midnight UTC, as in the bill periods clients read.
const instantOf = (text: string) =>
  parseInstant(text) ?? (parseIsoDate(text) ? parseInstant(`${text}T00:00:00.000Z`) : null);

/** What `parse` makes of a text; a text that it makes nothing of breaks `rule`. */
const parsedAs = <Value>(parse: (text: string) => Value | null, rule: string, error = 'Invalid input') =>
  z.transform((text: string, context): Value => {
    const value = parse(text);
    if (value !== null) return value;
    context.issues.push({ code: 'custom', input: text, message: error, params: { rule } });
    return z.NEVER;
  });

/** An existing calendar day `YYYY-MM-DD`. */
export const isoDate = (description: string, error?: string) =>
  z.pipe(
    z.string(error).check(z.describe(description), z.regex(/^\d{4}-\d{2}-\d{2}$/, error)),
    parsedAs(parseIsoDate, DATE_RULE, error),
  );

/** An ISO 8601 date-time, read into UTC. */
export const isoInstant = (description: string, error?: string) =>
  z.pipe(z.string(error).check(z.describe(description)), parsedAs(instantOf, INSTANT_RULE, error));

/** A date-time and the text that stood for it, for an answer that echoes what it was given. */
const isoInstantAsGiven = (description: string) =>
  z.pipe(
    z.string().check(z.describe(description)),
    parsedAs((given) => {
      const instant = instantOf(given);
      return instant && { given, instant };
    }, INSTANT_RULE),
  );

/** Longest id; a key of the table holds 1024 bytes, and a character takes up to three. */
export const LONGEST_ID = 300;

/** Optional query parameters; each is undefined when absent or empty. */
export const query = {
  text: (description: string) => optional(z.string().check(z.describe(description), z.maxLength(2000)), asIs),
  /** A text that is read as far as it makes sense, whatever its length. */
  longText: (description: string) => optional(z.string().check(z.describe(description)), asIs),
  date: (description: string) => optional(isoDate(description), asIs),
  instant: (description: string) => optional(isoInstant(description), asIs),
  /** As `instant`, with the text that was given beside it. */
  instantAsGiven: (description: string) => optional(isoInstantAsGiven(description), asIs),
  number: (description: string) => optional(z.number().check(z.describe(description)), readNumber),
  integer: (description: string, minimum: number, maximum: number) =>
    optional(z.int().check(z.describe(description), z.gte(minimum), z.lte(maximum)), readNumber),
  oneOf: <const V extends readonly string[]>(values: V, description: string) =>
    optional(z.enum(values).check(z.describe(description)), asIs),
  /** A comma list on REST, an array on MCP. */
  listOf: <const V extends readonly string[]>(values: V, description: string) =>
    optional(z.array(z.enum(values)).check(z.describe(description)), readList),
  /** Names that may themselves hold commas: kept as given on REST, an array on MCP. */
  names: (description: string) =>
    optional(
      z
        .union([z.array(z.string().check(z.maxLength(200))), z.string().check(z.maxLength(4000))])
        .check(z.describe(description)),
      asIs,
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

/** Marks a request as coming from the MCP server; accepted and without effect (specification, Endpoints). */
export const sourceMark = { s: z.optional(z.unknown().check(z.describe('Internal mark of MCP requests.'))) };

/** Longest free text that a record keeps; longer input is refused with the field's error. */
const LONGEST_TEXT = 500;
/** BRL; above it a JSON number no longer keeps its centavos. */
const LARGEST_AMOUNT = 1e12;
const AT_MOST_TWO_DECIMALS = /^-?\d+(\.\d{1,2})?$/;

const decimals = (error: string) =>
  z.refine<number>((value) => AT_MOST_TWO_DECIMALS.test(String(value)), {
    error,
    params: { rule: 'must have at most two decimals' },
  });

/** A field of a JSON body that may be absent; null, which assistants send for an unused field, is absent too. */
export const absentable = <S extends z.ZodMiniType>(inner: S) =>
  z.optional(
    z.pipe<Reader, z.ZodMiniOptional<S>>(
      z.transform((value: unknown): unknown => (value === null ? undefined : value)),
      z.optional(inner),
    ),
  );

/** Fields of a JSON body; `error` is the contract's wording, whatever is wrong with the field. */
export const body = {
  text: (description: string, error: string) =>
    z.string(error).check(z.describe(description), z.trim(), z.minLength(1, error), z.maxLength(LONGEST_TEXT, error)),
  id: (description: string, error: string) =>
    z.string(error).check(z.describe(description), z.trim(), z.minLength(1, error), z.maxLength(LONGEST_ID, error)),
  positiveAmount: (description: string, error: string) =>
    z.number(error).check(z.describe(description), z.positive(error), z.lte(LARGEST_AMOUNT, error), decimals(error)),
  amount: (description: string, error: string) =>
    z.number(error).check(z.describe(description), z.gte(0, error), z.lte(LARGEST_AMOUNT, error), decimals(error)),
  oneOf: <const V extends readonly string[]>(values: V, description: string, error: string) =>
    z.enum(values, error).check(z.describe(description)),
  flag: (description: string, error: string) => z.boolean(error).check(z.describe(description)),
  integer: (description: string, minimum: number, maximum: number, error: string) =>
    z.int(error).check(z.describe(description), z.gte(minimum, error), z.lte(maximum, error)),
};
