import { BANK_ACCOUNT_ID, full, ITEM_ID, type ResponseExamples } from './values.ts';

const balance = {
  id: BANK_ACCOUNT_ID,
  name: 'Conta Corrente',
  balance: 3250.75,
  account_type: 'BANK',
  account_subtype: 'CHECKING_ACCOUNT',
};

const account = {
  accountId: BANK_ACCOUNT_ID,
  providerCode: 'NUBANK',
  accountName: 'Conta Corrente',
  accountMarketingName: 'Conta do Nubank',
  accountType: 'BANK',
  accountSubtype: 'CHECKING_ACCOUNT',
  accountBalance: 3250.75,
  accountCurrencyCode: 'BRL',
  id: BANK_ACCOUNT_ID,
  itemId: ITEM_ID,
  name: 'Conta Corrente',
  marketingName: 'Conta do Nubank',
  type: 'BANK',
  subtype: 'CHECKING_ACCOUNT',
  number: '****3451',
  balance: 3250.75,
  currencyCode: 'BRL',
  owner: 'Ana Souza',
  connectorName: 'Nubank',
  connectorImageUrl: null,
  itemLastUpdatedAt: '2026-01-20T09:00:12.000Z',
  itemIsActive: true,
  bankData: {
    transferNumber: '260/0001/3451-0',
    closingBalance: 3250.75,
    automaticallyInvestedBalance: null,
    overdraftContractedLimit: null,
    reservedBalances: [],
  },
  creditData: null,
};

/** Answers of the account operations, by operation. */
export const accountExamples: Readonly<Record<string, ResponseExamples>> = {
  'get-balance': { accounts: full({ data: { total_balance: 3250.75, accounts: [balance] } }) },
  'get-balance-by-account': { account: full({ data: balance }) },
  'get-accounts': { accounts: full({ data: [account], count: 1 }) },
};
