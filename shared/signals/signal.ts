import { createHash } from 'node:crypto';
import type {
  DISMISSAL_REASONS,
  SEVERITIES,
  SIGNAL_KINDS,
  SIGNAL_STATUSES,
  SIGNAL_WORDS,
} from '../contract/resources/signal.ts';
import { type Centavos, centavos, formatBrl, toAmount, ZERO } from '../money.ts';
import { brazilianDate, type IsoDate } from '../time/calendar.ts';
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

const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const spokenMonth = (date: IsoDate): string => `${MONTHS[Number(date.slice(5, 7)) - 1]} de ${date.slice(0, 4)}`;

/** `R$ 1,234.56`. */
const inEnglish = (value: Centavos): string =>
  formatBrl(value).replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));

/** A signal's figures as one language writes them. */
type Words = {
  name: string;
  amount: string;
  date: string;
  month: string;
  from: string;
  to: string;
  usual: string;
  total: string;
  /** The days of the two charges. */
  days: readonly string[];
};

const wordsOf = (
  { figures, amount, date, rows }: Pick<Signal, 'figures' | 'amount' | 'date' | 'rows'>,
  money: (value: Centavos) => string,
  day: (date: IsoDate) => string,
  month: (date: IsoDate) => string,
): Words => ({
  name: figures.name,
  amount: money(amount ?? ZERO),
  date: day(date),
  month: month(date),
  from: money(figures.from ?? ZERO),
  to: money(figures.to ?? ZERO),
  usual: money(figures.usual ?? ZERO),
  total: money(figures.total ?? ZERO),
  days: [...new Set(rows.map((row) => day(row.date)))],
});

type Sentence = (words: Words) => string;

const PORTUGUESE: Readonly<Record<SignalKind, Sentence>> = {
  double_charge: ({ name, amount, days }) => `${name} cobrou ${amount} duas vezes, em ${days.join(' e ')}.`,
  price_rise: ({ name, from, to, date }) => `${name} subiu de ${from} para ${to} em ${date}.`,
  new_subscription: ({ name, amount, date }) => `Nova assinatura: ${name}, ${amount} desde ${date}.`,
  trial_turned_paid: ({ name, amount, date }) => `O teste de ${name} virou cobrança de ${amount} em ${date}.`,
  subscription_after_cancel: ({ name, amount, date }) => `${name} voltou a cobrar: ${amount} em ${date}.`,
  unusual_amount: ({ name, amount, date, usual }) => `${amount} em ${name} em ${date}; o usual é ${usual}.`,
  fee_charged: ({ name, amount, month }) => `${name} cobrou ${amount} de tarifas e juros em ${month}.`,
  income_missing: ({ name, amount, date }) => `${name}, ${amount}, era esperado em ${date} e não entrou.`,
  bill_higher: ({ name, total, amount }) => `Fatura ${name}: ${total}, ${amount} acima do usual.`,
  low_balance_ahead: ({ amount, date }) => `Podem faltar ${amount} em ${date}.`,
  duplicate_connection: ({ name }) => `${name} vem por duas conexões: conta em dobro.`,
  consent_ending: ({ name, date }) => `A autorização de ${name} termina em ${date}.`,
};

const ENGLISH: Readonly<Record<SignalKind, Sentence>> = {
  double_charge: ({ name, amount, days }) => `${name} charged ${amount} twice, on ${days.join(' and ')}.`,
  price_rise: ({ name, from, to, date }) => `${name} rose from ${from} to ${to} on ${date}.`,
  new_subscription: ({ name, amount, date }) => `New subscription: ${name}, ${amount} since ${date}.`,
  trial_turned_paid: ({ name, amount, date }) => `The trial of ${name} became a charge of ${amount} on ${date}.`,
  subscription_after_cancel: ({ name, amount, date }) => `${name} charges again: ${amount} on ${date}.`,
  unusual_amount: ({ name, amount, date, usual }) => `${amount} at ${name} on ${date}; ${usual} is usual.`,
  fee_charged: ({ name, amount, month }) => `${name} charged ${amount} of fees and interest in ${month}.`,
  income_missing: ({ name, amount, date }) => `${name}, ${amount}, was expected on ${date} and did not come.`,
  bill_higher: ({ name, total, amount }) => `Bill ${name}: ${total}, ${amount} above the usual.`,
  low_balance_ahead: ({ amount, date }) => `${amount} may be missing on ${date}.`,
  duplicate_connection: ({ name }) => `${name} comes by two connections: it counts twice.`,
  consent_ending: ({ name, date }) => `The authorization of ${name} ends on ${date}.`,
};

type Told = Pick<Signal, 'kind' | 'figures' | 'amount' | 'date' | 'rows'>;

export const sentenceOf = (signal: Told): string =>
  PORTUGUESE[signal.kind](wordsOf(signal, formatBrl, brazilianDate, spokenMonth));

const englishSentenceOf = (signal: Told): string =>
  ENGLISH[signal.kind](wordsOf(signal, inEnglish, String, (date) => date.slice(0, 7)));

/** Kinds whose name is that of a bank, a card or an account. */
const OF_NO_MERCHANT: readonly SignalKind[] = [
  'fee_charged',
  'bill_higher',
  'low_balance_ahead',
  'duplicate_connection',
  'consent_ending',
];

/** One signal of get-signals. */
export const presentSignal = (signal: Signal) => ({
  id: signal.id,
  kind: signal.kind,
  severity: severityOf[signal.kind],
  status: statusOf(signal),
  reason: signal.reason,
  found_at: signal.foundAt,
  date: signal.date,
  amount: signal.amount === null ? null : toAmount(centavos(Math.abs(signal.amount))),
  merchant: OF_NO_MERCHANT.includes(signal.kind) ? null : signal.figures.name,
  category: signal.category,
  account_id: signal.accountId,
  sentence: sentenceOf(signal),
  sentence_en: englishSentenceOf(signal),
  evidence: {
    transaction_ids: signal.rows.map(({ id }) => id),
    stream_id: signal.streamId,
    bill_id: signal.billId,
    item_ids: [...signal.itemIds],
  },
});

/** Filters of the list; an undefined one excludes nothing. Dates are included. */
export type SignalFilter = {
  status: SignalStatus | 'all';
  kind?: SignalKind | undefined;
  from?: IsoDate | undefined;
  to?: IsoDate | undefined;
};

/** The signals that are asked for, the newest first. */
export const listSignals = (signals: readonly Signal[], { status, kind, from, to }: SignalFilter): Signal[] =>
  signals
    .filter(
      (signal) =>
        (status === 'all' || statusOf(signal) === status) &&
        (kind === undefined || signal.kind === kind) &&
        (from === undefined || signal.date >= from) &&
        (to === undefined || signal.date <= to),
    )
    .sort(newestFirst);

/** Of all new signals, whatever is asked for. */
export const summarizeSignals = (signals: readonly Signal[]) => {
  const fresh = signals.filter((signal) => statusOf(signal) === 'new');
  return { new: fresh.length, high: fresh.filter(({ kind }) => severityOf[kind] === 'high').length };
};

/** By row, the sentence of the signal that it is evidence of; of those that stand. */
export const sentencesOfRows = (signals: readonly Signal[]): Map<string, string> =>
  new Map(
    signals
      .filter((signal) => ['new', 'seen'].includes(statusOf(signal)))
      .flatMap((signal) => signal.rows.map(({ id }) => [id, sentenceOf(signal)])),
  );
