import type { Account } from '../accounts/account.ts';
import {
  type Connected,
  isHeld,
  type Loan,
  type OfConnection,
  ofConnection,
  type Position,
} from '../accounts/holding.ts';

type Kind = 'INVESTMENT' | 'LOAN';

export const isOfHoldings = (type: string | undefined): type is Kind => type === 'INVESTMENT' || type === 'LOAN';

const accountOf = (holding: OfConnection<Position | Loan>, type: Kind, subtype: string): Account => ({
  id: holding.id,
  itemId: holding.connection.id,
  type,
  subtype,
  name: holding.name,
  marketingName: holding.name,
  number: '',
  owner: null,
  balance: holding.balance,
  currencyCode: holding.currencyCode,
  bankData: null,
  creditData: null,
  connectorName: holding.connection.connectorName,
  connectorImageUrl: null,
});

/** Investments and loans in the form of accounts, whether they are held or have ended. */
export const holdingAccounts = (records: readonly Connected[]): Account[] =>
  records.flatMap((record) => [
    ...ofConnection(record.positions, record).map((one) => accountOf(one, 'INVESTMENT', one.subtype ?? one.type)),
    ...ofConnection(record.loans, record).map((one) => accountOf(one, 'LOAN', one.kind.toUpperCase())),
  ]);

/** Those that are held. */
export const heldAccounts = (records: readonly Connected[]): Account[] =>
  holdingAccounts(
    records.map((record) => ({
      ...record,
      positions: record.positions.filter(isHeld),
      loans: record.loans.filter(isHeld),
    })),
  );
