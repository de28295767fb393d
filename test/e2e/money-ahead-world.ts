import { card, daysFrom, monthsFrom, person, row, today } from './cards-world.ts';

/** The latest day on which the streams of the tests came. */
export const latest = daysFrom(today, -2);

type Given = Parameters<typeof row>[2] & { description: string };

/** Rows a month apart, the newest last; `skip` leaves the newest ones out. */
const monthly = (id: string, amount: (index: number) => number, given: Given, count = 8, skip = 0) =>
  Array.from({ length: count }, (_, index) =>
    row(monthsFrom(latest, index + 1 - count - skip), amount(index), {
      id: `${id}-${index}`,
      status: 'POSTED',
      ...given,
    }),
  );

const netflix = monthly('netflix', (index) => (index < 5 ? 39.9 : 44.9), {
  description: 'NETFLIX.COM',
  category: 'Streaming de vídeo',
});
const gym = monthly(
  'gym',
  () => 99.9,
  { description: 'SMARTFIT ACADEMIA', category: 'Academia e centros de lazer' },
  4,
  4,
);
const rent = monthly('rent', () => -900, { description: 'PIX ENVIADO DONA MARLENE', category: 'Aluguel' });
const salary = monthly('salary', () => 5000, { description: 'SALARIO ALVORADA', category: 'Salário', type: 'CREDIT' });

const spent = (date: string, amount: number, given: Given & { id: string }) =>
  row(date, amount, { status: 'POSTED', ...given });
const market = spent(today, -120.5, { id: 'market', description: 'MERCADO BOM', category: 'Supermercado' });
const moved = spent(today, -400, {
  id: 'moved',
  description: 'PIX',
  category: 'Transferência mesma titularidade - PIX',
});
const invested = spent(today, -300, { id: 'invested', description: 'APLICACAO CDB', category: 'Renda fixa' });
const shoes = spent(today, 200, { id: 'shoes', description: 'LOJA SAPATO', category: 'Vestuário' });
const refund = spent(today, -50, {
  id: 'refund',
  description: 'ESTORNO LOJA SAPATO',
  category: 'Vestuário',
  type: 'CREDIT',
});

const ana = person(
  'ana',
  card({ id: 'a-bank', type: 'BANK', transactions: [...rent, ...salary, market, moved, invested] }),
  card({ id: 'a-card', transactions: [...netflix, ...gym, shoes, refund] }),
);

const spotify = monthly(
  'spotify',
  () => 34.9,
  { description: 'SPOTIFY BRASIL', category: 'Streaming de música' },
  6,
  1,
);

/** Dora's old card and a new one, which holds what comes next. */
export const doras = (...more: ReturnType<typeof row>[]) =>
  person('dora', card({ id: 'd-card', transactions: spotify }), card({ id: 'd-new', transactions: more }));

/** Bia's account, with what her bank has scheduled. */
export const bias = (...ahead: ReturnType<typeof row>[]) =>
  person('bia', card({ id: 'b-bank', type: 'BANK', transactions: ahead }));

export const world = {
  users: [ana, bias(), person('caio'), doras()],
};
