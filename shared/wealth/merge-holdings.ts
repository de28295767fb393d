import { type Holdings, isHeld, type Loan, type MonthTotal, NO_HOLDINGS, type Position } from '../accounts/holding.ts';
import { groupBy } from '../group-by.ts';
import { type Centavos, centavos, sum } from '../money.ts';
import { type IsoDate, monthOf } from '../time/calendar.ts';
import { type Instant, secondsBetween } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';

/** Two answers this far apart say that a holding is gone: one alone may be a fault of the bank. */
const APART_SECONDS = 20 * 3600;
const MOST_HOLDINGS = 1_000;
const MOST_MONTHS = 25;

/** One list of the aggregator. `isComplete`: a holding that it lacks is missing. */
export type Answer<Holding> = { holdings: Holding[]; isComplete: boolean };

/** Null: could not be read, is not offered, or was not asked for. */
export type Answers = {
  positions: Answer<Position> | null;
  loans: Answer<Loan> | null;
  /** The connection's last update, and that of the import before. */
  lastUpdatedAt: Instant | null;
  before: Instant | null;
  now: Instant;
  connectorName: string;
};

type Times = { at: Instant; day: IsoDate; dayBefore: IsoDate };
type Any = Pick<Position, 'id' | 'sourceId' | 'asOf' | 'missingSince' | 'endedOn' | 'name' | 'balance' | 'dueDate'>;

/** Ids change; a holding with all of these in common is the same one. */
const likeness = (holding: Any): string => {
  const { name, dueDate, type, kind, quantity, contracted } = holding as Any & Partial<Position & Loan>;
  return JSON.stringify([name, dueDate, type ?? kind ?? null, quantity ?? contracted ?? null]);
};

const onlyOne = <H>(holdings: readonly H[] | undefined): H | undefined =>
  holdings?.length === 1 ? holdings[0] : undefined;

/** The holdings that came, by the one that vanished and is the same. */
const successors = <H extends Any>(vanished: readonly H[], came: readonly H[]): Map<string, H> => {
  const byLikeness = groupBy(came, likeness);
  const pairs = [...groupBy(vanished, likeness)].flatMap(([like, alike]) => {
    const [former, next] = [onlyOne(alike), onlyOne(byLikeness.get(like))];
    return former && next ? [[former.id, next] as const] : [];
  });
  return new Map(pairs);
};

/** Movements that could not be read stay. */
const movesOf = (known: Any & Partial<Position>, next: Any & Partial<Position>) =>
  next.lacksMoves && known.moves ? { moves: known.moves } : {};

/** A missing balance is the last known one. */
const updated = <H extends Any>(known: H, next: H, { dayBefore }: Times): H => {
  const own = { ...next, id: known.id, ...movesOf(known, next) };
  const endedOn = next.endedOn && (known.endedOn ?? next.endedOn);
  if (next.balance !== null || endedOn !== null || known.balance === null) return { ...own, endedOn };
  return { ...own, balance: known.balance, asOf: known.asOf ?? dayBefore };
};

/** What was not read stays, with the day on which it was. */
const kept = <H extends Any>(known: H, { dayBefore }: Times): H =>
  isHeld(known) ? { ...known, asOf: known.asOf ?? dayBefore } : known;

const missing = <H extends Any>(known: H, times: Times): H => {
  if (!isHeld(known)) return known;
  const { missingSince } = known;
  const isGone = missingSince !== null && secondsBetween(missingSince, times.at) >= APART_SECONDS;
  return { ...kept(known, times), missingSince: missingSince ?? times.at, endedOn: isGone ? times.day : null };
};

const merged = <H extends Any>(known: readonly H[], answer: Answer<H> | null, times: Times): H[] => {
  if (!answer) return known.map((holding) => kept(holding, times));
  const listed = new Map(answer.holdings.map((holding) => [holding.sourceId, holding]));
  const knownIds = new Set(known.map(({ sourceId }) => sourceId));
  const vanished = known.filter((holding) => isHeld(holding) && !listed.has(holding.sourceId));
  const came = [...listed.values()].filter(({ sourceId }) => !knownIds.has(sourceId));
  const next = answer.isComplete ? successors(vanished, came) : new Map<string, H>();
  const taken = new Set([...next.values()].map(({ sourceId }) => sourceId));
  // Its former id may only not have been read: it waits for a complete answer, else it would count twice.
  const mayBeKnown = new Set(answer.isComplete ? [] : vanished.map(likeness));
  const ownIds = new Set(known.map(({ id }) => id));
  const added = came
    .filter((holding) => !taken.has(holding.sourceId) && !mayBeKnown.has(likeness(holding)))
    .map((holding) => (ownIds.has(holding.id) ? { ...holding, id: `${holding.id}:2` } : holding));
  const rest = known.map((holding) => {
    const now = listed.get(holding.sourceId) ?? next.get(holding.id);
    if (now) return updated(holding, now, times);
    return answer.isComplete ? missing(holding, times) : kept(holding, times);
  });
  return [...rest, ...added];
};

/** Those that ended first are forgotten first. */
const atMost = <H extends Any>(holdings: readonly H[]): H[] =>
  holdings.length <= MOST_HOLDINGS
    ? [...holdings]
    : holdings
        .toSorted((a, b) => (b.endedOn ?? '~').localeCompare(a.endedOn ?? '~') || (b.balance ?? 0) - (a.balance ?? 0))
        .slice(0, MOST_HOLDINGS);

const totalOf = (holdings: readonly { balance: Centavos | null }[]): Centavos | null =>
  holdings.some(({ balance }) => balance === null) ? null : sum(holdings.map(({ balance }) => balance ?? centavos(0)));

export const isOverdraft = ({ kind }: Pick<Loan, 'kind'>): boolean => kind === 'overdraft';

/** The sums in BRL of what is held. */
export const totalsOf = ({ positions, loans }: Pick<Holdings, 'positions' | 'loans'>): Omit<MonthTotal, 'month'> => {
  const counted = <H extends Position | Loan>(holdings: readonly H[]): H[] =>
    holdings.filter((holding) => isHeld(holding) && holding.currencyCode === 'BRL');
  const owed = counted(loans);
  return {
    investments: totalOf(counted(positions)),
    loans: totalOf(owed.filter((loan) => !isOverdraft(loan))),
    overdrafts: totalOf(owed.filter(isOverdraft)),
  };
};

const isSame = (a: Omit<MonthTotal, 'month'>, b: Omit<MonthTotal, 'month'>): boolean =>
  a.investments === b.investments && a.loans === b.loans && a.overdrafts === b.overdrafts;

/** A month whose total is the one before it needs none. */
const withTotal = (totals: readonly MonthTotal[], total: MonthTotal): MonthTotal[] => {
  const before = totals.findLast(({ month }) => month <= total.month);
  if (before && isSame(before, total)) return [...totals];
  const others = totals.filter(({ month }) => month !== total.month);
  return [...others, total].sort((a, b) => (a.month < b.month ? -1 : 1)).slice(-MOST_MONTHS);
};

/** What a connection holds after an import; null where it never held anything. Pure and repeatable. */
export const mergeHoldings = (stored: Holdings | null, answers: Answers): Holdings | null => {
  const at = answers.lastUpdatedAt ?? answers.now;
  const day = dateInSaoPaulo(at);
  const times = { at, day, dayBefore: answers.before ? dateInSaoPaulo(answers.before) : day };
  const known = stored ?? NO_HOLDINGS;
  const positions = atMost(merged(known.positions, answers.positions, times));
  const loans = atMost(merged(known.loans, answers.loans, times));
  if (!stored && positions.length + loans.length === 0) return null;
  const totals = withTotal(known.totals, { month: monthOf(day), ...totalsOf({ positions, loans }) });
  return { positions, loans, totals, since: known.since ?? day, connectorName: answers.connectorName };
};

/** What came (or came back) and what ended, by id. */
export const heldAnew = (stored: Holdings | null, next: Holdings): { added: string[]; ended: string[] } => {
  const idsOf = ({ positions, loans }: Holdings) => [...positions, ...loans].filter(isHeld).map(({ id }) => id);
  const [before, now] = [idsOf(stored ?? NO_HOLDINGS), idsOf(next)];
  const [wasHeld, isHeldNow] = [new Set(before), new Set(now)];
  return { added: now.filter((id) => !wasHeld.has(id)), ended: before.filter((id) => !isHeldNow.has(id)) };
};
