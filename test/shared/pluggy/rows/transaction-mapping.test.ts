import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../../../shared/ledger/transaction.ts';
import { readRow } from '../../../../shared/pluggy/rows/aggregator-row.ts';
import {
  type AggregatorRow,
  type ImportingAccount,
  toTransaction,
  UnreadableRowError,
} from '../../../../shared/pluggy/rows/transaction-mapping.ts';

const bank: ImportingAccount = { id: 'acc-1', type: 'BANK', currencyCode: 'BRL' };
const card: ImportingAccount = { id: 'acc-2', type: 'CREDIT', currencyCode: 'BRL' };
const ana = '529.982.247-25';
const shop = '11.222.333/0001-81';

const aRow = (given: Partial<AggregatorRow> = {}): AggregatorRow => ({
  id: 'tx-1',
  date: '2026-03-10T15:00:00.000Z',
  description: 'PADARIA BELLA',
  type: 'DEBIT',
  amount: -10,
  category: 'Groceries',
  ...given,
});
const imported = (given: Partial<AggregatorRow> = {}, account = bank) => toTransaction(aRow(given), account);
const party = (value: string, name?: string) => ({ documentNumber: { value }, name });

it('keeps a row with nothing but what every row has', () => {
  expect(toTransaction(aRow(), bank)).toEqual({
    id: 'tx-1',
    accountId: 'acc-1',
    date: '2026-03-10',
    description: 'PADARIA BELLA',
    amount: -1000,
    currencyCode: 'BRL',
    balance: null,
    type: 'DEBIT',
    status: 'POSTED',
    category: 'Supermercado',
    merchant: null,
    installment: null,
    billId: null,
    billForecastMonth: null,
  });
});

it('keeps every field of a card row', () => {
  const row = aRow({
    type: 'DEBIT',
    amount: 123.45,
    balance: -987.65,
    status: 'PENDING',
    merchant: { name: 'Magalu', businessName: 'MAGAZINE LUIZA S/A', cnpj: shop },
    creditCardMetadata: {
      installmentNumber: 2,
      totalInstallments: 3,
      totalAmount: 370.35,
      purchaseDate: '2026-02-10T00:00:00.000Z',
      billId: 'bill-1',
      billForecastDate: '2026-04',
    },
  });
  expect(toTransaction(row, card)).toMatchObject({
    amount: -12345,
    balance: -98765,
    status: 'PENDING',
    merchant: 'Magalu',
    installment: { number: 2, total: 3, totalAmount: 37035, purchaseDate: '2026-02-10' },
    billId: 'bill-1',
    billForecastMonth: '2026-04',
  });
});

it.each([
  ['of another card of the account', '9917', { ...card, number: '0042' }, '9917'],
  ['of another card, behind a mask', '**** **** **** 9917', { ...card, number: '****0042' }, '9917'],
  ["of the account's own", '0042', { ...card, number: '****0042' }, undefined],
  ['of an account whose number is not told', '9917', card, '9917'],
  ['without a number', null, { ...card, number: '0042' }, undefined],
  ['with less than four digits', '917', { ...card, number: '0042' }, undefined],
  ['of a bank account', '9917', { ...bank, number: '0042' }, undefined],
])('a row %s tells its card or not', (_says, cardNumber, account, expected) => {
  const row = toTransaction(aRow({ creditCardMetadata: { cardNumber } }), account);
  expect(row.cardNumber).toBe(expected);
  expect('cardNumber' in row).toBe(expected !== undefined);
});

it.each([
  { what: 'money out of a bank account', account: bank, type: 'DEBIT', amount: -10, signed: -1000 },
  { what: 'money into a bank account', account: bank, type: 'CREDIT', amount: 10, signed: 1000 },
  { what: 'a purchase on a card', account: card, type: 'DEBIT', amount: 10, signed: -1000 },
  { what: 'a payment of a card', account: card, type: 'CREDIT', amount: -10, signed: 1000 },
  { what: 'a payment that the sandbox reports positive', account: card, type: 'CREDIT', amount: 10, signed: 1000 },
  { what: 'a debit that a bank reports positive', account: bank, type: 'DEBIT', amount: 10, signed: -1000 },
  { what: 'nothing', account: bank, type: 'DEBIT', amount: 0, signed: 0 },
  { what: 'less than nothing', account: bank, type: 'DEBIT', amount: -0, signed: 0 },
] as const)('$what of $amount is $signed centavos', ({ account, type, amount, signed }) => {
  expect(imported({ type, amount }, account).amount).toBe(signed);
});

it.each([
  [0.1 + 0.2, 30],
  [1.005, 101],
  [0.29, 29],
  [1.15, 115],
  [4.35, 435],
  [1_234_567.89, 123_456_789],
  [79_228_162_514.26, 7_922_816_251_426],
])('%d keeps every centavo', (amount, centavos) => {
  expect(imported({ type: 'CREDIT', amount }).amount).toBe(centavos);
});

it.each([
  { row: { currencyCode: 'BRL' }, amount: -1000, currencyCode: 'BRL' },
  { row: { currencyCode: 'USD', amountInAccountCurrency: 55.5 }, amount: -5550, currencyCode: 'BRL' },
  { row: { currencyCode: 'USD', amountInAccountCurrency: 0 }, amount: 0, currencyCode: 'BRL' },
  { row: { currencyCode: 'USD', amountInAccountCurrency: null }, amount: -1000, currencyCode: 'USD' },
  { row: { currencyCode: null }, amount: -1000, currencyCode: 'BRL' },
])('$row counts $amount $currencyCode', ({ row, amount, currencyCode }) => {
  expect(imported(row, card)).toMatchObject({ amount, currencyCode });
});

it('takes the date that the bank means', () => {
  expect(imported({ date: '2026-03-10T00:00:00.000Z' }).date).toBe('2026-03-10');
  expect(imported({ date: '2026-03-10T02:00:00.000Z' }).date).toBe('2026-03-09');
});

it('refuses a row without a date and reveals nothing of its content', () => {
  const row = aRow({ date: '2026-02-31T00:00:00Z', description: `PIX ${ana}` });
  expect(() => toTransaction(row, bank)).toThrow(new UnreadableRowError('Transaction tx-1 has no readable date'));
});

describe('the category', () => {
  it.each([
    {
      name: "the aggregator's English name",
      row: { category: 'Eating out' },
      category: 'Restaurantes, bares e lanchonetes',
    },
    { name: "the aggregator's id", row: { category: null, categoryId: '11020000' }, category: 'Delivery de alimentos' },
    { name: 'a canonical name', row: { category: 'Supermercado' }, category: 'Supermercado' },
    { name: "a bank's own text", row: { category: 'Aplicação' }, category: 'Aplicação' },
    {
      name: 'the set one though we know better',
      row: { category: 'Pharmacy', description: 'NETFLIX.COM' },
      category: 'Farmácia',
    },
    {
      name: 'ours when there is none',
      row: { category: null, description: 'NETFLIX.COM' },
      category: 'Streaming de vídeo',
    },
    {
      name: 'ours when it is blank',
      row: { category: ' ', description: 'NETFLIX.COM' },
      category: 'Streaming de vídeo',
    },
    { name: 'none when nobody knows', row: { category: null, description: 'XPTO 77' }, category: null },
  ])('is $name', ({ row, category }) => {
    expect(imported(row).category).toBe(category);
  });

  const toSelf = { payer: party(ana), receiver: party('52998224725'), paymentMethod: 'PIX' };
  it.each([
    { name: 'PIX to oneself', row: { paymentData: toSelf }, category: 'Transferência mesma titularidade - PIX' },
    {
      name: 'TED to oneself',
      row: { paymentData: { ...toSelf, paymentMethod: 'TED' } },
      category: 'Transferência mesma titularidade - TED',
    },
    {
      name: 'a transfer to the account holder by an unnamed way',
      row: { paymentData: { receiver: party(ana) } },
      account: { ...bank, taxNumber: '52998224725' },
      category: 'Transferência mesma titularidade',
    },
    {
      name: 'a transfer from the account holder',
      row: { type: 'CREDIT' as const, paymentData: { payer: party(ana) } },
      account: { ...bank, taxNumber: ana },
      category: 'Transferência mesma titularidade',
    },
  ])('of $name is $category', ({ row, account = bank, category }) => {
    expect(imported({ category: null, description: 'TRANSF', ...row }, account).category).toBe(category);
  });

  it.each([
    { name: 'another document', receiver: party(shop, 'Carlos Lima'), told: true },
    { name: 'another document without a name', receiver: party(shop), told: true },
    { name: 'the institution through which it goes', receiver: party(shop, 'RICO CTVM SA'), told: undefined },
    { name: 'the same document', receiver: party(ana, 'Ana'), told: undefined },
    { name: 'a masked document', receiver: party('***.982.247-**', 'Carlos Lima'), told: undefined },
  ])('the other side is known to be another by $name: $told', ({ receiver, told }) => {
    const row = imported({ category: null, paymentData: { payer: party(ana), receiver } });
    expect(row.hasOtherParty).toBe(told);
  });

  const holder = { ...bank, owner: 'Ana Paula Souza' };
  it.each([
    { description: 'PIX ENVIADO ANA PAULA SOUZA', category: 'Transferência mesma titularidade - PIX' },
    {
      description: 'Transferência enviada pelo Pix - Ana P Souza - •••.982.247-•• - BCO DO BRASIL S.A. (0001)',
      category: 'Transferência mesma titularidade - PIX',
    },
    { description: 'TED D ANA PAULA SOUZA', category: 'Transferência mesma titularidade - TED' },
    { description: 'Transferência enviada|Ana Paula Souza', category: 'Transferência mesma titularidade' },
    {
      description: 'Transferência enviada',
      paymentData: { receiver: party('***.982.247-**', 'ANA PAULA SOUZA'), paymentMethod: 'PIX' },
      category: 'Transferência mesma titularidade - PIX',
    },
  ])("$description by the holder's full name is $category", ({ category, ...row }) => {
    expect(imported({ category: null, ...row }, holder).category).toBe(category);
  });

  it.each([
    { name: 'a shorter name', row: { description: 'PIX ENVIADO ANA SOUZA' } },
    { name: 'another of the family', row: { description: 'PIX ENVIADO ANA PAULA LIMA SOUZA' } },
    { name: 'a shop of her name', row: { description: 'ANA PAULA SOUZA ESTETICA' } },
    { name: 'her name without a transfer', row: { description: 'ANA PAULA SOUZA' } },
    {
      name: 'her namesake, by the documents',
      row: { description: 'PIX ENVIADO ANA PAULA SOUZA', paymentData: { payer: party(ana), receiver: party(shop) } },
    },
    {
      name: 'another receiver than the text names',
      row: { description: 'PIX ANA PAULA SOUZA', paymentData: { receiver: { name: 'Carlos Lima' } } },
    },
    { name: 'a holder of one name', row: { description: 'PIX ENVIADO ANA' }, account: { ...bank, owner: 'Ana' } },
    {
      name: 'a card',
      row: { description: 'PIX ENVIADO ANA PAULA SOUZA' },
      account: { ...card, owner: 'Ana Paula Souza' },
    },
  ])('$name is no transfer to oneself by name', ({ row, account = holder }) => {
    expect(imported({ category: null, ...row }, account).category ?? '').not.toContain('mesma titularidade');
  });

  it.each([
    { name: 'to somebody else', row: { paymentData: { payer: party(ana), receiver: party(shop) } } },
    { name: 'between masked documents', row: { paymentData: { payer: party('***.1'), receiver: party('***.1') } } },
    { name: "of the holder's payment on a card", row: { type: 'CREDIT' as const, paymentData: toSelf }, account: card },
  ])('$name is no transfer to oneself', ({ row, account = bank }) => {
    const category = imported({ category: null, description: 'XPTO 77', ...row }, account).category;
    expect(category ?? '').not.toContain('mesma titularidade');
  });
});

describe('what the merchant and the payment say', () => {
  it.each<[string, Partial<AggregatorRow>, ImportingAccount, Partial<Transaction>]>([
    [
      'a company known by its activity alone',
      { description: 'XPTO 77', merchant: { name: 'XPTO', cnpj: shop, cnae: '47.11-3/02' } },
      card,
      { category: 'Supermercado', hasOurCategory: true },
    ],
    [
      'a doubt between its activity and its name',
      { description: 'PADARIA REAL', merchant: { name: 'PADARIA REAL', cnae: '4731800' } },
      card,
      { category: 'Postos de gasolina', hasOurCategory: true, hasDoubtfulCategory: true },
    ],
    [
      "the aggregator's category of the merchant",
      { description: 'XPTO 77', merchant: { name: 'XPTO', category: 'Pharmacy' } },
      card,
      { category: 'Farmácia', hasOurCategory: true },
    ],
    [
      'a person who is paid by Pix, which the text does not say',
      { description: 'MARIA LIMA', paymentData: { paymentMethod: 'PIX' } },
      bank,
      { category: 'Transferência - PIX', hasOurCategory: true },
    ],
    [
      'an unknown means',
      { description: 'MARIA LIMA', paymentData: { paymentMethod: 'OTHER' } },
      bank,
      { category: null },
    ],
    ['a means on a card', { description: 'XPTO 77', paymentData: { paymentMethod: 'PIX' } }, card, { category: null }],
  ])('%s', (_, row, account, expected) => {
    expect(imported({ category: null, categoryId: null, ...row }, account)).toMatchObject(expected);
  });

  it.each([
    ['a shop paid by Pix', { description: 'PADARIA SOL', category: 'Supermercado' }, 'PIX', bank, 'pix'],
    [
      'a bill paid by debit order',
      { description: 'CLARO S/A', category: 'Celular' },
      'DEBITO_AUTOMATICO',
      bank,
      'debit_order',
    ],
    ['what the text says, too', { description: 'PIX ENVIADO MARIA' }, 'PIX', bank, undefined],
    ['what the text says otherwise', { description: 'PAG BOLETO LUZ' }, 'PIX', bank, 'pix'],
    ['an unknown means', { description: 'PADARIA SOL' }, 'OTHER', bank, undefined],
    ['none', { description: 'PADARIA SOL' }, null, bank, undefined],
    ['a row of a card', { description: 'PADARIA SOL' }, 'PIX', card, undefined],
  ])('keep the means that the bank states of %s', (_, row, paymentMethod, account, expected) => {
    const { paymentMethod: kept } = imported({ ...row, paymentData: { paymentMethod } }, account);
    expect(kept).toBe(expected);
  });

  it('keep a row whose activity has an unknown form', () => {
    const row = { ...aRow({ category: null }), merchant: { name: 'XPTO', cnae: { code: 1 }, category: 7 } };
    expect(readRow(row)?.merchant).toMatchObject({ name: 'XPTO', cnae: null, category: null });
  });
});

describe('the texts', () => {
  it('hold no CPF or CNPJ, wherever the bank put it', () => {
    const row = aRow({
      description: `PIX ENVIADO MARIA SOUZA ${ana}`,
      descriptionRaw: ana,
      category: null,
      merchant: { name: null, businessName: 'MARIA SOUZA 52998224725', cnpj: shop },
      paymentData: { payer: party('12345678900', 'ANA'), receiver: party(ana, 'MARIA SOUZA'), paymentMethod: 'PIX' },
    });
    const transaction = toTransaction(row, { ...bank, taxNumber: '12345678900' });
    expect(transaction).toMatchObject({ description: 'PIX ENVIADO MARIA SOUZA', merchant: 'MARIA SOUZA' });
    expect(JSON.stringify(transaction)).not.toMatch(/52998224725|529\.982|12345678900|11222333000181/);
  });

  it.each([
    { name: 'the raw text', row: { descriptionRaw: 'RAW' }, description: 'RAW' },
    { name: 'the merchant', row: { merchant: { name: 'Bella' } }, description: 'Bella' },
    { name: 'the counterparty', row: { paymentData: { receiver: party(ana, 'MARIA') } }, description: 'MARIA' },
    { name: 'a word', row: {}, description: 'Transação' },
  ])('say $name when there is no description', ({ row, description }) => {
    for (const empty of ['', '  ', null, ana])
      expect(imported({ description: empty, ...row }).description).toBe(description);
  });

  it("keep the bank's own spelling", () => {
    expect(imported({ description: 'PAG*Açaí  do Zé' }).description).toBe('PAG*Açaí  do Zé');
  });
});

it.each([{ billId: '', billForecastDate: '' }, { billId: null, billForecastDate: null }, {}])(
  'a card row with $billId and $billForecastDate belongs to no bill yet',
  (creditCardMetadata) => {
    expect(imported({ creditCardMetadata }, card)).toMatchObject({ billId: null, billForecastMonth: null });
  },
);
