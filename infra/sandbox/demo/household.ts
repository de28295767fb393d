import { addDays } from '../../../shared/time/calendar.ts';
import { utcMidnight } from '../../../shared/time/instant.ts';
import { bankAccount } from './bank-account.ts';
import { type BankRow, bankRow, type Move, plannedRows } from './bank-rows.ts';
import { cardAccount } from './card-account.ts';
import { type Billing, billingOf } from './card-billing.ts';
import { demoBrokers, demoHoldings } from './demo-holdings.ts';
import type { AccountPlan, BankPlan, CardPlan, HouseholdPlan } from './plans.ts';
import { randomFrom } from './random.ts';
import { contains, dayIn, daysOfUse, monthsOf, type Window } from './window.ts';

type Outgoing = { accountId: string; move: Move };

/** Both sides of each transfer between the household's own accounts, on one day and of one amount. */
const transferMoves = ({ owner, transfers }: HouseholdPlan, window: Window): Outgoing[] =>
  transfers.flatMap(({ from, to, day, reais, category }) =>
    monthsOf(window).flatMap((month) => {
      const date = dayIn(month, day);
      const amount = randomFrom(`${from} ${to} ${month}`).money(reais);
      const move = { name: owner.toUpperCase(), amount, category, date };
      if (!contains(window, date)) return [];
      return [
        { accountId: from, move: { ...move, kind: 'ownOut' as const } },
        { accountId: to, move: { ...move, kind: 'ownIn' as const } },
      ];
    }),
  );

const billPaymentMoves = ({ paidFrom }: CardPlan, { payments }: Billing): Outgoing[] =>
  payments.map(({ date, amount }) => ({
    accountId: paidFrom.accountId,
    move: { kind: 'billPayment', name: paidFrom.name, amount, category: '05100000', date },
  }));

const connectionOf = ({ itemId, style, consentDays, onUpdate }: BankPlan, { start, today }: Window) => ({
  item: {
    id: itemId,
    connector: style.connector,
    createdAt: utcMidnight(start),
    consentExpiresAt: utcMidnight(addDays(today, consentDays)),
    nextAutoSyncAt: utcMidnight(addDays(today, 1)),
  },
  onUpdate: { afterMs: 300, ...onUpdate },
});

/** The household's items, as a fixture writes them. */
export const itemsOf = (household: HouseholdPlan, window: Window) => {
  const billings = new Map<CardPlan, Billing>();
  for (const { cards } of household.banks) for (const card of cards) billings.set(card, billingOf(card, window));
  const moves = [
    ...transferMoves(household, window),
    ...[...billings].flatMap(([card, billing]) => billPaymentMoves(card, billing)),
  ];
  const rowsOf = (plan: AccountPlan, { style }: BankPlan): BankRow[] => [
    ...plannedRows(plan, style, plan.closed ? daysOfUse(plan.closed, window) : window),
    ...moves.filter(({ accountId }) => accountId === plan.id).map(({ move }) => bankRow(style, move)),
  ];
  const items = household.banks.map((bank) => {
    const accounts = bank.accounts.map((plan) => bankAccount(household, plan, bank.style, rowsOf(plan, bank), window));
    const companies = bank.accounts.flatMap((plan) => plan.regular.flatMap(({ company }) => company ?? []));
    return {
      ...connectionOf(bank, window),
      ...(companies.length > 0 && { merchants: companies }),
      ...demoHoldings(bank.itemId, accounts, window),
      accounts: [
        ...accounts,
        ...[...billings]
          .filter(([card]) => bank.cards.includes(card))
          .map(([card, billing]) => cardAccount(household, card, bank.style, billing, window)),
      ],
    };
  });
  return [...items, ...demoBrokers(items, window)];
};
