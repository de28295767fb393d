import type { Row } from '../../../../../infra/web/app/api/statement.ts';

/** A purchase on a usual day. */
export const aRow = (over: Partial<Row> = {}): Row => ({
  id: 'r1',
  date: '2026-11-20',
  description: 'PADARIA BELLA',
  merchant: null,
  category: 'Supermercado',
  by_user: false,
  category_confidence: 'high',
  payment_method: null,
  amount: -10,
  currency_code: 'BRL',
  status: 'POSTED',
  account_id: 'a1',
  note: null,
  installment: null,
  counts_as: 'spending',
  ...over,
});
