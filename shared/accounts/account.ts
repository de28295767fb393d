import type { Centavos } from '../money.ts';
import type { Instant } from '../time/instant.ts';

export type BankData = {
  transferNumber: string | null;
  closingBalance: Centavos | null;
  automaticallyInvestedBalance: Centavos | null;
  overdraftContractedLimit: Centavos | null;
  reservedBalances: unknown[];
};

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
  /** BANK: available money. CREDIT: used amount of the open bill, positive. */
  balance: Centavos;
  currencyCode: string;
  bankData: BankData | null;
  creditData: CreditData | null;
  connectorName: string;
  connectorImageUrl: string | null;
};

export const isBankAccount = (account: Account): boolean => account.type === 'BANK';
export const isCreditCard = (account: Account): boolean => account.type === 'CREDIT';
