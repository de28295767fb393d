/**
 * What a careful reader takes from a question, as a predicate over rows that knows nothing of any parser.
 * Everything given must hold at once; an absent field asks for nothing. Without `from` and `to` the operation's
 * default period applies: the same day three calendar months ago through today, both inclusive.
 */
export type Expectation = {
  /** First day, inclusive, a calendar date in America/Sao_Paulo. */
  from?: string;
  /** Last day, inclusive. */
  to?: string;
  direction?: 'out' | 'in';
  /** Canonical Portuguese names, any of them; a parent covers its children. A row without category is never meant. */
  categories?: string[];
  /** None of these, children included; rows without category stay. */
  notCategories?: string[];
  /** Lower-case pieces, any of which must occur in the description. */
  merchants?: string[];
  notMerchants?: string[];
  /** `either`: a row of one of the categories or of one of the merchants is meant; both are required otherwise. */
  join?: 'either';
  /** Absolute amount in the row's currency (two decimals), inclusive. */
  min?: number;
  max?: number;
  accountType?: 'BANK' | 'CREDIT';
  accountSubtype?: 'CHECKING_ACCOUNT' | 'SAVINGS_ACCOUNT' | 'CREDIT_CARD';
  /** Names of accounts of `rows.ts`, any of them. */
  accounts?: string[];
  /** Any of these. */
  status?: ('PENDING' | 'POSTED')[];
};

export type Question = {
  ask: string;
  expect: Expectation;
  /** The words that ask for something which the answer cannot apply, without accents: all of them must be named as unread. */
  unread?: string[];
  /** Likewise, but of a condition that a better reader may apply, which then names none of them. */
  elseUnread?: string[];
  /** What is expected, instead of `expect`, of a reader that applies the condition of `elseUnread`. */
  applied?: Expectation;
};
