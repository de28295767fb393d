import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bill } from '../../../shared/cards/bill.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { centavos } from '../../../shared/money.ts';
import { addDays, daysBetween, isoDate } from '../../../shared/time/calendar.ts';
import { utcMidnight } from '../../../shared/time/instant.ts';
import { classifyTransfers } from '../../../shared/transfers/classify-transfers.ts';
import { counterEntries } from '../../../shared/transfers/counter-entries.ts';
import { isSpending } from '../../../shared/transfers/place.ts';
import { aTransaction } from '../ledger/a-transaction.ts';

const accounts = [
  { id: 'itau', type: 'BANK' },
  { id: 'nubank', type: 'BANK' },
  { id: 'card', type: 'CREDIT' },
  { id: 'broker', type: 'INVESTMENT' },
];

type Given = Partial<Omit<Transaction, 'amount' | 'date'>> & { day?: number };
/** `reais` signed; `day` counts from 2025-03-01, which is 1. */
const row = (id: string, accountId: string, reais: number, { day = 10, ...given }: Given = {}): Transaction =>
  aTransaction({ id, accountId, reais, date: addDays(isoDate(2025, 3, 1), day - 1), description: '', ...given });

const bill = (totalReais: number, rest: Partial<Bill> = {}): Bill => ({
  id: 'bill',
  itemId: 'item',
  accountId: 'card',
  dueDate: isoDate(2025, 3, 17),
  closingDate: isoDate(2025, 3, 10),
  totalAmount: centavos(Math.round(totalReais * 100)),
  currencyCode: 'BRL',
  minimumPayment: centavos(0),
  allowsInstallments: false,
  payments: [],
  createdAt: utcMidnight(isoDate(2025, 3, 10)),
  updatedAt: utcMidnight(isoDate(2025, 3, 10)),
  ...rest,
});

const kinds = (rows: Transaction[], bills: Bill[] = []) => Object.fromEntries(classifyTransfers(rows, accounts, bills));

describe('by category', () => {
  it.each([
    {
      name: 'own transfer',
      of: row('a', 'itau', -10, { category: 'Transferência mesma titularidade - PIX' }),
      kind: 'ownTransfer',
    },
    {
      name: 'inside one institution',
      of: row('a', 'itau', -10, { category: 'Transferência - Mesma instituição' }),
      kind: 'ownTransfer',
    },
    {
      name: 'card payment from the bank',
      of: row('a', 'itau', -10, { category: 'Pagamento de cartão de crédito' }),
      kind: 'cardPayment',
    },
    {
      name: 'card payment on the card',
      of: row('a', 'card', 10, { category: 'Pagamento de cartão de crédito' }),
      kind: 'cardPayment',
    },
    {
      name: 'a purchase under the card payment category',
      of: row('a', 'card', -10, { category: 'Pagamento de cartão de crédito' }),
      kind: undefined,
    },
    { name: 'money sent to others', of: row('a', 'itau', -10, { category: 'Transferência - PIX' }), kind: undefined },
    {
      name: 'a purchase by debit card under the card payment category',
      of: row('a', 'itau', -10, {
        category: 'Pagamento de cartão de crédito',
        description: 'Compra no débito - MERCADO',
      }),
      kind: undefined,
    },
    {
      name: 'a purchase by debit card under an own transfer category',
      of: row('a', 'itau', -10, {
        category: 'Transferência mesma titularidade',
        description: 'COMPRA ELECTRON MERCADO',
      }),
      kind: undefined,
    },
    {
      name: 'money that comes back to the bank under the card payment category',
      of: row('a', 'itau', 10, { category: 'Pagamento de cartão de crédito' }),
      kind: undefined,
    },
    {
      name: 'a transfer to oneself that was charged to the card',
      of: row('a', 'card', -10, { category: 'Transferência mesma titularidade - PIX' }),
      kind: 'ownTransfer',
    },
    {
      name: 'worded as a purchase, but the user calls it an own transfer',
      of: row('a', 'itau', -10, {
        category: 'Transferência mesma titularidade',
        description: 'COMPRA ELECTRON MERCADO',
        replaced: { category: 'Supermercado' },
      }),
      kind: 'ownTransfer',
    },
    {
      name: 'an unknown account',
      of: row('a', 'gone', -10, { category: 'Pagamento de cartão de crédito' }),
      kind: 'cardPayment',
    },
  ])('$name: $kind', ({ of, kind }) => {
    expect(kinds([of])).toEqual(kind ? { a: kind } : {});
  });
});

describe('transfers by counter-entry', () => {
  const pix = { category: 'Transferência - PIX' };
  it.each([
    {
      name: 'no category on either side',
      out: row('out', 'itau', -500),
      into: row('in', 'nubank', 500),
      own: true,
    },
    {
      name: 'wrong category, the same name on both sides',
      out: row('out', 'itau', -500, { ...pix, description: 'PIX ENVIADO ANA SOUZA' }),
      into: row('in', 'nubank', 500, {
        ...pix,
        description: 'Transferência recebida pelo Pix - ANA S SOUZA - ITAÚ',
        day: 11,
      }),
      own: true,
    },
    {
      name: 'a category that is no transfer at all, but the same name on both sides',
      out: row('out', 'itau', -500, { category: 'Serviços', description: 'TED ANA SOUZA' }),
      into: row('in', 'nubank', 500, { description: 'TED RECEBIDA ANA SOUZA' }),
      own: true,
    },
    {
      name: 'money moved to a broker account',
      out: row('out', 'itau', -500, { description: 'TED 102.0001.ANA' }),
      into: row('in', 'broker', 500, { category: 'Aplicação', day: 11 }),
      own: true,
    },
    {
      name: 'an account that is not known',
      out: row('out', 'gone', -500),
      into: row('in', 'nubank', 500),
      own: false,
    },
    { name: 'three days apart', out: row('out', 'itau', -500), into: row('in', 'nubank', 500, { day: 13 }), own: true },
    { name: 'four days apart', out: row('out', 'itau', -500), into: row('in', 'nubank', 500, { day: 14 }), own: false },
    { name: 'one centavo apart', out: row('out', 'itau', -500), into: row('in', 'nubank', 500.01), own: false },
    { name: 'the same account', out: row('out', 'itau', -500), into: row('in', 'itau', 500), own: false },
    {
      name: 'another currency',
      out: row('out', 'itau', -500),
      into: row('in', 'nubank', 500, { currencyCode: 'USD' }),
      own: false,
    },
    {
      name: 'a purchase while somebody sent the same amount',
      out: row('out', 'itau', -50, { category: 'Supermercado', merchant: 'Carrefour', description: 'CARREFOUR' }),
      into: row('in', 'nubank', 50, { ...pix, description: 'PIX RECEBIDO' }),
      own: false,
    },
    {
      name: 'an uncategorized purchase by debit card',
      out: row('out', 'itau', -50, { description: 'COMPRA CARTAO DEBITO XPTO' }),
      into: row('in', 'nubank', 50, { ...pix, description: 'PIX RECEBIDO' }),
      own: false,
    },
    {
      name: 'a payment to a shop by PIX',
      out: row('out', 'itau', -50, { category: 'Supermercado', description: 'PIX QR CODE MERCADO BOM' }),
      into: row('in', 'nubank', 50, { ...pix, description: 'PIX RECEBIDO' }),
      own: false,
    },
    {
      name: 'sent to one person, received from another',
      out: row('out', 'itau', -50, { ...pix, description: 'PIX ENVIADO CARLOS LIMA' }),
      into: row('in', 'nubank', 50, { ...pix, description: 'PIX RECEBIDO MARIA ROCHA' }),
      own: false,
    },
    {
      name: 'sent by TED, received by PIX',
      out: row('out', 'itau', -50, { description: 'TED ENVIADA' }),
      into: row('in', 'nubank', 50, { description: 'PIX RECEBIDO' }),
      own: false,
    },
    {
      name: 'a salary of the same amount',
      out: row('out', 'itau', -5000, { ...pix, description: 'PIX ENVIADO' }),
      into: row('in', 'nubank', 5000, { category: 'Salário', description: 'CREDITO SALARIO' }),
      own: false,
    },
  ])('$name: $own', ({ out, into, own }) => {
    expect(kinds([out, into])).toEqual(own ? { out: 'ownTransfer', in: 'ownTransfer' } : {});
  });

  it.each([
    {
      name: 'a bank line of each side without any name',
      out: row('out', 'itau', -800, { description: 'TRANSF PARA CONTA' }),
      into: row('in', 'nubank', 800, { description: 'DEPOSITO RECEBIDO', day: 11 }),
      own: true,
    },
    {
      name: 'one bank words both, two people',
      out: row('out', 'itau', -100, {
        ...pix,
        description: 'Transferência enviada pelo Pix - CARLOS LIMA - BCO DO BRASIL',
      }),
      into: row('in', 'nubank', 100, { ...pix, description: 'Transferência recebida pelo Pix - MARIA ROCHA - ITAÚ' }),
      own: false,
    },
    {
      name: 'a boleto, received by PIX',
      out: row('out', 'itau', -105, { description: 'Pagamento de boleto efetuado' }),
      into: row('in', 'nubank', 105, { ...pix, description: 'PIX RECEBIDO' }),
      own: false,
    },
    {
      name: 'a line that names something unknown and speaks of no transfer',
      out: row('out', 'itau', -61, { description: 'XPTO 123' }),
      into: row('in', 'nubank', 61, { ...pix, description: 'PIX RECEBIDO' }),
      own: false,
    },
  ])('by what banks print: $name: $own', ({ out, into, own }) => {
    expect(kinds([out, into])).toEqual(own ? { out: 'ownTransfer', in: 'ownTransfer' } : {});
  });

  const owned = accounts.map((account) => ({ ...account, owner: 'Ana Paula Souza', connectorName: 'Rico' }));
  it.each([
    { name: 'the holder', said: 'PIX TRANSF ANA P 06/11', own: true },
    { name: "the bank's own way of saving", said: 'Dinheiro guardado na caixinha', own: true },
    { name: 'nobody', said: 'Transferência enviada pelo Pix', own: true },
    { name: 'the institution of another account', said: 'PIX RICO', own: true },
    { name: 'a friend', said: 'Transferência enviada pelo Pix - CARLOS LIMA', own: false },
    { name: "somebody of the holder's family", said: 'PIX ENVIADO JOSE SOUZA', own: false },
    { name: 'a company', said: 'PIX ENVIADO XPTO LTDA', own: false },
  ])('where the holder is known and the debit names $name: $own', ({ said, own }) => {
    const out = row('out', 'itau', -100, { ...pix, description: said });
    const into = row('in', 'nubank', 100, { description: 'CREDITO EM CONTA' });
    const transfers = classifyTransfers([out, into], owned, []);
    expect(Object.fromEntries(transfers)).toEqual(own ? { out: 'ownTransfer', in: 'ownTransfer' } : {});
  });

  it.each([
    { name: 'somebody else', row: { hasOtherParty: true as const }, own: false },
    {
      name: 'somebody else who holds an account, too',
      row: { hasOtherParty: true as const, description: 'PIX ANA' },
      own: true,
    },
  ])('where the bank reports that the other side is $name: $own', ({ row: given, own }) => {
    const out = row('out', 'itau', -100, { ...pix, description: 'Transferência enviada', ...given });
    const into = row('in', 'nubank', 100, { ...pix, description: 'PIX RECEBIDO' });
    expect(classifyTransfers([out, into], owned, []).size).toBe(own ? 2 : 0);
    expect(classifyTransfers([{ ...out, hasOtherParty: undefined }, into], owned, []).size).toBe(2);
  });

  it('two holders of one household may move money between them, a friend who pays back may not', () => {
    const between = (name: string) => [
      row('out', 'itau', -100, { ...pix, description: `PIX ENVIADO ${name}` }),
      row('in', 'nubank', 100, {
        ...pix,
        description: name === 'JOAO SOUZA' ? 'PIX RECEBIDO ANA SOUZA' : `PIX RECEBIDO ${name}`,
      }),
    ];
    const household = [...owned, { id: 'joint', type: 'BANK', owner: 'João Souza' }];
    expect(classifyTransfers(between('JOAO SOUZA'), household, []).size).toBe(2);
    expect(classifyTransfers(between('CARLOS LIMA'), household, []).size).toBe(0);
  });

  it('the nearest entry is taken, and each entry once', () => {
    const rows = [
      row('out', 'itau', -500),
      row('later', 'nubank', 500, { day: 12 }),
      row('nearest', 'nubank', 500, { day: 11 }),
    ];
    expect(kinds(rows)).toEqual({ out: 'ownTransfer', nearest: 'ownTransfer' });
  });

  it('a side that its category already marks takes its counter-entry along', () => {
    const rows = [
      row('out', 'itau', -500, { category: 'Transferência mesma titularidade - TED' }),
      row('in', 'nubank', 500, { category: 'Transferência - TED' }),
    ];
    expect(kinds(rows)).toEqual({ out: 'ownTransfer', in: 'ownTransfer' });
  });
});

describe('card payments without the right category', () => {
  it.each([
    { name: 'at the due date', of: row('a', 'itau', -812.34, { day: 17 }), pays: true },
    { name: 'ten days before closing', of: row('a', 'itau', -812.34, { day: 0 }), pays: true },
    { name: 'eleven days before closing', of: row('a', 'itau', -812.34, { day: -1 }), pays: false },
    { name: 'ten days late', of: row('a', 'itau', -812.34, { day: 27 }), pays: true },
    { name: 'eleven days late', of: row('a', 'itau', -812.34, { day: 28 }), pays: false },
    { name: 'another amount', of: row('a', 'itau', -812.35, { day: 17 }), pays: false },
    {
      name: 'as a boleto',
      of: row('a', 'itau', -812.34, {
        category: 'Transferência - Boleto bancário',
        description: 'PAGTO BOLETO BANCO XYZ',
      }),
      pays: true,
    },
    {
      name: 'under a wrong category, with the bill in the text',
      of: row('a', 'itau', -812.34, { category: 'Serviços', description: 'PGTO FATURA CARTAO' }),
      pays: true,
    },
    {
      name: "in a bank's own line that names the card alone",
      of: row('a', 'itau', -812.34, { description: 'ITAU UNICLASS VISA' }),
      pays: true,
    },
    {
      name: "as a title of the card's bank, under a wrong category",
      of: row('a', 'itau', -812.34, { category: 'Serviços', description: 'INT PAG TIT BANCO 260' }),
      pays: true,
    },
    {
      name: 'a purchase of the same amount',
      of: row('a', 'itau', -812.34, { category: 'Supermercado', merchant: 'Carrefour', description: 'CARREFOUR' }),
      pays: false,
    },
    {
      name: 'money sent to a person',
      of: row('a', 'itau', -812.34, { category: 'Transferência - PIX', description: 'PIX ENVIADO CARLOS LIMA' }),
      pays: false,
    },
    { name: "the card's own debit", of: row('a', 'card', -812.34, { day: 17 }), pays: false },
    { name: 'a credit on the bank account', of: row('a', 'itau', 812.34, { day: 17 }), pays: false },
  ])('a bill of the same total: $name: $pays', ({ of, pays }) => {
    expect(kinds([of], [bill(812.34)])).toEqual(pays ? { a: 'cardPayment' } : {});
  });

  it('without a closing date the bill counts as closed 7 days before it is due', () => {
    const late = bill(100, { closingDate: null });
    expect(kinds([row('a', 'itau', -100, { day: 0 })], [late])).toEqual({ a: 'cardPayment' });
    expect(kinds([row('a', 'itau', -100, { day: -1 })], [late])).toEqual({});
  });

  it('a bill is paid once: by a known payment, else by the debit nearest to its due date', () => {
    const known = row('known', 'itau', -100, { category: 'Pagamento de cartão de crédito', day: 8 });
    expect(kinds([known, row('other', 'itau', -100, { day: 17 })], [bill(100)])).toEqual({ known: 'cardPayment' });
    const rows = [row('early', 'itau', -100, { day: 11 }), row('near', 'itau', -100, { day: 16 })];
    expect(kinds(rows, [bill(100)])).toEqual({ near: 'cardPayment' });
  });

  it("a payment on the card marks the bank's debit, a refund does not", () => {
    const out = row('out', 'itau', -300, { description: 'PAGAMENTO EFETUADO', category: 'Transferência - PIX' });
    const payment = row('in', 'card', 300, { description: 'Pagamento recebido', day: 11 });
    const refund = row('in', 'card', 300, { description: 'Estorno de compra', day: 11 });
    expect(kinds([out, payment])).toEqual({ out: 'cardPayment', in: 'cardPayment' });
    expect(kinds([out, refund])).toEqual({});
  });
});

describe('a row is used once', () => {
  it('a payment that is known by its category marks the credit on its card, whatever it is called', () => {
    const out = row('out', 'itau', -300, { category: 'Pagamento de cartão de crédito', description: 'XPTO' });
    const into = row('in', 'card', 300, { description: 'Pagamento recebido' });
    expect(kinds([out, into])).toEqual({ out: 'cardPayment', in: 'cardPayment' });
  });

  it('what has paid the card is no side of an own transfer', () => {
    const rows = [
      row('out', 'itau', -300, { description: 'PAGAMENTO EFETUADO' }),
      row('in', 'card', 300, { description: 'Pagamento recebido' }),
      row('other', 'nubank', 300),
    ];
    expect(kinds(rows)).toEqual({ out: 'cardPayment', in: 'cardPayment' });
  });

  it('an own transfer of the amount of a bill does not pay it', () => {
    const out = row('out', 'itau', -100, { category: 'Transferência mesma titularidade' });
    expect(kinds([out], [bill(100)])).toEqual({ out: 'ownTransfer' });
  });
});

it('spending is money out that is no move', () => {
  const rows = [
    row('purchase', 'card', -10),
    row('income', 'itau', 10, { day: 20 }),
    row('out', 'itau', -500),
    row('in', 'nubank', 500),
  ];
  const transfers = classifyTransfers(rows, accounts, []);
  expect(rows.filter((one) => isSpending(one, null, transfers)).map(({ id }) => id)).toEqual(['purchase']);
});

describe('any ledger', () => {
  const anyRow = fc.record({
    account: fc.constantFrom('itau', 'nubank', 'card', 'broker', 'gone'),
    reais: fc.constantFrom(-20, -10, 10, 20),
    day: fc.integer({ min: 1, max: 12 }),
    category: fc.constantFrom(null, 'Transferência - PIX', 'Supermercado', 'Pagamento de cartão de crédito'),
    description: fc.constantFrom('', 'PIX ANA SOUZA', 'PIX CARLOS', 'PAGAMENTO RECEBIDO', 'COMPRA X'),
  });
  const ledger = fc
    .array(anyRow, { maxLength: 40 })
    .map((rows) => rows.map(({ account, reais, ...rest }, at) => row(`t${at}`, account, reais, rest)));

  it('is read the same in any order', () => {
    fc.assert(
      fc.property(ledger, fc.infiniteStream(fc.nat()), (rows, noise) => {
        const shuffled = rows
          .map((one) => ({ one, at: noise.next().value }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ one }) => one);
        expect(kinds(shuffled, [bill(10), bill(20, { id: 'other' })])).toEqual(
          kinds(rows, [bill(10), bill(20, { id: 'other' })]),
        );
      }),
    );
  });

  it('pairs no row twice, and only equal opposite amounts of two accounts at most 3 days apart', () => {
    fc.assert(
      fc.property(ledger, (rows) => {
        const pairs = counterEntries(
          rows.filter((one) => one.amount < 0),
          rows.filter((one) => one.amount > 0),
          () => true,
        );
        const paired = pairs.flatMap(({ out, into }) => [out.id, into.id]);
        expect(new Set(paired).size).toBe(paired.length);
        for (const { out, into } of pairs) {
          expect(out.amount).toBe(-into.amount);
          expect(out.accountId).not.toBe(into.accountId);
          expect(Math.abs(daysBetween(out.date, into.date))).toBeLessThanOrEqual(3);
        }
      }),
    );
  });

  it('pairing is symmetric: as many rows leave as arrive, in the same amounts', () => {
    fc.assert(
      fc.property(ledger, (rows) => {
        const transfers = classifyTransfers(rows, accounts, []);
        const moved = rows.filter((one) => transfers.get(one.id) === 'ownTransfer');
        expect(moved.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      }),
    );
  });
});
