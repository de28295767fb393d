import { expect, it } from 'vitest';
import { toBalanceEntry } from '../../../shared/accounts/balance.ts';
import { groupByAccount } from '../../../shared/reports/structured/grouped.ts';
import { aBankAccount, aCard } from '../cards/a-card.ts';
import { aTransaction } from '../ledger/a-transaction.ts';

const banks = [
  aBankAccount({ id: 'bank-1', itemId: 'item-1', number: '****1111', connectorName: 'Nubank' }),
  aBankAccount({ id: 'bank-2', itemId: 'item-2', number: '****2222', connectorName: 'Itaú' }),
];
const cards = banks.map(({ itemId, number, connectorName }, index) =>
  aCard({ id: `card-${index + 1}`, itemId, number, connectorName }),
);

it('balances of two accounts of one name differ in number and institution', () => {
  expect(banks.map(toBalanceEntry)).toMatchObject([
    { id: 'bank-1', name: 'Conta', number: '****1111', connector_name: 'Nubank' },
    { id: 'bank-2', name: 'Conta', number: '****2222', connector_name: 'Itaú' },
  ]);
});

it('each structured transaction says which of two accounts of one name it belongs to', () => {
  const accounts = [...banks, ...cards];
  const rows = accounts.map(({ id }) => aTransaction({ id: `tx-${id}`, accountId: id }));
  const groups = Object.values(groupByAccount(rows, accounts, { transfers: new Map(), dueDateOf: () => null }));
  expect(groups).toHaveLength(2);
  const infos = groups.map((group) => [
    group.bank_transfer.map(({ account_info }) => [account_info.id, account_info.connector_name]),
    Object.values(JSON.parse(JSON.stringify(group.credit_cards))),
  ]);
  expect(infos).toMatchObject([
    [[['bank-1', 'Nubank']], [{ purchases: [{ account_info: { id: 'card-1', connector_name: 'Nubank' } }] }]],
    [[['bank-2', 'Itaú']], [{ purchases: [{ account_info: { id: 'card-2', connector_name: 'Itaú' } }] }]],
  ]);
});
