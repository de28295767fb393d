import { centavos, parseAmount } from '../../amount.ts';
import type { Row } from '../../api/statement.ts';
import { NO_CATEGORY, type NO_FILTERS, type Shown } from './address.ts';

type Choice = Pick<Shown, keyof typeof NO_FILTERS>;

const isOfKind = ({ amount, counts_as }: Row, kind: Choice['kind']): boolean => {
  if (kind === '') return true;
  const isMove = counts_as === 'move';
  if (kind === 'proprias') return isMove;
  return !isMove && (kind === 'saidas' ? amount < 0 : amount > 0);
};

/** The rows that the filters leave. An amount that cannot be read filters nothing. */
export const chosen = (rows: readonly Row[], { category, account, kind, isPending, from, to }: Choice): Row[] => {
  const [least, most] = [parseAmount(from), parseAmount(to)];
  return rows.filter(
    (row) =>
      (!category || (row.category ?? NO_CATEGORY) === category) &&
      (!account || row.account_id === account) &&
      isOfKind(row, kind) &&
      (!isPending || row.status === 'PENDING') &&
      (least === null || centavos(Math.abs(row.amount)) >= centavos(least)) &&
      (most === null || centavos(Math.abs(row.amount)) <= centavos(most)),
  );
};

export type Totals = {
  count: number;
  /** BRL, both positive; refunds lessen what went out. */
  in: number;
  out: number;
  refunds: number;
  /** Rows excluded from sums: transfers between own accounts, and other currencies. */
  moves: number;
  foreign: number;
};

export const totalsOf = (rows: readonly Row[]): Totals => {
  const counted = rows.filter(({ counts_as }) => counts_as !== 'move');
  const inReais = counted.filter(({ currency_code }) => currency_code === 'BRL');
  const sum = (kind: Row['counts_as']): number =>
    inReais
      .filter(({ counts_as }) => counts_as === kind)
      .reduce((total, { amount }) => total + Math.abs(centavos(amount)), 0);
  const refunds = sum('refund');
  return {
    count: rows.length,
    in: sum('income') / 100,
    out: (sum('spending') - refunds) / 100,
    refunds: refunds / 100,
    moves: rows.length - counted.length,
    foreign: counted.length - inReais.length,
  };
};
