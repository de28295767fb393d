import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { toCentavos } from '../../../shared/money.ts';
import { type IsoDate, parseIsoDate } from '../../../shared/time/calendar.ts';

/** A date that the test's author knows to exist. */
export const day = (text: string): IsoDate => {
  const date = parseIsoDate(text);
  if (!date) throw new RangeError(`${text} is no date`);
  return date;
};

type Given = Partial<Omit<Transaction, 'amount' | 'date'>> & { id: string; date?: string; reais?: number };

/** A posted purchase of R$ 10,00; `reais` is signed and sets the direction too. */
export const aTransaction = ({ date = '2026-03-10', reais = -10, ...given }: Given): Transaction => ({
  accountId: 'acc-1',
  date: day(date),
  description: 'PADARIA BELLA',
  amount: toCentavos(reais),
  currencyCode: 'BRL',
  balance: null,
  type: reais < 0 ? 'DEBIT' : 'CREDIT',
  status: 'POSTED',
  category: null,
  merchant: null,
  installment: null,
  billId: null,
  billForecastMonth: null,
  ...given,
});
