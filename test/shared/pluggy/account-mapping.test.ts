import { expect, it } from 'vitest';
import { maskedNumber, toAccount } from '../../../shared/pluggy/account-mapping.ts';
import { accountSchema, itemSchema } from '../../../shared/pluggy/aggregator-schemas.ts';

const item = itemSchema.parse({
  id: 'item-1',
  connector: { id: 201, name: 'Itaú', imageUrl: 'https://cdn.example/201.svg' },
  status: 'UPDATED',
});
const mapped = (account: Record<string, unknown>) => toAccount(accountSchema.parse(account), item);

it('keeps a bank account in centavos, with the bank’s fields', () => {
  const account = mapped({
    id: 'a1',
    type: 'BANK',
    subtype: 'CHECKING_ACCOUNT',
    number: '0001/12345-6',
    name: 'Conta',
    marketingName: 'GOLD Conta',
    owner: 'ANA SOUZA',
    taxNumber: '390.533.447-05',
    balance: 1.005,
    currencyCode: 'BRL',
    bankData: { transferNumber: '341/0001/12345-6', closingBalance: 120.9, overdraftContractedLimit: null },
    creditData: null,
  });
  expect(account).toEqual({
    id: 'a1',
    itemId: 'item-1',
    type: 'BANK',
    subtype: 'CHECKING_ACCOUNT',
    number: '****3456',
    name: 'Conta',
    marketingName: 'GOLD Conta',
    owner: 'ANA SOUZA',
    balance: 101,
    balanceAsOf: null,
    currencyCode: 'BRL',
    bankData: {
      transferNumber: '341/0001/12345-6',
      closingBalance: 12_090,
      automaticallyInvestedBalance: null,
      overdraftContractedLimit: null,
      reservedBalances: [],
    },
    creditData: null,
    connectorName: 'Itaú',
    connectorImageUrl: 'https://cdn.example/201.svg',
  });
});

it('keeps a card’s limits, and its dates as the bank reports them', () => {
  const { balance, creditData } = mapped({
    id: 'c1',
    type: 'CREDIT',
    balance: 250.5,
    creditData: { brand: 'VISA', creditLimit: 5000, balanceDueDate: '2026-03-17', balanceCloseDate: null },
  });
  expect(balance).toBe(25_050);
  expect(creditData).toMatchObject({
    brand: 'VISA',
    level: null,
    creditLimit: 500_000,
    availableCreditLimit: null,
    balanceDueDate: '2026-03-17T00:00:00.000Z',
    balanceCloseDate: null,
  });
});

it('fills what is required and missing', () => {
  expect(mapped({ id: 'a1', type: 'BANK' })).toMatchObject({
    name: 'Itaú',
    marketingName: 'Itaú',
    subtype: '',
    number: '****',
    balance: null,
    currencyCode: 'BRL',
  });
});

it.each([
  ['4321', '****4321'],
  ['xxxx-xxxx-xxxx-4321', '****4321'],
  ['12', '****12'],
  [null, '****'],
])('masks %s as %s', (number, masked) => {
  expect(maskedNumber(number)).toBe(masked);
});
