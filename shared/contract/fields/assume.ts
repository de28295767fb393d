import * as z from 'zod/mini';

/** What each kind of assumption may say beside its kind, the required fields first. */
export const ASSUMPTION_FIELDS = {
  once: ['amount', 'date', 'name', 'accountId'],
  monthly: ['amount', 'from', 'until', 'name', 'accountId'],
  installments: ['amount', 'n', 'accountId', 'date', 'name'],
  without: ['streamId'],
  income: ['streamId', 'amount', 'from'],
} as const;

export type AssumptionKind = keyof typeof ASSUMPTION_FIELDS;
export const ASSUMPTION_KINDS = [
  'once',
  'monthly',
  'installments',
  'without',
  'income',
] as const satisfies readonly AssumptionKind[];

const LONGEST = 2000;
const MOST = 10;
const TOO_LONG = `must have at most ${LONGEST} characters`;

const listIn = (text: string): unknown[] | null => {
  if (text.length > LONGEST) return null;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
};

// A value that is nested too deeply has no text.
const isShort = (list: unknown[]): boolean => {
  try {
    return JSON.stringify(list).length <= LONGEST;
  } catch {
    return false;
  }
};

const rule = <T>(holds: (value: T) => boolean, text: string) => z.refine<T>(holds, { params: { rule: text } });

const entry = z.unknown().check(
  z.meta({
    type: 'object',
    required: ['kind'],
    properties: {
      kind: { enum: [...ASSUMPTION_KINDS] },
      amount: { type: 'number' },
      date: { type: 'string' },
      from: { type: 'string' },
      until: { type: 'string' },
      n: { type: 'integer' },
      streamId: { type: 'string' },
      accountId: { type: 'string' },
      name: { type: 'string' },
    },
  }),
);

// The entries' own rules need the caller's accounts and the day: the forecast reads them, the first wrong one refuses.
const listed = z.array(entry).check(z.minLength(1), z.maxLength(MOST), rule(isShort, TOO_LONG));

const asText = z.string().check(
  z.meta({ maxLength: LONGEST, contentMediaType: 'application/json' }),
  rule((text) => text.length <= LONGEST, TOO_LONG),
  rule((text) => listIn(text) !== null, 'must be a JSON list'),
  rule((text) => listIn(text)?.length !== 0, 'must not be empty'),
  rule((text) => (listIn(text)?.length ?? 0) <= MOST, `must have at most ${MOST} entries`),
);

const withoutEmpty = z.transform((value: unknown): unknown => (value === '' ? undefined : value));

/** The assumptions of a call, unread: a JSON list on REST, an array on MCP. */
export const assumeField = (description: string) =>
  z.optional(z.pipe(withoutEmpty, z.optional(z.union([listed, asText]).check(z.describe(description)))));
