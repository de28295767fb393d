import { type Centavos, centavos, magnitude } from '../money.ts';
import { PACES } from '../recurring/frequency.ts';
import { dateAt } from '../recurring/schedule.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { onOrAfterBusinessDay } from '../time/business-days.ts';
import { addDays, type IsoDate } from '../time/calendar.ts';
import type { ExpectedStream } from './expected-stream.ts';
import type { Horizon } from './item.ts';

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
