import type { Account } from '../../accounts/account.ts';
import type { Bill } from '../../cards/bill.ts';
import type { Transaction } from '../../ledger/transaction.ts';
import { centavos } from '../../money.ts';
import { addMonths, type IsoDate, isoDate } from '../../time/calendar.ts';
import { bank, card, now } from './synthetic-user.ts';

/** More months make the init longer, and the first call no shorter. */
const dates = Array.from({ length: 5 }, (_, back) => addMonths(isoDate(2026, 1, 15), -back));

const row = (of: Account, index: number, fields: Partial<Transaction> & { date: IsoDate }): Transaction => ({
  id: `00000000-0000-4000-${of === card ? 9 : 8}001-${String(index).padStart(12, '0')}`,
  accountId: of.id,
  description: 'MERCADO EXEMPLO',
  amount: centavos(-1_000),
  currencyCode: 'BRL',
  balance: null,
  type: 'DEBIT',
  status: 'POSTED',
  category: 'Supermercado',
  merchant: null,
  installment: null,
  billId: null,
  billForecastMonth: null,
  ...fields,
});

const purchase = (date: IsoDate, index: number): Transaction =>
  row(card, index + 20, {
    date,
    description: `LOJA ${3 - index}/5`,
    category: 'Compras online',
    installment: { number: 3 - index, total: 5, totalAmount: null, purchaseDate: null },
  });

const payment = (date: IsoDate, index: number): Transaction =>
  row(card, index + 40, {
    date,
    type: 'CREDIT',
    amount: centavos(1_000),
    description: 'PAGAMENTO RECEBIDO',
    category: null,
  });

const refund = (date: IsoDate, index: number): Transaction =>
  row(card, index + 60, { date, type: 'CREDIT', amount: centavos(100), description: 'ESTORNO LOJA' });

/** Per month: spending, income, a paid bill and a refund; in the last months also installments. */
export const rows: Transaction[] = dates.flatMap((date, index) => [
  row(bank, index, { date }),
  row(bank, index + 20, { date, type: 'CREDIT', amount: centavos(5_000), description: 'SALARIO', category: 'Salário' }),
  row(bank, index + 40, { date, description: 'PAGAMENTO FATURA', category: 'Pagamento de cartão de crédito' }),
  row(card, index, { date, status: index === 0 ? 'PENDING' : 'POSTED' }),
  payment(date, index),
  refund(date, index),
  ...(index < 3 ? [purchase(date, index)] : []),
]);

export const bills = dates.slice(0, 3).map(
  (dueDate, index): Bill => ({
    id: `00000000-0000-4000-a000-${String(index).padStart(12, '0')}`,
    itemId: card.itemId,
    accountId: card.id,
    dueDate,
    closingDate: null,
    totalAmount: centavos(2_000),
    currencyCode: 'BRL',
    minimumPayment: centavos(200),
    allowsInstallments: false,
    payments: [{ date: dueDate, amount: centavos(2_000) }],
    createdAt: now,
    updatedAt: now,
  }),
);
