import { add, type Centavos, centavos, sum } from '../money.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { Instant } from '../time/instant.ts';

export type BankData = {
  transferNumber: string | null;
  closingBalance: Centavos | null;
  automaticallyInvestedBalance: Centavos | null;
  overdraftContractedLimit: Centavos | null;
  reservedBalances: unknown[];
};

export type DatedAmount = { date: IsoDate; amount: Centavos };

export type CreditData = {
  brand: string | null;
  level: string | null;
  status: string | null;
  creditLimit: Centavos | null;
  availableCreditLimit: Centavos | null;
  /** The bank's next due date as midnight UTC. */
  balanceDueDate: Instant | null;
  balanceCloseDate: Instant | null;
  minimumPayment: Centavos | null;
  balanceForeignCurrency: Centavos | null;
};

/** As of the last synchronization. */
export type Account = {
  id: string;
  itemId: string;
  /** `BANK` or `CREDIT`; also `INVESTMENT` and `LOAN` where the aggregator reports them as accounts. */
  type: string;
  subtype: string;
  name: string;
  marketingName: string;
  /** The user's own name for it, if any. */
  customName?: string | undefined;
  /** Masked: four asterisks and the last four digits. */
  number: string;
  owner: string | null;
  /** BANK: available money. CREDIT: used amount of the open bill, positive. Null: the bank never reported it. */
  balance: Centavos | null;
  /** Since when the bank reports no other balance: the age of the last known one; null or absent while it reports it. */
  balanceAsOf?: Instant | null | undefined;
  /** When a complete answer of the bank no longer listed it; its rows stay. */
  closedAt?: Instant | undefined;
  /** The account of another connection that is the same one, and was linked first. */
  duplicateOf?: string | undefined;
  /** An import has not written its rows yet. */
  isArriving?: true | undefined;
  /** While it arrives: the account of which it is the new number. */
  takesOver?: string | undefined;
  /** Rows before that date are those of a former number: the bank does not list them, and they stay. */
  keepsBefore?: IsoDate | undefined;
  currencyCode: string;
  /** By hand: what it held, or owed, as `startingDate` began. */
  startingBalance?: Centavos | undefined;
  startingDate?: IsoDate | undefined;
  /** By hand: the last day whose rows `balance` holds, and what the rows of later days will add to it. */
  balancedOn?: IsoDate | undefined;
  ahead?: readonly DatedAmount[] | undefined;
  /** By hand: raised by each write of its balance, which expects the one that it read. */
  balanceVersion?: number | undefined;
  bankData: BankData | null;
  creditData: CreditData | null;
  connectorName: string;
  connectorImageUrl: string | null;
};

export const isOpen = ({ closedAt }: Account): boolean => closedAt === undefined;

/**
 * Ids of the accounts that are connected a second time: nothing counts or lists them. Without the first one, or where that is
 * one itself, an account counts.
 */
export const duplicateIds = (accounts: readonly Account[]): ReadonlySet<string> => {
  const first = new Set(accounts.filter(({ duplicateOf }) => duplicateOf === undefined).map(({ id }) => id));
  return new Set(
    accounts.filter(({ duplicateOf }) => duplicateOf !== undefined && first.has(duplicateOf)).map(({ id }) => id),
  );
};

/** Neither closed nor connected a second time: what has a balance, bills and a closing day. */
export const openAccounts = (accounts: readonly Account[]): Account[] => {
  const duplicates = duplicateIds(accounts);
  return accounts.filter((account) => isOpen(account) && !duplicates.has(account.id));
};

export const isBankAccount = (account: Account): boolean => account.type === 'BANK';
export const isCreditCard = (account: Account): boolean => account.type === 'CREDIT';

/** Ids of the connections of accounts without a bank. */
export const MANUAL = 'manual-';

export const isByHand = ({ itemId }: Pick<Account, 'itemId'>): boolean => itemId.startsWith(MANUAL);

/** No bank closes the bills of a card by hand. */
export const hasBills = (account: Account): boolean => isCreditCard(account) && !isByHand(account);

/** By hand: rows whose day has come since the balance was written count. */
export const settledOn = (account: Account, today: IsoDate): Account => {
  const { ahead = [], balancedOn } = account;
  if (balancedOn === undefined || today <= balancedOn) return account;
  const come = sum(ahead.flatMap(({ date, amount }) => (date <= today ? amount : [])));
  return {
    ...account,
    balance: add(account.balance ?? centavos(0), come),
    balancedOn: today,
    ahead: ahead.filter(({ date }) => date > today),
  };
};
