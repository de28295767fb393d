/** Habits that one set alone has. None of them is an incident. */
import type { Category } from './categories.ts';
import { businessDayAfter, dayIn, monthNumber, plusDays } from './days.ts';
import type { SetName } from './format.ts';
import type { Home } from './home.ts';

/** A Pix of one amount each so many days, from the start of the history. */
const each = (
  home: Home,
  name: string,
  share: number,
  days: number,
  amount: number,
  to: string,
  category: Category,
): void => {
  if (!home.has(name, share)) return;
  for (let date = plusDays(home.from, home.random.int(0, days)); date <= home.horizon; date = plusDays(date, days)) {
    home.pixOut(date, amount, to, category);
  }
};

/** A purchase by debit every month of the given ones. */
const inMonths = (
  home: Home,
  name: string,
  share: number,
  months: readonly number[],
  usual: number,
  text: string,
  category: Category,
): void => {
  if (!home.has(name, share)) return;
  for (const month of home.months.filter((one) => months.includes(monthNumber(one)))) {
    home.debit(businessDayAfter(dayIn(month, home.random.int(3, 24))), home.random.around(usual, 0.25), text, category);
  }
};

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

const liveInOpen = (home: Home): void => {
  const { random } = home;
  each(home, 'English lessons each fortnight', 0.12, 14, 18_000, 'PROF ENGLISH HUB', 'courses');
  each(home, 'dog walker', 0.1, 7, 6_000, 'PASSEADOR LEO', 'pet');
  each(home, 'manicure', 0.25, 14, 5_500, 'STUDIO UNHAS RO', 'wellness');
  inMonths(home, 'barber', 0.35, ALL, 5_500, 'BARBEARIA NAVALHA', 'wellness');
  inMonths(home, 'theatre in winter', 0.15, [6, 7, 8], 11_000, 'SYMPLA INGRESSOS', 'cinema');
  inMonths(home, 'books of the term', 0.15, [2, 8], 19_000, 'ESTANTE VIRTUAL', 'books');
  if (home.has('football pool of colleagues', 0.15)) {
    for (const month of home.months) home.pixOut(dayIn(month, 6), 3_000, 'BOLAO DA FIRMA', 'leisure');
  }
  if (home.has('meal money of the firm', 0.2)) {
    for (const month of home.months)
      home.pixIn(businessDayAfter(dayIn(month, 1)), random.int(58, 66) * 1_000, 'BENEFICIO ALIMENTACAO', 'extra');
  }
};

const liveInClosed = (home: Home): void => {
  const { random } = home;
  each(home, 'gas cylinder every seven weeks', 0.3, 49, 11_500, 'Gas do Nonato', 'gas');
  each(home, 'milk and cheese from a farm', 0.15, 7, 3_800, 'Sitio Boa Vista', 'groceries');
  each(home, 'singing lessons', 0.1, 14, 14_000, 'Escola de Canto Lira', 'courses');
  inMonths(home, 'hairdresser', 0.35, ALL, 9_000, 'SALAO BELA DONA', 'wellness');
  inMonths(home, 'firewood and heater in winter', 0.15, [6, 7], 16_000, 'LENHA E CARVAO ZE', 'housing');
  inMonths(home, 'fishing weekends', 0.15, [3, 5, 9, 10], 13_000, 'PESQUE PAGUE LAGOA', 'leisure');
  if (home.has('school van', 0.15)) {
    for (const month of home.months.filter((one) => monthNumber(one) !== 1)) {
      home.pixOut(businessDayAfter(dayIn(month, 5)), 26_000, 'Tio Valdo Van Escolar', 'school', { isFixed: true });
    }
  }
  if (home.has('share of the profits of a cooperative', 0.15)) {
    for (const month of home.months.filter((one) => monthNumber(one) === 4)) {
      home.pixIn(businessDayAfter(dayIn(month, 12)), random.int(20, 90) * 1_000, 'SOBRAS COOPERATIVA', 'yield');
    }
  }
};

export const liveThere = (home: Home, set: SetName): void => (set === 'open' ? liveInOpen(home) : liveInClosed(home));
