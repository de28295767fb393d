import type { UPCOMING_KINDS } from '../contract/resources/upcoming.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, centavos, magnitude } from '../money.ts';
import type { CurrentStream } from '../recurring/found-stream.ts';
import { PACES } from '../recurring/frequency.ts';
import { dateAt } from '../recurring/schedule.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { onOrAfterBusinessDay } from '../time/business-days.ts';
import { addDays, type IsoDate } from '../time/calendar.ts';

/** A stream with its rows from today on, in order of date: what its bank has announced. */
export type ExpectedStream = CurrentStream & { announced: readonly Transaction[] };

export const withAnnounced = (
  streams: readonly CurrentStream[],
  transactions: readonly Transaction[],
  today: IsoDate,
): ExpectedStream[] => {
  const rows = new Map(transactions.filter(({ date }) => date >= today).map((row) => [row.id, row]));
  return streams.map((stream) => ({ ...stream, announced: stream.rowIds.flatMap((id) => rows.get(id) ?? []) }));
};

export type UpcomingKind = (typeof UPCOMING_KINDS)[number];

/** One payment to come, whatever it is known from. */
export type UpcomingItem = {
  date: IsoDate;
  kind: UpcomingKind;
  description: string;
  /** BRL; negative out, positive in. Null for a reminder that says no amount. */
  amount: Centavos | null;
  certainty: 'fixed' | 'estimated';
  category: string | null;
  accountId: string | null;
  /** Bill, reminder or stream; null where nothing has an id. */
  sourceId: string | null;
  /** Reminders and streams that are the same payment or part of it. */
  covers: string[];
  isOverdue: boolean;
  /** When an overdue payment was to be paid; its `date` is today. */
  wasDue: IsoDate | null;
};

/** Dates, both included. */
export type Horizon = { today: IsoDate; last: IsoDate };

/** One expected occurrence of a stream. */
export type Occurrence = {
  stream: ExpectedStream;
  date: IsoDate;
  /** Signed. */
  amount: Centavos;
  isFixed: boolean;
};

const BOLETO = /\b(?:boletos?|titulos?|tit|cobranca|convenio|debito automatico|deb aut\w*)\b/;

const signed = ({ direction }: ExpectedStream, amount: Centavos): Centavos =>
  centavos(direction === 'inflow' ? amount : -amount);

// What varies is expected at its average; a fixed price at the latest one.
const expectedAmount = ({ varies, average, last }: ExpectedStream): Centavos => (varies ? average : last);

// A boleto that is due on a day without banks is paid on the next one.
const paidOn = ({ description }: ExpectedStream, date: IsoDate): IsoDate =>
  BOLETO.test(normalizeText(description)) ? onOrAfterBusinessDay(date) : date;

/** Rows that the bank has announced for a later day: not yet in any balance. */
const announced = (stream: ExpectedStream, { today, last }: Horizon): Occurrence[] =>
  stream.announced
    .filter(({ date }) => today < date && date <= last)
    .map(({ date, amount }) => ({ stream, date, amount: signed(stream, magnitude(amount)), isFixed: true }));

/**
 * The occurrences of a stream from today to the last day. One whose window is still open is expected today; one that is
 * late has been missed, and the stream continues with the next.
 */
export const occurrencesOf = (stream: ExpectedStream, horizon: Horizon): Occurrence[] => {
  const { today, last } = horizon;
  if (stream.status === 'ended' || !stream.next) return [];
  const amount = expectedAmount(stream);
  const found = announced(stream, horizon);
  for (let index = stream.lastIndex + 1; ; index += 1) {
    const planned = dateAt(stream.schedule, index);
    const due = paidOn(stream, planned);
    if (due > last) return found;
    const isOpen = planned < today && index === stream.lastIndex + 1 && stream.next.to >= today;
    const date = isOpen && due < today ? today : due;
    if (date < today) continue;
    found.push({ stream, date, amount: signed(stream, amount), isFixed: stream.isFixed });
  }
};

/** Days that a payment known by name may lie from an occurrence: half a period at most. */
export const reachOf = ({ schedule }: ExpectedStream): number =>
  Math.min(10, Math.floor(PACES[schedule.frequency].days / 2));

export const dayAfter = (date: IsoDate): IsoDate => addDays(date, 1);
