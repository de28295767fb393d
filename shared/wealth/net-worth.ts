import { type Account, isBankAccount, isCreditCard, isOpen, openAccounts } from '../accounts/account.ts';
import { type Connected, inBrl, isHeld } from '../accounts/holding.ts';
import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import { billingDate } from '../cards/bill-period.ts';
import { billStates, isTold, overdueSince, showsPayments } from '../cards/bill-states.ts';
import { type Card, cardOf } from '../cards/card-bills.ts';
import { completePurchase } from '../cards/installments.ts';
import type { IsPayment } from '../cards/settle-payments.ts';
import { groupBy } from '../group-by.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, centavos, magnitude, sum, toAmount, ZERO } from '../money.ts';
import { onOrAfterBusinessDay } from '../time/business-days.ts';
import { addDays, addToMonth, type IsoDate, type IsoMonth, lastDayOf, monthOf } from '../time/calendar.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import { isOverdraft, totalsOf } from './merge-holdings.ts';

export type NetWorthSources = Pick<AccountSnapshot, 'accounts' | 'bills' | 'closingDates'> & {
  /** Of all accounts that count. */
  transactions: readonly Transaction[];
  holdings: readonly Connected[];
  isPayment: IsPayment;
};

const PARTS = ['bank', 'investments', 'cards', 'loans'] as const;
type Part = (typeof PARTS)[number];
type Reason = 'balance_missing' | 'before_first_row' | 'before_first_import';

/** What one account, or the holdings of one connection, add to a part on a day; null where that is unknown. */
type Line = { part: Part; itemId: string; name: string; value: Centavos | null; known: Centavos } & (
  | { reason: null }
  | { reason: Reason; until: IsoDate | null }
);

const sure = (part: Part, itemId: string, name: string, value: Centavos): Line => ({
  ...{ part, itemId, name, value, known: value, reason: null },
});

/** What a card owes, negative: its unpaid closed bills and the open one so far. */
const owedOn = (card: Card, today: IsoDate, isPayment: IsPayment): { now: Centavos; ahead: Centavos } => {
  const { closed, open } = billStates(card, today, isPayment);
  const told = { isShown: showsPayments(card, isPayment), since: overdueSince(today) };
  const unpaid = closed.filter((bill) => onOrAfterBusinessDay(bill.dueDate) >= today || isTold(bill, told));
  const later = card.purchases
    .flatMap((purchase) => completePurchase(purchase, card, today))
    .filter(({ currencyCode }) => currencyCode === card.account.currencyCode)
    .flatMap(({ installments }) => installments)
    .filter(({ isPaid, isCancelled, dueDate }) => !isPaid && !isCancelled && dueDate > open.dueDate);
  return {
    now: centavos(-sum([open.net, ...unpaid.map(({ remaining }) => remaining)])),
    ahead: centavos(-sum(later.map(({ amount }) => magnitude(amount)))),
  };
};

/** An account with its value today, and what changed it until then. */
type Track = {
  account: Account;
  part: 'bank' | 'cards';
  today: Centavos | null;
  /** From this day on it is closed: it counts with 0, and `today` is its last value. */
  closedOn?: IsoDate | undefined;
  moves: { date: IsoDate; amount: Centavos }[];
};

const closedOn = ({ closedAt }: Account): IsoDate | undefined => closedAt && dateInSaoPaulo(closedAt);

const bankTrack = (account: Account, rows: readonly Transaction[]): Track => ({
  account,
  part: 'bank',
  today: account.balance,
  closedOn: closedOn(account),
  moves: rows.filter(({ status }) => status === 'POSTED').map(({ date, amount }) => ({ date, amount })),
});

const cardTrack = (card: Card, today: Centavos): Track => ({
  account: card.account,
  part: 'cards',
  today,
  closedOn: closedOn(card.account),
  // An installment counts on the day of its bill.
  moves: card.transactions
    .filter((row) => row.currencyCode === card.account.currencyCode && !card.cancellations.cancelledRows.has(row.id))
    .map((row) => ({ date: row.installment ? billingDate(row, card) : row.date, amount: row.amount })),
});

/** Backwards from today. */
const valueOn = ({ today: value, closedOn, moves }: Track, day: IsoDate, today: IsoDate): Centavos | null => {
  if (closedOn && day >= closedOn) return ZERO;
  if (value === null) return null;
  return centavos(value - sum(moves.filter(({ date }) => date > day && date <= today).map(({ amount }) => amount)));
};

const trackLine = (track: Track, day: IsoDate, today: IsoDate, first: IsoDate | undefined): Line => {
  const { account, part } = track;
  const value = valueOn(track, day, today);
  const about = { part, itemId: account.itemId, name: account.connectorName };
  if (value === null) return { ...about, value, known: ZERO, reason: 'balance_missing', until: null };
  if (day < today && !(track.closedOn && day >= track.closedOn) && (first === undefined || day < first)) {
    const until = addDays(first ?? today, -1);
    return { ...about, value: null, known: ZERO, reason: 'before_first_row', until };
  }
  return sure(part, account.itemId, account.connectorName, value);
};

type Totals = ReturnType<typeof totalsOf>;

const totalsOn = (record: Connected, day: IsoDate, today: IsoDate): Totals | null =>
  day === today ? totalsOf(record) : (record.totals.findLast(({ month }) => month <= monthOf(day)) ?? null);

const knownOf = (holdings: readonly { balance: Centavos | null; endedOn: IsoDate | null; currencyCode: string }[]) =>
  sum(holdings.filter((holding) => isHeld(holding) && inBrl(holding)).map(({ balance }) => balance ?? ZERO));

/** @param isOverdrawn an account of the connection shows its overdraft already */
const holdingLines = (record: Connected, day: IsoDate, today: IsoDate, isOverdrawn: boolean): Line[] => {
  const { itemId, connection, since } = record;
  const totals = totalsOn(record, day, today);
  const about = (part: Part) => ({ part, itemId, name: connection.connectorName });
  const lineOf = (part: 'investments' | 'loans', value: Centavos | null, known: () => Centavos): Line => {
    if (value !== null) return sure(part, itemId, connection.connectorName, value);
    const unknownSince = { value: null, known: day === today ? known() : ZERO };
    if (totals) return { ...about(part), ...unknownSince, reason: 'balance_missing', until: null };
    return { ...about(part), ...unknownSince, reason: 'before_first_import', until: since && addDays(since, -1) };
  };
  const counted = record.loans.filter((loan) => !isOverdrawn || !isOverdraft(loan));
  const overdrafts = isOverdrawn ? ZERO : (totals?.overdrafts ?? null);
  const owed = totals?.loans == null || overdrafts === null ? null : centavos(-(totals.loans + overdrafts));
  return [
    ...(record.positions.length > 0
      ? [lineOf('investments', totals?.investments ?? null, () => knownOf(record.positions))]
      : []),
    ...(record.loans.length > 0 ? [lineOf('loans', owed, () => centavos(-knownOf(counted)))] : []),
  ];
};

const presented = (date: IsoDate, lines: readonly Line[]) => {
  const partValue = (part: Part): Centavos | null => {
    const own = lines.filter((line) => line.part === part);
    return own.some(({ value }) => value === null) ? null : sum(own.map(({ known }) => known));
  };
  const values = PARTS.map(partValue);
  const complete = values.every((value) => value !== null);
  const net = complete ? sum(values.map((value) => value ?? ZERO)) : null;
  const amounts = Object.fromEntries(
    PARTS.map((part, at) => [part, values[at] == null ? null : toAmount(values[at])]),
  ) as Record<Part, number | null>;
  const known = sum(lines.map((line) => line.known));
  return {
    net,
    shown: { date, ...amounts, net: net === null ? null : toAmount(net), known: toAmount(known), complete },
  };
};

/** One entry for each reason of a part of a connection; the latest end of it. */
const unknownOf = (lines: readonly Line[]) => {
  const lacking = lines.flatMap((line) => (line.reason === null ? [] : [line]));
  return [...groupBy(lacking, ({ part, itemId, reason }) => `${part} ${itemId} ${reason}`).values()].flatMap((same) => {
    const [line] = same;
    if (!line) return [];
    const until = same.map((one) => one.until).reduce((a, b) => (a !== null && b !== null && b > a ? b : a));
    return [{ part: line.part, item_id: line.itemId, name: line.name, reason: line.reason, until }];
  });
};

const tracksOf = (sources: NetWorthSources, today: IsoDate) => {
  const open = openAccounts(sources.accounts).filter((account) => isBankAccount(account) || isCreditCard(account));
  const rows = groupBy(sources.transactions, ({ accountId }) => accountId);
  // Money that left an account which is closed now was there before, and a card's debt was owed.
  const brl = sources.accounts.filter(inBrl);
  const cards = brl.filter(isCreditCard);
  const owed = cards.map((account) => {
    const card = cardOf(account, { ...sources, cards, transactions: rows.get(account.id) ?? [] }, today);
    return { card, ...owedOn(card, today, sources.isPayment) };
  });
  const banks = brl.filter(isBankAccount).map((account) => bankTrack(account, rows.get(account.id) ?? []));
  const held = sources.holdings.flatMap(({ positions, loans }) => [...positions, ...loans]).filter(isHeld);
  return {
    // A card that is closed had no credit left.
    tracks: [...banks, ...owed.map(({ card, now }) => cardTrack(card, isOpen(card.account) || now < 0 ? now : ZERO))],
    ahead: sum(owed.map(({ card, ahead }) => (isOpen(card.account) ? ahead : ZERO))),
    leftOut: [...open, ...held].filter((one) => !inBrl(one)).length,
  };
};

/** The first row that each connection brought. */
const firstRows = ({ accounts, transactions }: NetWorthSources): Map<string, IsoDate> => {
  const itemOf = new Map(accounts.map(({ id, itemId }) => [id, itemId]));
  const first = new Map<string, IsoDate>();
  for (const { accountId, date } of transactions) {
    const itemId = itemOf.get(accountId);
    if (itemId !== undefined && date < (first.get(itemId) ?? '~')) first.set(itemId, date);
  }
  return first;
};

/** The ends of the last months, the running one with today, newest first. */
const daysOf = (months: number, today: IsoDate): { month: IsoMonth; day: IsoDate }[] =>
  Array.from({ length: months }, (_, back) => {
    const month = addToMonth(monthOf(today), -back);
    return { month, day: back === 0 ? today : lastDayOf(month) };
  });

/** RULES.md#get-net-worth. @param months the running one included */
export const netWorthOf = (sources: NetWorthSources, months: number, today: IsoDate) => {
  const { tracks, ahead, leftOut } = tracksOf(sources, today);
  const first = firstRows(sources);
  const linesOn = (day: IsoDate): Line[] => {
    const overdrawn = new Set(
      tracks
        .filter((track) => track.part === 'bank' && (valueOn(track, day, today) ?? 0) < 0)
        .map(({ account }) => account.itemId),
    );
    return [
      ...tracks.map((track) => trackLine(track, day, today, first.get(track.account.itemId))),
      ...sources.holdings.flatMap((record) => holdingLines(record, day, today, overdrawn.has(record.itemId))),
    ];
  };
  const days = daysOf(Math.max(2, months), today).map(({ month, day }) => {
    const lines = linesOn(day);
    return { month, lines, ...presented(day, lines) };
  });
  const [now, before] = days;
  const asked = days.slice(0, months);
  const change = now?.net == null || before?.net == null ? null : toAmount(centavos(now.net - before.net));
  return {
    today: { ...(now?.shown ?? presented(today, []).shown), cards_ahead: toAmount(ahead), change },
    history: asked.map(({ month, shown }) => ({ month, ...shown })),
    unknown: unknownOf(asked.flatMap(({ lines }) => lines)),
    left_out: leftOut,
  };
};
