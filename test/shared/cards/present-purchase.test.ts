import { expect, it } from 'vitest';
import { presentPurchase } from '../../../shared/cards/present.ts';
import { centavos } from '../../../shared/money.ts';
import { day } from '../ledger/a-transaction.ts';
import { aCard } from './a-card.ts';

const purchase = {
  accountId: 'card-1',
  currencyCode: 'BRL',
  description: 'LOJA',
  merchant: 'Loja',
  purchaseDate: day('2026-05-01'),
  totalAmount: centavos(3_000),
  state: 'active' as const,
  installments: [],
};

it.each([
  [[aCard()], { accountName: 'Cartão Roxo', customName: null }],
  [[aCard({ customName: 'Cartão da casa' })], { accountName: 'Cartão Roxo', customName: 'Cartão da casa' }],
  [[], { accountName: '', customName: null }],
])("gives the user's own name of the card beside the bank's", (cards, names) => {
  expect(presentPurchase(purchase, cards)).toMatchObject(names);
});
