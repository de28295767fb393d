import { expect, it } from 'vitest';
import { lowestPrice } from '../../../../infra/web/app/sign-in/lowest-price.ts';
import { moreThan, priceOf } from '../../../../infra/web/app/texts/plans.ts';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;
const offer = (price: number | null, period: 'month' | 'year' = 'month') => ({
  plan: 'pro',
  title: 'Pro',
  price,
  period,
});

it.each([
  [[], null],
  [[offer(null)], null],
  [[offer(0)], 'Há um plano grátis.'],
  [[offer(3990), offer(1990)], 'A partir de R$ 19,90 por mês.'],
  [[offer(1990), offer(0)], 'Há um plano grátis; os pagos começam em R$ 19,90 por mês.'],
  [[offer(1990), offer(19_900, 'year')], 'A partir de R$ 199,00 por ano.'],
  [[offer(1990), offer(29_900, 'year')], 'A partir de R$ 19,90 por mês.'],
])('the door names the lowest price of %j', (offers, said) => expect(plain(lowestPrice(offers))).toBe(said));

it.each([
  [0, 'month', 'Grátis'],
  [1990, 'month', 'R$ 19,90 por mês'],
  [123_456, 'year', 'R$ 1.234,56 por ano'],
  [null, 'month', null],
] as const)('a price of %s by %s reads as one', (price, period, said) =>
  expect(plain(priceOf({ price, period }))).toBe(said),
);

const plan = (features: string[], max: number | null, limits: number) => ({
  name: 'pro',
  title: null,
  offers: [],
  features,
  max_connections: max,
  paymentReminders: 5,
  spendingLimits: limits,
  apiKeys: 20,
  is_yours: false,
});

it('a card has what its plan has more than the one before', () => {
  expect(moreThan(plan([], 2, 3), undefined)).toEqual([
    '2 bancos conectados',
    '5 lembretes ativos',
    '3 limites de gastos',
  ]);
  expect(moreThan(plan([], null, 10), plan([], 2, 3))).toEqual(['Bancos sem limite', '10 limites de gastos']);
  expect(moreThan(plan(['A', 'B'], null, 10), plan(['A'], 2, 3))).toEqual(['B']);
});
