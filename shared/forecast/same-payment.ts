import { merchantKey } from '../categorizer/merchant-key.ts';
import type { Transaction } from '../ledger/transaction.ts';
import type { Centavos } from '../money.ts';
import { wordsOf } from '../text/normalize-text.ts';
import { daysBetween, type IsoDate } from '../time/calendar.ts';

/** Words of a title that are no name. */
const PLAIN = new Set(
  'pagar pagamento pagto conta contas boleto fatura cartao credito debito mensalidade parcela lembrete para com dos das da de do em no na ao mes meu minha'.split(
    ' ',
  ),
);
const SHORTEST = 3;
/** A payment is the same when its amount is so close. */
const SAME_AMOUNT = 0.05;
/** Days from a reminder to the payment that it is about. */
export const SAME_DAYS = 3;

export const namesIn = (text: string): string[] =>
  wordsOf(text).filter((word) => word.length >= SHORTEST && !PLAIN.has(word) && !/^\d+$/.test(word));

/** Whether two texts have a name in common. */
export const sameName = (title: string, others: readonly (string | null)[]): boolean => {
  const names = new Set(others.flatMap((text) => namesIn(text ?? '')));
  return namesIn(title).some((name) => names.has(name));
};

export const sameAmount = (a: Centavos | null, b: Centavos): boolean =>
  a !== null && Math.abs(Math.abs(a) - Math.abs(b)) <= SAME_AMOUNT * Math.abs(b);

export const daysApart = (a: IsoDate, b: IsoDate): number => Math.abs(daysBetween(a, b));

/** Whether a row that has been booked pays what is due: it names it, or it is of the same amount to the centavo. */
export const pays = (row: Transaction, due: { title: string; amount: Centavos | null; dueDate: IsoDate }): boolean => {
  if (row.type !== 'DEBIT' || daysApart(row.date, due.dueDate) > SAME_DAYS) return false;
  if (due.amount !== null && Math.abs(row.amount) === Math.abs(due.amount)) return true;
  const isNamed = sameName(due.title, [merchantKey(row).words.join(' '), row.merchant, row.category]);
  return isNamed && (due.amount === null || sameAmount(due.amount, row.amount));
};
