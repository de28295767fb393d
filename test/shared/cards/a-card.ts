import type { Account, CreditData } from '../../../shared/accounts/account.ts';
import type { Bill } from '../../../shared/cards/bill.ts';
import { centavos, toCentavos } from '../../../shared/money.ts';
import { type Instant, utcMidnight } from '../../../shared/time/instant.ts';
import { day } from '../ledger/a-transaction.ts';

export const instant = (text: string): Instant => text as Instant;

const noCreditData: CreditData = {
  brand: 'VISA',
  level: 'GOLD',
  status: 'ACTIVE',
  creditLimit: toCentavos(5000),
  availableCreditLimit: toCentavos(4200.5),
  balanceDueDate: null,
  balanceCloseDate: null,
  minimumPayment: null,
  balanceForeignCurrency: null,
};

/** A card; `due` and `close` are the dates that the bank reports. */
export const aCard = ({ due, close, ...given }: Partial<Account> & { due?: string; close?: string } = {}): Account => ({
  id: 'card-1',
  itemId: 'item-1',
  type: 'CREDIT',
  subtype: 'CREDIT_CARD',
  name: 'Cartão Roxo',
  marketingName: 'Cartão Roxo Gold',
  number: '****1234',
  owner: null,
  balance: toCentavos(799.5),
  currencyCode: 'BRL',
  bankData: null,
  creditData: {
    ...noCreditData,
    balanceDueDate: due ? utcMidnight(day(due)) : null,
    balanceCloseDate: close ? utcMidnight(day(close)) : null,
  },
  connectorName: 'Nubank',
  connectorImageUrl: null,
  ...given,
});

export const aBankAccount = (given: Partial<Account> = {}): Account => ({
  ...aCard(),
  id: 'bank-1',
  type: 'BANK',
  subtype: 'CHECKING_ACCOUNT',
  name: 'Conta',
  creditData: null,
  ...given,
});

export const aBill = ({ due = '2026-05-17', ...given }: Partial<Bill> & { due?: string } = {}): Bill => ({
  id: 'bill-1',
  itemId: 'item-1',
  accountId: 'card-1',
  dueDate: day(due),
  closingDate: null,
  totalAmount: toCentavos(1250.75),
  currencyCode: 'BRL',
  minimumPayment: centavos(0),
  allowsInstallments: false,
  payments: [],
  createdAt: instant('2026-05-10T12:00:00.000Z'),
  updatedAt: instant('2026-05-10T12:00:00.000Z'),
  ...given,
});
