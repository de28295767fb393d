/** The house under construction: drafts of rows and the words that write them. */
import type { BankStyle } from './bank-styles.ts';
import type { Category } from './categories.ts';
import { daysBetween, monthsBetween, plusDays, plusMonths, short } from './days.ts';
import type { Account, IncidentKind, Installment, Planted, SetName } from './format.ts';
import { Random } from './random.ts';
import type { Service, Words } from './words.ts';

export interface Draft {
  account: Holder;
  date: string;
  time: string;
  text: string;
  amount: number;
  category: Category;
  merchant: string | null;
  installment: Installment | null;
  /** Anyone who knows the house knows that it will come: rent, loans, bills. */
  isFixed: boolean;
  /** An event's purchase, which may move to a bank account so that no bill stands out. */
  isEvent: boolean;
  isBillPayment: boolean;
  tag: string;
}

export interface Holder extends Account {
  style: BankStyle;
}

export interface Subscription {
  service: Service;
  drafts: Draft[];
}

export type Extra = Partial<Pick<Draft, 'merchant' | 'isFixed' | 'isEvent' | 'tag' | 'time' | 'installment'>>;

/** Rows are drafted this many days beyond today, so that the balance ahead is known. */
const HORIZON_DAYS = 48;

export class Home {
  readonly drafts: Draft[] = [];
  readonly life: string[] = [];
  readonly tolerated: IncidentKind[] = [];
  readonly subscriptions: Subscription[] = [];
  readonly accounts: Holder[] = [];
  readonly random: Random;
  readonly months: string[];
  readonly from: string;
  readonly horizon: string;
  readonly today: string;
  readonly words: Words;
  readonly seed: number;
  /** Kinds of incident that this house will have. */
  readonly kinds: IncidentKind[];
  /** Net monthly income in centavos. */
  income = 0;
  person = '';
  persona = '';

  constructor(seed: number, today: string, set: SetName, words: Words, kinds: (random: Random) => IncidentKind[]) {
    this.random = new Random(seed * 2 + (set === 'closed' ? 7_919_001 : 0));
    this.seed = seed;
    this.today = today;
    this.words = words;
    this.kinds = kinds(this.random);
    this.from = `${plusMonths(today, -this.random.int(14, 29)).slice(0, 8)}01`;
    this.horizon = plusDays(today, HORIZON_DAYS);
    this.months = monthsBetween(this.from, this.horizon);
  }

  get checking(): Holder {
    return this.first('checking');
  }

  get card(): Holder {
    return this.first('card');
  }

  private first(kind: Account['kind']): Holder {
    const found = this.accounts.find((account) => account.kind === kind);
    if (found === undefined) throw new Error(`no ${kind}`);
    return found;
  }

  has(name: string, share: number): boolean {
    const has = this.random.chance(share);
    if (has && !this.life.includes(name)) this.life.push(name);
    return has;
  }

  daysAgo(date: string): number {
    return daysBetween(date, this.today);
  }

  /** Signed amount; null outside of the house's days. */
  row(
    account: Holder,
    date: string,
    amount: number,
    text: string,
    category: Category,
    extra: Extra = {},
  ): Draft | null {
    const isComing = extra.installment !== undefined && extra.installment !== null;
    if (date < this.from || (date > this.horizon && !isComing)) return null;
    const draft: Draft = {
      account,
      date,
      time: extra.time ?? this.clock(8, 21),
      text: text.trim(),
      amount,
      category,
      merchant: extra.merchant ?? null,
      installment: extra.installment ?? null,
      isFixed: extra.isFixed ?? false,
      isEvent: extra.isEvent ?? false,
      isBillPayment: false,
      tag: extra.tag ?? '',
    };
    this.drafts.push(draft);
    return draft;
  }

  clock(from: number, to: number): string {
    const pad = (value: number): string => String(value).padStart(2, '0');
    return `${pad(this.random.int(from, to))}:${pad(this.random.int(0, 59))}`;
  }

  private styled(
    way: 'pixOut' | 'pixIn' | 'boleto' | 'autoDebit' | 'debit' | 'salary' | 'cash',
    sign: 1 | -1,
  ): (
    date: string,
    amount: number,
    name: string,
    category: Category,
    extra?: Extra & { account?: Holder },
  ) => Draft | null {
    return (date, amount, name, category, extra = {}) => {
      const account = extra.account ?? this.checking;
      const text = account.style[way].replace('{t}', name).replace('{d}', short(date));
      return this.row(account, date, sign * amount, text, category, {
        merchant: way === 'debit' ? name : null,
        ...extra,
      });
    };
  }

  pixOut = this.styled('pixOut', -1);
  pixIn = this.styled('pixIn', 1);
  boleto = this.styled('boleto', -1);
  autoDebit = this.styled('autoDebit', -1);
  debit = this.styled('debit', -1);
  salary = this.styled('salary', 1);
  cash = this.styled('cash', -1);

  /** A purchase with the card. */
  buy(
    date: string,
    amount: number,
    text: string,
    category: Category,
    extra: Extra & { account?: Holder } = {},
  ): Draft | null {
    return this.row(extra.account ?? this.card, date, -amount, text, category, extra);
  }

  /** A purchase in instalments, one row a month; those to come are listed too. */
  instalments(date: string, total: number, count: number, text: string, category: Category, extra: Extra = {}): void {
    const each = Math.floor(total / count);
    const pad = (value: number): string => String(value).padStart(2, '0');
    for (let number = 1; number <= count; number += 1) {
      const amount = number === 1 ? total - each * (count - 1) : each;
      const installment = { number, total: count, totalAmount: total, purchaseDate: date };
      const label = this.card.style.installment(text, pad(number), pad(count));
      this.buy(plusMonths(date, number - 1), amount, label, category, { ...extra, merchant: text, installment });
    }
  }
}

export interface PlantedDrafts extends Omit<Planted, 'transactionIds'> {
  drafts: Draft[];
}
export type Planter = (home: Home) => PlantedDrafts | null;
