import { expect, it } from 'vitest';
import { isPaymentOfCard } from '../../../shared/transfers/card-payment.ts';
import type { TransferKind } from '../../../shared/transfers/classify-transfers.ts';
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
