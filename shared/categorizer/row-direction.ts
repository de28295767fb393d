import type { CategoryName } from '../categories/category-tree.ts';

/** Leaves that money comes in by. */
const INCOME: ReadonlySet<CategoryName> = new Set<CategoryName>([
  'Salário',
  'Aposentadoria',
  'Atividades de empreendedorismo',
  'Auxílio do governo',
  'Renda não-recorrente',
  'Juros de rendimentos de dividendos',
  'Cashback',
]);

/** Investments and savings: money goes in and comes out under the same leaf. */
const BOTH_WAYS: ReadonlySet<CategoryName> = new Set<CategoryName>(['Investimentos']);

/** Whether money may move this way under a leaf that names what was bought or earned (transfers move both ways). */
export const fitsDirection = (leaf: CategoryName, type: 'DEBIT' | 'CREDIT'): boolean =>
  BOTH_WAYS.has(leaf) || INCOME.has(leaf) === (type === 'CREDIT');
