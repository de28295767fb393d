/** Random households of ordinary Brazilian life, some with planted incidents. */
import { closingAfter, cyclesOf, openAccounts, payBills } from './accounts.ts';
import { balanceOn, fitBudget, smoothBills, sweep } from './balance.ts';
import { categoryId, categoryName } from './categories.ts';
import type { Bill, Household, IncidentKind, SetName, Transaction } from './format.ts';
import { INCIDENT_KINDS } from './format.ts';
import { type Draft, type Holder, Home, type PlantedDrafts } from './home.ts';
import { lowBalanceAhead, plant } from './incidents.ts';
import { liveDaily } from './life-daily.ts';
import { happen } from './life-events.ts';
import { settleDown } from './life-fixed.ts';
import { earn, PERSONAS, type Persona } from './life-income.ts';
import { liveThere } from './life-regions.ts';
import type { Random } from './random.ts';
import { CLOSED_WORDS } from './words-closed.ts';
import { OPEN_WORDS } from './words-open.ts';

/** One house in three has one incident or two. */
const drawnKinds = (random: Random): IncidentKind[] =>
  random.chance(0.36) ? random.sample(INCIDENT_KINDS, random.chance(0.3) ? 2 : 1) : [];

const INCOMES: Record<Persona, readonly [number, number]> = {
  employee: [280_000, 1_100_000],
  'split pay': [240_000, 620_000],
  servant: [450_000, 1_600_000],
  freelancer: [350_000, 1_200_000],
  retired: [230_000, 780_000],
  couple: [600_000, 2_000_000],
  'job changer': [320_000, 1_000_000],
  trainee: [180_000, 260_000],
};

const STEADY: readonly Persona[] = ['employee', 'servant', 'retired', 'couple', 'trainee'];

const PLANNED: readonly IncidentKind[] = ['income_missing', 'low_balance_ahead'];

const settle = (home: Home, set: SetName): void => {
  const persona = home.random.pick(home.kinds.some((kind) => PLANNED.includes(kind)) ? STEADY : PERSONAS);
  home.persona = persona;
  home.person = home.random.pick(home.words.people);
  home.income = home.random.around(
    (INCOMES[persona][0] + INCOMES[persona][1]) / 2,
    (INCOMES[persona][1] - INCOMES[persona][0]) / (INCOMES[persona][1] + INCOMES[persona][0]),
  );
  openAccounts(home);
  earn(home, persona);
  settleDown(home);
  liveDaily(home);
  happen(home);
  liveThere(home, set);
};

/** Habits that are paid with the second card, if there is one. */
const useSecondCard = (home: Home): void => {
  const second = home.accounts.filter(({ kind }) => kind === 'card')[1];
  if (second === undefined) return;
  for (const draft of home.drafts) {
    if (draft.account === home.card && (draft.tag === 'market' || draft.tag === 'lunch')) draft.account = second;
  }
};

const billsOf = (home: Home, card: Holder): Bill[] =>
  cyclesOf(home, card)
    .filter(({ closing, isPartial, total }) => closing <= home.today && !isPartial && total > 0)
    .map(({ closing, due, total }) => ({
      id: `${card.id}-bill-${closing.slice(0, 7)}`,
      accountId: card.id,
      closingDate: closing,
      dueDate: due,
      total,
      minimum: Math.round(total * 0.15),
    }));

const isSeen = (home: Home, draft: Draft): boolean => draft.date <= home.today || draft.installment !== null;

const toTransactions = (home: Home, bills: readonly Bill[]): Map<Draft, Transaction> => {
  const hasCategories = home.random.chance(0.7);
  const hasMerchants = home.random.chance(0.5);
  const known = new Set(bills.map(({ id }) => id));
  const sorted = home.drafts
    .filter((draft) => isSeen(home, draft))
    .sort((a, b) => (`${a.date}${a.time}` < `${b.date}${b.time}` ? -1 : 1));
  return new Map(
    sorted.map((draft, index) => {
      const isCard = draft.account.kind === 'card';
      const closing = isCard ? closingAfter(draft.account, draft.date) : '';
      const bill = `${draft.account.id}-bill-${closing.slice(0, 7)}`;
      const isOpen = isCard && closing > home.today && !draft.isBillPayment;
      const row: Transaction = {
        id: `${home.seed}-${String(index + 1).padStart(5, '0')}`,
        accountId: draft.account.id,
        date: draft.date,
        time: draft.time,
        description: draft.text,
        amount: draft.amount,
        category: hasCategories ? categoryName(draft.category) : null,
        categoryId: hasCategories ? categoryId(draft.category) : null,
        merchant: hasMerchants ? draft.merchant : null,
        status: isOpen || draft.date > home.today ? 'PENDING' : 'POSTED',
        installment: draft.installment,
        billId: isCard && known.has(bill) && !draft.isBillPayment ? bill : null,
      };
      return [draft, row];
    }),
  );
};

const balanced = (home: Home): void => {
  for (const account of home.accounts) {
    if (account.kind === 'checking') account.balance = balanceOn(home, account, home.today);
    if (account.kind === 'savings') account.balance = home.random.int(20_000, 900_000);
    if (account.kind === 'card') {
      const open = cyclesOf(home, account).find(({ closing }) => closing > home.today);
      account.balance = (open?.rows ?? []).reduce(
        (all, { date, amount }) => (date <= home.today ? all + amount : all),
        0,
      );
    }
  }
};

const withIncidents = (home: Home, set: SetName): PlantedDrafts[] => {
  settle(home, set);
  useSecondCard(home);
  fitBudget(home);
  smoothBills(home);
  const planted = plant(home);
  payBills(home);
  for (const account of home.accounts.filter(({ kind }) => kind === 'checking')) sweep(home, account);
  const low = home.kinds.includes('low_balance_ahead') ? lowBalanceAhead(home) : null;
  return low === null ? planted : [...planted, low];
};

export const generateHousehold = (seed: number, today: string, set: SetName): Household => {
  const home = new Home(seed, today, set, set === 'open' ? OPEN_WORDS : CLOSED_WORDS, drawnKinds);
  const drafts = withIncidents(home, set);
  balanced(home);
  const bills = home.accounts.filter(({ kind }) => kind === 'card').flatMap((card) => billsOf(home, card));
  const rows = toTransactions(home, bills);
  const planted = drafts.map(({ drafts: own, ...incident }) => ({
    ...incident,
    transactionIds: own.flatMap((draft) => rows.get(draft)?.id ?? []),
  }));
  const kinds = new Set(planted.map(({ kind }) => kind));
  return {
    seed,
    set,
    today,
    from: home.from,
    person: home.person,
    persona: home.persona,
    life: home.life,
    accounts: home.accounts.map(({ style: _style, ...account }) => account),
    transactions: [...rows.values()],
    bills,
    planted,
    tolerated: [...new Set(home.tolerated)].filter((kind) => !kinds.has(kind)),
  };
};
