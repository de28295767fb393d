import * as z from 'zod/mini';
import { visibleLines, visibleText } from '../../text/normalize-text.ts';
import { isoDate } from './dates.ts';
import { LONGEST_ID } from './source-mark.ts';

/** Longer texts are refused with the field's error. */
const LONGEST_TEXT = 500;
/** BRL; above it a JSON number loses its centavos. */
const LARGEST_AMOUNT = 1e12;
const AT_MOST_TWO_DECIMALS = /^-?\d+(\.\d{1,2})?$/;

const decimals = (error: string) =>
  z.refine<number>((value) => AT_MOST_TWO_DECIMALS.test(String(value)), {
    error,
    params: { rule: 'must have at most two decimals' },
  });

const withoutNull = z.transform((value: unknown): unknown => (value === null ? undefined : value));

/** Accepts null as absent, because assistants send null for unused fields. */
export const absentable = <S extends z.ZodMiniType>(inner: S) =>
  z.optional(z.pipe<typeof withoutNull, z.ZodMiniOptional<S>>(withoutNull, z.optional(inner)));

const shown = (form: (text: string) => string, description: string, error: string) =>
  z
    .string(error)
    .check(
      z.describe(description),
      z.overwrite(form),
      z.trim(),
      z.minLength(1, error),
      z.maxLength(LONGEST_TEXT, error),
    );

/** `error` is the contract's text for any problem with the field. */
export const body = {
  /** One line, because notifications use it in subjects and templates. */
  text: (description: string, error: string) => shown(visibleText, description, error),
  /** Of several lines: what only its writer reads. */
  lines: (description: string, error: string) => shown(visibleLines, description, error),
  id: (description: string, error: string) =>
    z.string(error).check(z.describe(description), z.trim(), z.minLength(1, error), z.maxLength(LONGEST_ID, error)),
  positiveAmount: (description: string, error: string) =>
    z.number(error).check(z.describe(description), z.positive(error), z.lte(LARGEST_AMOUNT, error), decimals(error)),
  amount: (description: string, error: string) =>
    z.number(error).check(z.describe(description), z.gte(0, error), z.lte(LARGEST_AMOUNT, error), decimals(error)),
  signedAmount: (description: string, error: string) =>
    z
      .number(error)
      .check(z.describe(description), z.gte(-LARGEST_AMOUNT, error), z.lte(LARGEST_AMOUNT, error), decimals(error)),
  oneOf: <const V extends readonly string[]>(values: V, description: string, error: string) =>
    z.enum(values, error).check(z.describe(description)),
  flag: (description: string, error: string) => z.boolean(error).check(z.describe(description)),
  integer: (description: string, minimum: number, maximum: number, error: string) =>
    z.int(error).check(z.describe(description), z.gte(minimum, error), z.lte(maximum, error)),
};

/** Descriptions of where a caller has read a transaction, in a body and in a query. */
export const placeTexts = {
  accountId: 'With `currentDate`: the `account_id` that the transaction had.',
  currentDate:
    'The `date` that the transaction had when it was read. It is found sooner; an outdated one only takes longer.',
};

/** Where a caller has read a transaction. */
export const placeOfRow = {
  accountId: absentable(body.id(placeTexts.accountId, 'Invalid accountId')),
  currentDate: absentable(isoDate(placeTexts.currentDate, 'Invalid currentDate')),
};

export const refusalsOfPlace = [
  { status: 400, error: 'Invalid accountId', when: '`accountId` is no text' },
  { status: 400, error: 'Invalid currentDate', when: '`currentDate` is no date' },
] as const;
