/** The plain data of a household. Amounts are integer centavos from the person's view: negative out, positive in. */
export const INCIDENT_KINDS = [
  'double_charge',
  'price_rise',
  'new_subscription',
  'trial_turned_paid',
  'subscription_after_cancel',
  'unusual_amount',
  'fee_charged',
  'income_missing',
  'bill_higher',
  'low_balance_ahead',
] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];
export type SetName = 'open' | 'closed';

export interface Account {
  id: string;
  kind: 'checking' | 'savings' | 'card';
  bank: string;
  connectorId: number;
  name: string;
  number: string;
  /** A bank account's money; a card's open bill as a negative amount. */
  balance: number;
  /** Agreed overdraft of a bank account, limit of a card. */
  limit: number;
  closingDay: number | null;
  dueDay: number | null;
}

export interface Installment {
  number: number;
  total: number;
  totalAmount: number;
  purchaseDate: string;
}

export interface Transaction {
  id: string;
  accountId: string;
  /** Date and time (HH:MM) in São Paulo. */
  date: string;
  time: string;
  description: string;
  amount: number;
  /** In the aggregator's English; null in households without its categories. */
  category: string | null;
  categoryId: string | null;
  merchant: string | null;
  status: 'POSTED' | 'PENDING';
  installment: Installment | null;
  billId: string | null;
}

export interface Bill {
  id: string;
  accountId: string;
  closingDate: string;
  dueDate: string;
  /** What is owed, positive. */
  total: number;
  minimum: number;
}

export interface Planted {
  kind: IncidentKind;
  /** The day on which a careful reader of the statement could see it; for `low_balance_ahead` the first day below zero. */
  date: string;
  transactionIds: string[];
  merchant: string | null;
  /** The day on which the person cancelled, for `subscription_after_cancel`. */
  cancelledOn?: string;
  note: string;
}

export interface Household {
  seed: number;
  set: SetName;
  today: string;
  from: string;
  person: string;
  persona: string;
  /** Names of the ordinary events and habits of this household. */
  life: string[];
  accounts: Account[];
  transactions: Transaction[];
  bills: Bill[];
  planted: Planted[];
  /** Kinds on which two careful people may differ in this household: a finding of them is neither right nor wrong. */
  tolerated: IncidentKind[];
}
