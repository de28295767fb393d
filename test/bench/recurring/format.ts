/** The format of a household: its rows and the expected streams. */
import type { Frequency } from './schedules.ts';

export interface Account {
  id: string;
  name: string;
  kind: 'bank' | 'card';
  connectorName: string;
}

export interface Row {
  id: string;
  accountId: string;
  date: string;
  /** From the person's view: negative out, positive in. */
  amount: number;
  currency: string;
  description: string;
  merchant: string | null;
  category: string | null;
  status: 'POSTED' | 'PENDING';
  installmentNumber: number | null;
  totalInstallments: number | null;
  isOwnTransfer: boolean;
  isBillPayment: boolean;
  isInvestment: boolean;
}

export type StreamStatus = 'early' | 'active' | 'late' | 'ended';

export interface ExpectedStream {
  name: string;
  direction: 'inflow' | 'outflow';
  frequency: Frequency;
  rowIds: string[];
  status: StreamStatus;
  /** Null where the rules leave it open: it is not scored. */
  isSubscription: boolean | null;
  amountVaries: boolean;
  priceChange: { from: number; to: number; date: string } | null;
  /** When the next one would really come; for a late stream the one that is missing; null when ended. */
  nextDateWindow: { from: string; to: string } | null;
}

export interface Household {
  name: string;
  today: string;
  accounts: Account[];
  rows: Row[];
  expected: ExpectedStream[];
}
