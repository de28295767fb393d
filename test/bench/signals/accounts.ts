/** Accounts of a house and the cycles of its cards. */
import { businessDayAfter, dayIn, monthOf, plusDays, plusMonths } from './days.ts';
import type { Draft, Holder, Home } from './home.ts';

const digits = (home: Home, count: number): string =>
  Array.from({ length: count }, () => home.random.int(0, 9)).join('');

export const openAccounts = (home: Home): void => {
  const { random, words, income } = home;
  const [main, other] = random.sample(words.banks, 2);
  if (main === undefined || other === undefined) throw new Error('no banks');
  const bank = (style: typeof main, kind: 'checking' | 'savings'): void => {
    const number = `${digits(home, 5)}-${digits(home, 1)}`;
    const limit = kind === 'checking' ? Math.round((income * 0.4) / 10_000) * 10_000 : 0;
    const name = kind === 'checking' ? 'Conta Corrente' : 'Conta Poupança';
    const id = `${home.seed}-${kind}-${home.accounts.length + 1}`;
    home.accounts.push({
      id,
      kind,
      bank: style.name,
      connectorId: style.connectorId,
      name,
      number,
      balance: 0,
      limit,
      closingDay: null,
      dueDay: null,
      style,
    });
  };
  const card = (style: typeof main, closingDay: number): void => {
    const limit = Math.round((income * 2.5) / 10_000) * 10_000;
    const id = `${home.seed}-card-${home.accounts.length + 1}`;
    const dueDay = ((closingDay + 7) % 28) + 1;
    const name = `${style.name} ${random.pick(['Gold', 'Platinum', 'Internacional'])}`;
    home.accounts.push({
      id,
      kind: 'card',
      bank: style.name,
      connectorId: style.connectorId,
      name,
      number: digits(home, 4),
      balance: 0,
      limit,
      closingDay,
      dueDay,
      style,
    });
  };
  bank(main, 'checking');
  const closed = Number(plusDays(home.today, -random.int(2, 10)).slice(8));
  card(main, Math.min(28, home.kinds.includes('bill_higher') ? closed : random.int(1, 28)));
  if (home.persona === 'couple') bank(other, 'checking');
  if (home.has('second card', 0.3)) card(other, random.int(1, 28));
  if (home.has('dormant savings account', 0.2)) bank(other, 'savings');
};

const dayOfCard = (day: number | null): number => {
  if (day === null) throw new Error('not a card');
  return day;
};

const knownClosings = new Map<string, string>();

/** The closing day of the bill that has the purchases of that date. A purchase of the closing day is of the next bill. */
export const closingAfter = (card: Holder, date: string): string => {
  const day = dayOfCard(card.closingDay);
  const known = knownClosings.get(`${day} ${date}`);
  if (known !== undefined) return known;
  const closing = dayIn(monthOf(date), day);
  const found = date < closing ? closing : plusMonths(closing, 1, day);
  knownClosings.set(`${day} ${date}`, found);
  return found;
};

export const dueAfter = (card: Holder, closing: string): string => {
  const due = dayIn(monthOf(closing), dayOfCard(card.dueDay));
  return due > closing ? due : plusMonths(due, 1, dayOfCard(card.dueDay));
};

export interface Cycle {
  closing: string;
  due: string;
  rows: Draft[];
  total: number;
  /** The history begins within it. */
  isPartial: boolean;
}

/** The bills of a card that close up to the horizon, oldest first. */
export const cyclesOf = (home: Home, card: Holder): Cycle[] => {
  const cycles = new Map<string, Cycle>();
  const first = closingAfter(card, home.from);
  for (let closing = first; closing <= home.horizon; closing = closingAfter(card, closing)) {
    cycles.set(closing, { closing, due: dueAfter(card, closing), rows: [], total: 0, isPartial: closing === first });
  }
  for (const draft of home.drafts) {
    if (draft.account !== card || draft.isBillPayment) continue;
    const cycle = cycles.get(closingAfter(card, draft.date));
    cycle?.rows.push(draft);
    if (cycle !== undefined) cycle.total -= draft.amount;
  }
  return [...cycles.values()];
};

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** The usual bill before the one at `index`: the median of up to six whole ones; null with fewer than three. */
export const usualBill = (cycles: readonly Cycle[], index: number): number | null => {
  const before = cycles
    .slice(0, index)
    .filter(({ isPartial }) => !isPartial)
    .slice(-6);
  return before.length < 3 ? null : median(before.map(({ total }) => total));
};

/** Pays each bill in full on the first business day from its due date; the row is seen on both sides. */
export const payBills = (home: Home): void => {
  for (const card of home.accounts.filter(({ kind }) => kind === 'card')) {
    const cycles = cyclesOf(home, card);
    const usual = median(cycles.map(({ total }) => total));
    for (const { due, total, isPartial } of cycles) {
      const paid = isPartial ? Math.max(total, Math.round(usual * 0.97)) : total;
      if (paid <= 0) continue;
      const [date, time] = [businessDayAfter(due), home.clock(6, 9)];
      const rows = [
        home.row(
          home.checking,
          date,
          -paid,
          card.style === home.checking.style
            ? home.checking.style.cardPayment
            : home.checking.style.boleto.replace('{t}', `${card.bank} CARTOES`),
          'cardPayment',
          { time, isFixed: true },
        ),
        home.row(card, date, paid, card.style.received, 'cardPayment', { time }),
      ];
      for (const row of rows) if (row !== null) row.isBillPayment = true;
    }
  }
};
