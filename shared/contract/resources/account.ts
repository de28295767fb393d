import * as z from 'zod/mini';
import { customName, dateText, named, timestamp } from './common.ts';

/** `id`, `number` and `connector_name` distinguish accounts of one name. */
export const balanceEntry = named('AccountBalance', () =>
  z.object({
    id: z.string(),
    name: z.string(),
    balance: z.nullable(z.number()).check(z.describe('Null: the institution never reported it.')),
    balance_as_of: z
      .nullable(timestamp())
      .check(
        z.describe(
          'When the institution last reported this balance; null while it reports it with its other data, and for an unknown one.',
        ),
      ),
    currency_code: z.string(),
    account_type: z.string(),
    account_subtype: z.string(),
    number: z.string(),
    connector_name: z.string(),
    custom_name: customName(),
  }),
);

const amount = () => z.nullable(z.number());

const bankData = named('BankData', () =>
  z.object({
    transferNumber: z.nullable(z.string()),
    closingBalance: amount(),
    automaticallyInvestedBalance: amount(),
    overdraftContractedLimit: amount(),
    reservedBalances: z.array(z.unknown()),
  }),
);

const creditData = named('CreditData', () =>
  z.object({
    brand: z.nullable(z.string()),
    level: z.nullable(z.string()),
    status: z.nullable(z.string()),
    creditLimit: amount(),
    availableCreditLimit: amount(),
    balanceDueDate: z.nullable(timestamp()),
    balanceCloseDate: z.nullable(timestamp()),
    minimumPayment: amount(),
    balanceForeignCurrency: amount(),
  }),
);

/** Both key sets that existing clients read. */
export const accountRecord = named('Account', () =>
  z.object({
    accountId: z.string(),
    providerCode: z.string(),
    accountName: z.string(),
    accountMarketingName: z.string(),
    accountType: z.string(),
    accountSubtype: z.string(),
    accountBalance: z.nullable(z.number()).check(z.describe('A debt on a card is negative; null as `balance`.')),
    accountCurrencyCode: z.string(),
    id: z.string(),
    itemId: z.string(),
    name: z.string(),
    marketingName: z.string(),
    type: z.string(),
    subtype: z.string(),
    number: z.string(),
    balance: z
      .nullable(z.number())
      .check(z.describe('The used amount of a card is positive. Null: the institution never reported it.')),
    balanceAsOf: z
      .nullable(timestamp())
      .check(
        z.describe(
          'When the institution last reported this balance; null while it reports it with its other data, and for an unknown one.',
        ),
      ),
    currencyCode: z.string(),
    owner: z.nullable(z.string()),
    connectorName: z.string(),
    connectorImageUrl: z.nullable(z.string()),
    itemLastUpdatedAt: z.nullable(timestamp()),
    itemIsActive: z.boolean(),
    source: z
      .enum(['bank', 'hand'])
      .check(z.describe('`hand`: no bank reports it; its rows come from files and by hand.')),
    startingBalance: amount().check(
      z.describe(
        'Of an account by hand, as `startingDate` begins; of a card what was owed, positive. Null for a bank.',
      ),
    ),
    startingDate: z.nullable(dateText()).check(z.describe('Null for a bank.')),
    customName: customName(),
    custom_name: customName(),
    createdAt: z.nullable(timestamp()).check(z.describe('When the account was connected.')),
    updatedAt: z.nullable(timestamp()).check(z.describe('When its institution last gave all its data.')),
    closedAt: z
      .nullable(timestamp())
      .check(
        z.describe(
          'When its institution no longer listed it. A closed account has no balance, bills and closing day in other answers; its transactions stay in every report.',
        ),
      ),
    duplicateOf: z
      .nullable(z.string())
      .check(
        z.describe(
          'Id of the same account in the connection that was linked first. No other answer lists this one or counts its transactions.',
        ),
      ),
    bankData: z.nullable(bankData()),
    creditData: z.nullable(creditData()),
  }),
);
