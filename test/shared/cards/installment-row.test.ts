import { describe, expect, it } from 'vitest';
import { descriptionOf, installmentRow, titleOf } from '../../../shared/cards/installment-row.ts';
import { aTransaction } from '../ledger/a-transaction.ts';

const described = (description: string) => installmentRow(aTransaction({ id: 't', description }));

describe('an installment is read from the description when the bank gives no data', () => {
  it.each([
    { description: 'MAGALU PARC 03/10', number: 3, total: 10, label: 'magalu', title: 'MAGALU' },
    { description: 'PARC03/10 MAGALU', number: 3, total: 10, label: 'magalu', title: 'MAGALU' },
    { description: 'Magalu - Parcela 3 de 10', number: 3, total: 10, label: 'magalu', title: 'Magalu' },
    { description: 'MAGALU 3/10', number: 3, total: 10, label: 'magalu', title: 'MAGALU' },
    {
      description: 'MAGALU (3/10) SAO PAULO',
      number: 3,
      total: 10,
      label: 'magalu sao paulo',
      title: 'MAGALU SAO PAULO',
    },
    {
      description: 'Móveis São José Parc. 1/2',
      number: 1,
      total: 2,
      label: 'moveis sao jose',
      title: 'Móveis São José',
    },
    { description: 'CONSORCIO PARC 30/60', number: 30, total: 60, label: 'consorcio', title: 'CONSORCIO' },
  ])('$description', ({ description, number, total, label, title }) => {
    const row = described(description);
    expect(row).toMatchObject({ number, total, label, totalAmount: null, purchaseDate: null });
    expect(row && titleOf(row)).toBe(title);
  });

  it.each([
    'PADARIA BELLA',
    'POSTO 24/7',
    'COMPRA 03/10/2025',
    'MAGALU 1/1',
    'SHOW 31/12',
    'NF 12345/12',
    'MENSALIDADE 05/26',
    'PARC 11/10',
    'PARC 0/10',
  ])('and not where there is none: %s', (description) => {
    expect(described(description)).toBeNull();
  });
});

describe("the bank's data", () => {
  const installment = { number: 2, total: 6, totalAmount: null, purchaseDate: null };

  it('goes before the description', () => {
    expect(installmentRow(aTransaction({ id: 't', description: 'LOJA 3/10', installment }))).toMatchObject({
      number: 2,
      total: 6,
    });
  });

  it.each([
    { name: 'one payment', installment: { ...installment, number: 1, total: 1 } },
    { name: 'a number beyond the total', installment: { ...installment, number: 7 } },
    { name: 'a total beyond belief', installment: { ...installment, total: 99_999 } },
  ])('makes no installment of $name', (given) => {
    expect(
      installmentRow(aTransaction({ id: 't', description: 'LOJA 3/10', installment: given.installment })),
    ).toBeNull();
  });

  it('makes no installment of a refund', () => {
    expect(installmentRow(aTransaction({ id: 't', reais: 10, installment }))).toBeNull();
  });
});

it.each([
  { description: 'LOJA PARC 03/10', number: 4, expected: 'LOJA PARC 04/10' },
  { description: 'LOJA 3/10', number: 10, expected: 'LOJA 10/10' },
  { description: 'LOJA $& 3/10', number: 4, expected: 'LOJA $& 4/10' },
])('another installment of $description is described in the same way', ({ description, number, expected }) => {
  const row = described(description);
  expect(row && descriptionOf(row, number)).toBe(expected);
});

it('an installment without a number in its description shares it', () => {
  const row = installmentRow(
    aTransaction({
      id: 't',
      description: 'LOJA',
      installment: { number: 2, total: 6, totalAmount: null, purchaseDate: null },
    }),
  );
  expect(row && descriptionOf(row, 3)).toBe('LOJA');
});
