import { expect, it } from 'vitest';
import type { AggregatorRow } from '../../../../shared/pluggy/rows/aggregator-row.ts';
import { installmentOf } from '../../../../shared/pluggy/rows/installment.ts';

const row = (creditCardMetadata: AggregatorRow['creditCardMetadata']): AggregatorRow => ({
  id: 'tx-1',
  date: '2026-03-10',
  type: 'DEBIT',
  amount: 100,
  creditCardMetadata,
});
const card = { type: 'CREDIT' };

it('uses the bank’s fields, amounts in centavos and dates as calendar dates', () => {
  const metadata = {
    installmentNumber: 3,
    totalInstallments: 10,
    totalAmount: -1234.5,
    purchaseDate: '2026-01-10T00:00:00.000Z',
  };
  expect(installmentOf(row(metadata), 'LOJA 1/2', card)).toEqual({
    number: 3,
    total: 10,
    totalAmount: 123450,
    purchaseDate: '2026-01-10',
  });
});

it.each([
  { installmentNumber: 1, totalInstallments: 1 },
  { installmentNumber: 0, totalInstallments: 3 },
  { installmentNumber: 4, totalInstallments: 3 },
  { installmentNumber: 1.5, totalInstallments: 3 },
  { installmentNumber: null, totalInstallments: null },
])('$installmentNumber of $totalInstallments is no installment', (metadata) => {
  expect(installmentOf(row(metadata), 'LOJA', card)).toBeNull();
});

it('follows the bank when it reports a single payment, whatever the text looks like', () => {
  expect(installmentOf(row({ installmentNumber: 1, totalInstallments: 1 }), 'LOJA PARC 01/10', card)).toBeNull();
});

it('keeps the bank’s other fields when only the text has the number', () => {
  const found = installmentOf(row({ totalAmount: 900, purchaseDate: '2026-01-10' }), 'LOJA PARC 02/03', card);
  expect(found).toEqual({ number: 2, total: 3, totalAmount: 90000, purchaseDate: '2026-01-10' });
});

it.each([
  ['MAGAZINE LUIZA PARC 03/10', 3, 10],
  ['MAGAZINE LUIZA PARC03/10', 3, 10],
  ['Magalu - Parcela 3/10', 3, 10],
  ['Magalu parcela 3 de 10', 3, 10],
  ['PARC. 10/12 CASAS BAHIA', 10, 12],
  ['LOJA PARC 12/24', 12, 24],
  ['PARCELAS: 2 / 6', 2, 6],
  ['CASAS BAHIA 3/10', 3, 10],
  ['CASAS BAHIA (3/10)', 3, 10],
  ['FAST SHOP 03/18', 3, 18],
])('%s says installment %i of %i on a card', (description, number, total) => {
  expect(installmentOf(row(null), description, card)).toMatchObject({ number, total });
});

it.each([
  ['PADARIA 03/10', 'a day of October'],
  ['RSHOP LOJA 10/12', 'a day of December'],
  ['COMPRA 03/10/2026', 'a whole date'],
  ['PARC 03/10/2026', 'a whole date beside the word'],
  ['ANUIDADE 03/25', 'a month of 2025'],
  ['ACADEMIA 24/7', 'more than the total'],
  ['PIZZA 1/2 CALABRESA', 'within the text'],
  ['LOJA 12.3/10', 'part of a number'],
  ['LOJA 1/1', 'a single payment'],
  ['LOJA 0/3', 'nothing yet'],
  ['PARCERIA 3/104 LTDA', 'another word'],
  ['LOJA', 'nothing'],
])('%s says no installment: %s', (description) => {
  expect(installmentOf(row(null), description, card)).toBeNull();
});

it('does not read installments from the text of a bank account', () => {
  expect(installmentOf(row(null), 'EMPRESTIMO PARC 03/10', { type: 'BANK' })).toBeNull();
});
