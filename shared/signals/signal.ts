import { createHash } from 'node:crypto';
import type {
  DISMISSAL_REASONS,
  SEVERITIES,
  SIGNAL_KINDS,
  SIGNAL_STATUSES,
  SIGNAL_WORDS,
} from '../contract/resources/signal.ts';
import type { Centavos } from '../money.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { Instant } from '../time/instant.ts';

export type SignalKind = (typeof SIGNAL_KINDS)[number];
export type Severity = (typeof SEVERITIES)[number];
export type SignalStatus = (typeof SIGNAL_STATUSES)[number];
export type SignalWord = (typeof SIGNAL_WORDS)[number];
export type DismissalReason = (typeof DISMISSAL_REASONS)[number];

export const severityOf: Readonly<Record<SignalKind, Severity>> = {
  double_charge: 'high',
  price_rise: 'medium',
  new_subscription: 'low',
  trial_turned_paid: 'high',
  subscription_after_cancel: 'high',
  unusual_amount: 'medium',
  fee_charged: 'medium',
  income_missing: 'high',
  bill_higher: 'medium',
  low_balance_ahead: 'high',
  duplicate_connection: 'medium',
  consent_ending: 'medium',
};

/** A row that a signal was found in. `amount` is signed. Without its id the bank may have given it a new one. */
export type EvidenceRow = { id: string; date: IsoDate; amount: Centavos };

/** What a signal says beside its amount and date. */
export type Figures = {
  /** Of the merchant, stream, bank, card or account. */
  name: string;
  /** Of a price. */
  from?: Centavos | undefined;
  to?: Centavos | undefined;
  /** What is usual. */
  usual?: Centavos | undefined;
  /** Of a bill. */
  total?: Centavos | undefined;
};

/** What a rule finds in a user's money of one day. */
export type FoundSignal = {
  id: string;
  kind: SignalKind;
  /** What a dismissal as expected silences the kind for. */
  about: string;
  /** Of the merchant, as `merchant-key.ts` reads it; empty where there is none. */
  merchant: string;
  /** Of the latest evidence. */
  latest: IsoDate;
  /** The last day on which it is told for the first time; absent: while its latest evidence is in reach. */
  tellBy?: IsoDate | undefined;
  date: IsoDate;
  /** Positive; null where there is none. */
  amount: Centavos | null;
  category: string | null;
  accountId: string | null;
  figures: Figures;
  rows: readonly EvidenceRow[];
  streamId: string | null;
  billId: string | null;
  itemIds: readonly string[];
};

/** A signal as it is kept. */
export type Signal = FoundSignal & {
  /** The person's word. */
  status: SignalWord;
  reason: DismissalReason | null;
  foundAt: Instant;
  /** Its evidence is gone; it may come back. */
  isGone: boolean;
  /** A notice has told it, or it was there when its connection came. */
  isTold: boolean;
  version: number;
};

/** `expected` keeps the kind silent for what it is about; after `cancelled` the next charge of the merchant is found. */
export type Silence = {
  signalId: string;
  kind: SignalKind;
  about: string;
  merchant: string;
  streamId: string | null;
  reason: 'expected' | 'cancelled';
  since: IsoDate;
};

const DIGITS = 16;

/** Of what makes the evidence one, never of row ids. */
export const signalId = (kind: SignalKind, key: readonly (string | number)[]): string =>
  `sig_${createHash('sha256')
    .update(JSON.stringify([kind, ...key]))
    .digest('hex')
    .slice(0, DIGITS)}`;

/** What is told of it: a dismissal stays one. */
export const statusOf = ({ status, isGone }: Pick<Signal, 'status' | 'isGone'>): SignalStatus =>
  isGone && status !== 'dismissed' ? 'resolved' : status;

const RANKS: readonly Severity[] = ['high', 'medium', 'low'];

/** The newest first. */
export const newestFirst = (a: Pick<Signal, 'date' | 'id'>, b: Pick<Signal, 'date' | 'id'>): number =>
  a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? 1 : -1;

/** The gravest first, then the newest. */
export const gravestFirst = (a: Signal, b: Signal): number =>
  RANKS.indexOf(severityOf[a.kind]) - RANKS.indexOf(severityOf[b.kind]) || newestFirst(a, b);
