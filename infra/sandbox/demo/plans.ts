import * as z from 'zod/mini';
import data from './households.json' with { type: 'json' };

const text = z.string();
const number = z.number();
/** BRL, from and to. */
const range = z.tuple([number, number]);
/** Calendar months, 1 to 12, in which something happens; every month when unset. */
const months = z.optional(z.array(number));

const kind = z.enum([
  'pixOut',
  'pixIn',
  'ownOut',
  'ownIn',
  'boleto',
  'autoDebit',
  'debitCard',
  'salary',
  'billPayment',
  'invest',
  'redeem',
  'yield',
  'fee',
  'tax',
  'cashback',
  'refund',
  'withdrawal',
]);

/** Where money is spent: the name as a bank prints it, the category and what one visit costs. */
const place = z.object({ name: text, category: text, reais: range });

const placeGroup = z.object({ category: text, reais: range, names: z.array(text) });
const placesByName = new Map(
  Object.entries(data.places).map(([group, given]) => {
    const { names, ...rest } = placeGroup.parse(given);
    return [group, names.map((name) => ({ name, ...rest }))];
  }),
);
/** Places, or the name of a group of them. */
const places = z.pipe(
  z.union([text, z.array(place)]),
  z.transform((given) => (typeof given === 'string' ? (placesByName.get(given) ?? []) : given)),
);

/** What the aggregator knows of a company; its rows have no category and nothing of it but the CNPJ. */
const company = z.object({ cnpj: text, name: text, cnae: text });

/** Something that happens on the same day of the month. `name`: the other side, as it appears in print. */
const regular = z.object({
  name: text,
  day: number,
  reais: range,
  category: text,
  months,
  company: z.optional(company),
});
/** Something that happens now and then. */
const habit = z.object({ perMonth: range, places });

const account = z.object({
  id: text,
  subtype: z.enum(['CHECKING_ACCOUNT', 'SAVINGS_ACCOUNT']),
  name: text,
  marketingName: text,
  number: text,
  regular: z.array(z.extend(regular, { kind })),
  habits: z.array(z.extend(habit, { kind })),
  /** A debit that the bank has not booked yet. */
  pendingToday: z.optional(place),
  /** What the bank lists for a later day. */
  scheduled: z.optional(z.extend(place, { kind, inDays: number })),
  /** The household used it from so many months ago to so many; then the bank stopped listing it. */
  closed: z.optional(z.object({ fromMonthsAgo: number, toMonthsAgo: number })),
  /** BRL between which investing and redeeming keep the balance. */
  keep: range,
});

/** `monthsAgo`: months before today; `day`: of that month. */
const past = { monthsAgo: number, day: number };

const agreement = z.object({
  name: text,
  day: number,
  reais: number,
  category: text,
  months,
  /** The price until so many months ago. */
  earlier: z.optional(z.object({ reais: number, monthsAgo: number })),
  /** The last charge was so many months ago. */
  cancelledMonthsAgo: z.optional(number),
});

const card = z.object({
  id: text,
  name: text,
  marketingName: text,
  /** Last four digits. */
  number: text,
  brand: text,
  level: text,
  limitReais: number,
  /** 1 to 21, so bill and due date, a week later, are of one month. */
  closingDay: number,
  /** The bank closed the last bill so many days before that. */
  daysEarly: z.optional(number),
  /**
   * How a bank shows a purchase in installments: one row on each bill, all rows at once with dates to come, or one row
   * on each bill with the number in the description alone.
   */
  installmentStyle: z.enum(['row-per-bill', 'all-at-once', 'in-description']),
  /** Whether the bank reports the open bill too, and gives its rows that bill's id. */
  listsOpenBill: z.boolean(),
  habits: z.array(habit),
  /** Charged on the same day each month: subscriptions, annual fees. */
  subscriptions: z.array(regular),
  /** Charged at a price that is the same to the centavo until it changes or is cancelled. */
  agreements: z.array(agreement),
  installments: z.array(
    z.object({
      store: text,
      category: text,
      ...past,
      reais: number,
      count: number,
      /** The installments from this number on were paid ahead on one day. */
      prepaid: z.optional(z.object({ from: number, ...past })),
    }),
  ),
  foreign: z.array(z.object({ store: text, category: text, ...past, usd: number })),
  /** Of an uncategorized one the bank tells the text and the amount alone. */
  refunds: z.array(z.object({ place, ...past, isUncategorized: z.optional(z.boolean()) })),
  paidFrom: z.object({ accountId: text, name: text }),
  /** The bill that closed so many months ago was paid five days late. */
  lateMonthsAgo: z.optional(number),
  /** Of the bill that closed so many months ago the minimum was paid; the next one carries the rest. */
  refinancedMonthsAgo: z.optional(number),
});

/** How a bank prints a statement line: `{name}` is the other side, `{dd/mm}` the day. */
const style = z.object({
  connector: z.object({ id: number, name: text }),
  /** How it gives the time of a row: exactly, or as a date at midnight in UTC or in São Paulo. */
  precision: z.enum(['exact', 'utc-midnight', 'local-midnight']),
  lines: z.record(kind, text),
});
const styles = z.object({ itau: style, nubank: style, bradesco: style, caixa: style });

const bank = z.object({
  itemId: text,
  style: z.pipe(
    z.keyof(styles),
    z.transform((name) => bankStyles[name]),
  ),
  accounts: z.array(account),
  cards: z.array(card),
  /** Days from today until the consent ends. */
  consentDays: number,
  onUpdate: z.optional(z.record(text, z.unknown())),
});

const household = z.object({
  /** A CPF with wrong check digits. */
  taxNumber: text,
  banks: z.array(bank),
  /** Between the household's own accounts; the category is a PIX between banks or a transfer inside one. */
  transfers: z.array(z.object({ from: text, to: text, day: number, reais: range, category: text })),
});

const person = z.object({
  id: text,
  name: text,
  phone: z.nullable(text),
  subscription: z.nullable(
    z.object({
      plan: z.enum(['free', 'basic', 'pro', 'premium']),
      status: z.enum(['active', 'canceled', 'expired']),
      endsInDays: number,
    }),
  ),
  apiKeys: z.optional(z.array(z.object({ label: text, status: z.enum(['active', 'revoked']) }))),
  household: z.optional(z.enum(['pro', 'free', 'premium', 'small', 'troubled'])),
});

export type Company = z.output<typeof company>;
export type Kind = z.output<typeof kind>;
export type AccountPlan = z.output<typeof account>;
export type Regular = AccountPlan['regular'][number];
export type Habit = AccountPlan['habits'][number];
export type CardPlan = z.output<typeof card>;
export type InstallmentPurchase = CardPlan['installments'][number];
export type BankStyle = z.output<typeof style>;
export type Precision = BankStyle['precision'];
export type BankPlan = z.output<typeof bank>;
export type HouseholdPlan = z.output<typeof household> & { owner: string };
export type Person = z.output<typeof person>;

export const bankStyles = styles.parse(data.banks);
export const people = z.array(person).parse(data.people);

/** Merchant category codes by category, where a card network gives them. */
export const merchantCodes = new Map(Object.entries(data.merchantCodes));

/** A household of households.json for one person. `{id}` in its ids becomes the person's. */
export const householdOf = (
  { id, name }: Pick<Person, 'id' | 'name'>,
  plan: keyof typeof data.households,
): HouseholdPlan => {
  const own: unknown = JSON.parse(JSON.stringify(data.households[plan]).replaceAll('{id}', id));
  return { ...household.parse(own), owner: name };
};
