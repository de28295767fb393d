import type { Account, BankData, CreditData } from '../accounts/account.ts';
import type { Bill, BillPayment } from '../cards/bill.ts';
import { type Centavos, toCentavos } from '../money.ts';
import { bankDateOf } from '../time/sao-paulo.ts';
import type { AggregatorAccount, AggregatorBill, AggregatorItem } from './aggregator-schemas.ts';

const money = (amount: number | null): Centavos | null => (amount === null ? null : toCentavos(amount));

/** Four asterisks and the last four characters. */
export const maskedNumber = (number: string | null): string =>
  `****${(number ?? '').replace(/[^0-9A-Za-z]/g, '').slice(-4)}`;

const bankDataOf = ({ bankData: data }: AggregatorAccount): BankData | null =>
  data && {
    transferNumber: data.transferNumber,
    closingBalance: money(data.closingBalance),
    automaticallyInvestedBalance: money(data.automaticallyInvestedBalance),
    overdraftContractedLimit: money(data.overdraftContractedLimit),
    reservedBalances: data.reservedBalances ?? [],
  };

const creditDataOf = ({ creditData: data }: AggregatorAccount): CreditData | null =>
  data && {
    brand: data.brand,
    level: data.level,
    status: data.status,
    creditLimit: money(data.creditLimit),
    availableCreditLimit: money(data.availableCreditLimit),
    balanceDueDate: data.balanceDueDate,
    balanceCloseDate: data.balanceCloseDate,
    minimumPayment: money(data.minimumPayment),
    balanceForeignCurrency: money(data.balanceForeignCurrency),
  };

/** The holder's tax number is not stored. */
export const toAccount = (account: AggregatorAccount, { id: itemId, connector }: AggregatorItem): Account => {
  const name = account.name ?? account.marketingName ?? connector.name;
  return {
    id: account.id,
    itemId,
    type: account.type,
    subtype: account.subtype ?? '',
    name,
    marketingName: account.marketingName ?? name,
    number: maskedNumber(account.number),
    owner: account.owner,
    balance: money(account.balance),
    balanceAsOf: null,
    currencyCode: account.currencyCode ?? 'BRL',
    bankData: bankDataOf(account),
    creditData: creditDataOf(account),
    connectorName: connector.name,
    connectorImageUrl: connector.imageUrl,
  };
};

const paymentsOf = ({ payments }: AggregatorBill): BillPayment[] =>
  (payments ?? []).flatMap(({ paymentDate, amount }) =>
    paymentDate === null || amount === null ? [] : [{ date: bankDateOf(paymentDate), amount: toCentavos(amount) }],
  );

/** Missing values become 0, false or the due date. */
export const toBill = (bill: AggregatorBill, { itemId, accountId }: { itemId: string; accountId: string }): Bill => ({
  id: bill.id,
  itemId,
  accountId,
  dueDate: bankDateOf(bill.dueDate),
  closingDate: bill.billClosingDate && bankDateOf(bill.billClosingDate),
  totalAmount: toCentavos(bill.totalAmount),
  currencyCode: bill.totalAmountCurrencyCode ?? 'BRL',
  minimumPayment: toCentavos(bill.minimumPaymentAmount ?? 0),
  allowsInstallments: bill.allowsInstallments ?? false,
  payments: paymentsOf(bill),
  createdAt: bill.createdAt ?? bill.dueDate,
  updatedAt: bill.updatedAt ?? bill.createdAt ?? bill.dueDate,
});
