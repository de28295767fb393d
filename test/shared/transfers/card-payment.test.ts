import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Transaction, withWords } from '../../../shared/ledger/transaction.ts';
import { isPaymentOfCard, paymentsOfCards } from '../../../shared/transfers/card-payment.ts';
import { classifyTransfers, type TransferKind } from '../../../shared/transfers/classify-transfers.ts';
import { aTransaction } from '../ledger/a-transaction.ts';

it.each<{ name: string; description: string; reais?: number; known?: TransferKind; pays: boolean }>([
  { name: 'a word for payment', description: 'Pagamento recebido', pays: true },
  { name: 'a word for bill', description: 'CRÉDITO FATURA', pays: true },
  { name: 'neither', description: 'LOJA X', pays: false },
  { name: 'money given back, whatever else the text says', description: 'ESTORNO PAGAMENTO FATURA', pays: false },
  { name: 'a row known to be a payment', description: 'LOJA X', known: 'cardPayment', pays: true },
  { name: 'a charge', description: 'PAGAMENTO FATURA', reais: -10, known: 'cardPayment', pays: false },
])('a payment of a card: $name, $pays', ({ description, reais = 10, known, pays }) => {
  const row = aTransaction({ id: 't', accountId: 'card-1', description, reais });
  expect(isPaymentOfCard(row, new Map(known ? [['t', known]] : []))).toBe(pays);
});

describe('payments of cards, with transfers on demand', () => {
  const accounts = [
    { id: 'bank', type: 'BANK' as const },
    { id: 'card', type: 'CREDIT' as const },
  ];
  const ofOthers = 'Transferência - PIX';
  const own = 'Transferência mesma titularidade - PIX';
  const credit = (given: Partial<Omit<Transaction, 'amount' | 'date'>> = {}): Transaction =>
    aTransaction({ id: 'in', accountId: 'card', reais: 50, description: 'CREDITO', ...given });
  const debit = aTransaction({
    id: 'out',
    accountId: 'bank',
    reais: -50,
    description: 'PIX ENVIADO',
    category: ofOthers,
  });

  it.each<{ name: string; row: Transaction; others?: Transaction[]; asked: boolean; pays: boolean }>([
    { name: 'by its text', row: credit({ description: 'PAGAMENTO' }), asked: false, pays: true },
    { name: 'by its category', row: credit({ category: 'Pagamento de cartão de crédito' }), asked: false, pays: true },
    { name: 'a refund', row: credit({ description: 'ESTORNO' }), asked: false, pays: false },
    { name: 'a purchase', row: { ...debit, accountId: 'card' }, asked: false, pays: false },
    { name: 'by its other side', row: credit({ category: ofOthers }), asked: true, pays: true },
    {
      name: 'a payment to the bank, renamed by the user',
      row: withWords(credit({ category: 'Pagamento de cartão de crédito' }), { category: 'Lazer' }),
      asked: true,
      pays: true,
    },
    {
      name: 'by its other side, renamed by the user',
      row: withWords(credit({ category: ofOthers }), { category: 'Lazer' }),
      asked: true,
      pays: true,
    },
    { name: 'called a move by the user', row: withWords(credit(), { category: own }), asked: true, pays: true },
    { name: 'without another side', row: credit({ category: ofOthers }), others: [], asked: true, pays: false },
  ])('$name: pays $pays', ({ row, others = [debit], asked, pays }) => {
    let times = 0;
    const isPayment = paymentsOfCards(() => {
      times += 1;
      return classifyTransfers([row, ...others], accounts, []);
    });
    expect([isPayment(row), isPayment(row)]).toEqual([pays, pays]);
    expect(times).toBe(asked ? 1 : 0);
  });

  const categories = [null, ofOthers, own, 'Pagamento de cartão de crédito', 'Compras', 'Aplicação', 'Renda fixa'];
  const descriptions = ['CREDITO', 'PIX ENVIADO', 'PAGAMENTO', 'ESTORNO', 'COMPRA', 'ANA SOUZA', 'FATURA', 'RESGATE'];
  const arbitraryRow = fc.record({
    accountId: fc.constantFrom('bank', 'card'),
    reais: fc.constantFrom(-50, 50, -60, 60),
    date: fc.constantFrom('2026-03-09', '2026-03-10', '2026-03-14'),
    description: fc.constantFrom(...descriptions),
    category: fc.constantFrom(...categories),
    merchant: fc.constantFrom(null, 'Loja'),
    said: fc.constantFrom(...categories),
  });

  it('are those that all transfers together give', () => {
    fc.assert(
      fc.property(fc.array(arbitraryRow, { maxLength: 12 }), (given) => {
        const rows = given.map(({ said, ...row }, index) =>
          withWords(aTransaction({ id: `t${index}`, ...row }), { category: said }),
        );
        const transfers = classifyTransfers(rows, accounts, []);
        const isPayment = paymentsOfCards(() => transfers);
        for (const row of rows.filter(({ accountId }) => accountId === 'card')) {
          expect(isPayment(row)).toBe(isPaymentOfCard(row, transfers));
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
