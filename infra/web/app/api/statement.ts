/** Answer of `/app/api/statement`, as its contract has it. */

/** `move`: transfer between own accounts, excluded from sums. */
export type CountsAs = 'income' | 'spending' | 'refund' | 'move';

export type PaymentMethod =
  | 'pix'
  | 'boleto'
  | 'debit_order'
  | 'credit_card'
  | 'debit_card'
  | 'ted'
  | 'doc'
  | 'transfer'
  | 'cash'
  | 'check'
  | 'fee';

export type Row = {
  id: string;
  date: string;
  description: string;
  merchant: string | null;
  category: string | null;
  by_user: boolean;
  /** `low`: a guess to be confirmed. */
  category_confidence: 'high' | 'low' | null;
  payment_method: PaymentMethod | null;
  /** Negative: out. */
  amount: number;
  currency_code: string;
  status: 'POSTED' | 'PENDING';
  account_id: string;
  note: string | null;
  installment: { number: number; total: number } | null;
  counts_as: CountsAs;
  /** The sentence of the signal that it is evidence of. */
  signal?: string;
};

export type StatementAccount = { account_id: string; name: string; connector_name: string; type: string };

type Order = { by: 'largest' | 'smallest' | 'latest' | 'earliest'; count: number };

export type Interpretation = {
  startDate: string | null;
  endDate: string | null;
  excludedPeriods: { startDate: string; endDate: string }[];
  type: 'DEBIT' | 'CREDIT' | null;
  categories: string[];
  merchants: string[];
  match: 'all' | 'any' | null;
  excludedCategories: string[];
  excludedMerchants: string[];
  ownMoves: 'only' | 'none' | null;
  paymentMethods: PaymentMethod[];
  excludedPaymentMethods: PaymentMethod[];
  minAmount: number | null;
  maxAmount: number | null;
  accountType: string | null;
  accountSubtype: string | null;
  accounts: { id: string; name: string }[];
  status: ('POSTED' | 'PENDING')[];
  installments: {
    which: 'any' | 'last' | 'none';
    number: number | null;
    total: number | null;
    minTotal: number | null;
    maxTotal: number | null;
  } | null;
  ranking: (Order & { of: 'spending' | 'all'; within: Order | null })[];
  texts: string[];
  answerable: boolean;
  reason: 'future' | 'command' | 'not_about_money' | 'needs_other_operation' | null;
  operation: string | null;
  unread: string[];
};

export type Statement = {
  as_of: string | null;
  is_stale: boolean;
  period: { startDate: string; endDate: string };
  interpretation: Interpretation | null;
  order: 'date' | 'amount_desc' | 'amount_asc';
  rows: Row[];
  accounts: StatementAccount[];
  categories: { name: string; below: string[] }[];
};
