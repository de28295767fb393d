import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { descriptionOf, type InstallmentRow, installmentRow, titleOf } from '../../../shared/cards/purchase.ts';
import { aTransaction } from '../ledger/a-transaction.ts';

const rowOf = (description: string, number = 3, total = 10): InstallmentRow => {
  const installment = { number, total, totalAmount: null, purchaseDate: null };
  const row = installmentRow(aTransaction({ id: 't', description, installment }));
  if (!row) throw new Error(`${description} is no installment`);
  return row;
};

describe('rows of one purchase share their label, whatever their number', () => {
  it.each([
    { description: 'MAGALU', label: 'magalu', title: 'MAGALU' },
    { description: 'MAGALU PARC 03/10', label: 'magalu', title: 'MAGALU' },
    { description: 'PARC03/10 MAGALU', label: 'magalu', title: 'MAGALU' },
    { description: 'Magalu - Parcela 3 de 10', label: 'magalu', title: 'Magalu' },
    { description: 'MAGALU 3/10', label: 'magalu', title: 'MAGALU' },
    { description: 'MAGALU (3/10) SAO PAULO', label: 'magalu sao paulo', title: 'MAGALU SAO PAULO' },
    { description: 'Móveis São José Parc. 3/10', label: 'moveis sao jose', title: 'Móveis São José' },
    { description: 'LOJA 13/10 PARC 03/10', label: 'loja 13 10', title: 'LOJA 13/10' },
    { description: 'LOJA 4/10', label: 'loja 4 10', title: 'LOJA 4/10' },
    { description: 'MAGALU PARC : 3/10', label: 'magalu', title: 'MAGALU' },
    { description: '*- MAGALU 3/10', label: 'magalu', title: 'MAGALU' },
    { description: '3/10', label: '', title: '3/10' },
  ])('$description', ({ description, label, title }) => {
    const row = rowOf(description);
    expect(row.label).toBe(label);
    expect(titleOf(row)).toBe(title);
  });
});

describe('no installment', () => {
  const installment = { number: 1, total: 1, totalAmount: null, purchaseDate: null };

  it.each([
    { name: 'a purchase without installment data', given: {} },
    { name: 'a purchase in one payment', given: { installment } },
    { name: 'a refund', given: { reais: 10, installment: { ...installment, total: 3 } } },
  ])('$name', ({ given }) => {
    expect(installmentRow(aTransaction({ id: 't', ...given }))).toBeNull();
  });
});

it.each([
  { description: 'LOJA PARC 03/10', number: 4, expected: 'LOJA PARC 04/10' },
  { description: 'LOJA 3/10', number: 10, expected: 'LOJA 10/10' },
  { description: 'LOJA $& 3/10', number: 4, expected: 'LOJA $& 4/10' },
  { description: 'LOJA', number: 4, expected: 'LOJA' },
])('another installment of $description is described in the same way', ({ description, number, expected }) => {
  expect(descriptionOf(rowOf(description), number)).toBe(expected);
});

const pieces = fc.oneof(
  fc.constantFrom(
    'PARC ',
    'parcela ',
    'Parcelas: ',
    'parc.',
    '(',
    ')',
    ' ',
    '/',
    ' de ',
    '0',
    'LOJA ',
    'x',
    '-',
    '1/2/3',
  ),
  fc.integer({ min: 1, max: 4 }).chain((digit) => fc.constantFrom(`${digit}`, `0${digit}`)),
  fc.constantFrom('2/3', '02/03', '1 de 2', '12', '13'),
);

/** A pattern written for one number of one total, which nothing else can fit. */
const markerOf = (number: number, total: number): RegExp =>
  new RegExp(
    `\\(?(?:\\bparc(?:elas?)?\\.?\\s*:?\\s*)?(?<!\\d)0?${number}\\s*(?:/|\\bde\\b)\\s*0?${total}(?!\\d)\\)?`,
    'i',
  );

it('removes the first installment marker and nothing else, whatever surrounds it', () => {
  const description = fc.array(pieces, { minLength: 1, maxLength: 12 }).map((texts) => texts.join(''));
  fc.assert(
    fc.property(description, fc.constantFrom(1, 2, 3, 12), fc.constantFrom(2, 3, 4, 13), (text, number, total) => {
      const expected = text.replace(markerOf(number, total), ' ').replace(/\s+/g, ' ');
      expect(titleOf(rowOf(text, number, total))).toBe(expected.replace(/^[\s*-]+|[\s*-]+$/g, '') || text);
    }),
    { numRuns: 3_000 },
  );
});
