/** A household as the local stack takes it: the aggregator's field names, its signs, its nulls. */
import { plusDays } from './days.ts';
import type { Account, Household, Transaction } from './format.ts';

/** São Paulo is three hours behind UTC all year. */
const instant = (date: string, time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const utc = hours + 3;
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${utc >= 24 ? plusDays(date, 1) : date}T${pad(utc % 24)}:${pad(minutes)}:00.000Z`;
};

const reais = (centavos: number): number => centavos / 100;

const fixtureAccount = (account: Account, person: string) => {
  const { id, name, number, limit } = account;
  const common = { id, name, number, owner: person, currencyCode: 'BRL' };
  if (account.kind !== 'card') {
    const subtype = account.kind === 'savings' ? 'SAVINGS_ACCOUNT' : 'CHECKING_ACCOUNT';
    const bankData = { closingBalance: reais(account.balance), overdraftContractedLimit: reais(limit) };
    return { ...common, type: 'BANK' as const, subtype, balance: reais(account.balance), bankData };
  }
  const creditData = {
    brand: 'VISA',
    status: 'ACTIVE' as const,
    creditLimit: reais(limit),
    availableCreditLimit: reais(limit + account.balance),
  };
  return { ...common, type: 'CREDIT' as const, subtype: 'CREDIT_CARD', balance: reais(-account.balance), creditData };
};

const fixtureRow = (row: Transaction, account: Account) => {
  const isCard = account.kind === 'card';
  const { installment } = row;
  const metadata = {
    ...(installment === null
      ? {}
      : {
          installmentNumber: installment.number,
          totalInstallments: installment.total,
          totalAmount: reais(installment.totalAmount),
          purchaseDate: instant(installment.purchaseDate, '00:00'),
        }),
    ...(row.billId === null ? {} : { billId: row.billId }),
    cardNumber: account.number,
  };
  return {
    id: row.id,
    date: instant(row.date, row.time),
    description: row.description,
    descriptionRaw: row.description,
    type: row.amount < 0 ? ('DEBIT' as const) : ('CREDIT' as const),
    amount: reais(isCard ? -row.amount : row.amount),
    currencyCode: 'BRL',
    category: row.category,
    categoryId: row.categoryId,
    status: row.status,
    merchant: row.merchant === null ? null : { name: row.merchant },
    creditCardMetadata: isCard ? metadata : null,
  };
};

/** One user of a fixture, with a connection for each bank. Ids contain the set and the seed. */
export const toFixtureUser = (household: Household) => {
  const { accounts, transactions, bills, seed, set, person } = household;
  const label = `${set}-${seed}`;
  const connections = [...new Set(accounts.map(({ connectorId }) => connectorId))];
  return {
    id: label,
    name: person,
    email: `${label}@example.com`,
    phone: null,
    subscription: {
      plan: 'premium' as const,
      status: 'active' as const,
      currentPeriodEnd: instant(plusDays(household.today, 365), '00:00'),
    },
    items: connections.map((connectorId) => {
      const own = accounts.filter((account) => account.connectorId === connectorId);
      return {
        item: {
          id: `${label}-item-${connectorId}`,
          connector: { id: connectorId, name: own[0]?.bank ?? '' },
          status: 'UPDATED' as const,
        },
        accounts: own.map((account) => ({
          account: fixtureAccount(account, person),
          transactions: transactions
            .filter(({ accountId }) => accountId === account.id)
            .map((row) => fixtureRow(row, account)),
          bills: bills
            .filter(({ accountId }) => accountId === account.id)
            .map((bill) => ({
              id: bill.id,
              dueDate: `${bill.dueDate}T00:00:00.000Z`,
              billClosingDate: `${bill.closingDate}T00:00:00.000Z`,
              totalAmount: reais(bill.total),
              minimumPaymentAmount: reais(bill.minimum),
              allowsInstallments: true,
            })),
        })),
      };
    }),
  };
};

/** The fixture of several households. */
export const toFixture = (households: readonly Household[]) => ({ users: households.map(toFixtureUser) });
