import * as z from 'zod/mini';

const texts = z.array(z.string());
const date = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

/**
 * What a careful reader takes from a question, as a predicate over rows that knows nothing of any parser.
 * Everything given must hold at once; an absent field asks for nothing. Without `from` and `to` the operation's
 * default period applies: the same day three calendar months ago through today, both inclusive.
 */
const expectation = z.strictObject({
  /** First day, inclusive, a calendar date in America/Sao_Paulo. */
  from: z.optional(date),
  /** Last day, inclusive. */
  to: z.optional(date),
  direction: z.optional(z.enum(['out', 'in'])),
  /** Canonical Portuguese names, any of them; a parent covers its children. A row without category is never meant. */
  categories: z.optional(texts),
  /** None of these, children included; rows without category stay. */
  notCategories: z.optional(texts),
  /** Lower-case pieces, any of which must occur in the description. */
  merchants: z.optional(texts),
  notMerchants: z.optional(texts),
  /** `either`: a row of one of the categories or of one of the merchants is meant; both are required otherwise. */
  join: z.optional(z.literal('either')),
  /** Absolute amount in the row's currency (two decimals), inclusive. */
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  accountType: z.optional(z.enum(['BANK', 'CREDIT'])),
  accountSubtype: z.optional(z.enum(['CHECKING_ACCOUNT', 'SAVINGS_ACCOUNT', 'CREDIT_CARD'])),
  /** Names of accounts of `rows.ts`, any of them. */
  accounts: z.optional(texts),
  /** Any of these. */
  status: z.optional(z.array(z.enum(['PENDING', 'POSTED']))),
  /** These rows alone, whatever else; of an order whose rows are picked on another day. */
  ids: z.optional(texts),
});
export type Expectation = z.infer<typeof expectation>;

/** A line of a set. */
export const questionSchema = z.strictObject({
  ask: z.string(),
  expect: expectation,
  /** The words that ask for something which the answer cannot apply, without accents: all of them must be named as unread. */
  unread: z.optional(texts),
  /** Likewise, but of a condition that a better reader may apply, which then names none of them. */
  elseUnread: z.optional(texts),
  /** What is expected, instead of `expect`, of a reader that applies the condition of `elseUnread`. */
  applied: z.optional(expectation),
});
export type Question = z.infer<typeof questionSchema>;
