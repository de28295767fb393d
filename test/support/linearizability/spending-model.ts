import { type BankRows, PURCHASES, type Purchase } from './changing-bank.ts';
import type { SequentialModel } from './checker.ts';
import type { Answer } from './unreliable-world.ts';

export type SpendingCall =
  /** `version` of the bank's rows that it read. */
  | { does: 'import'; version: number }
  | { does: 'say'; rowId: string; category: string | null; ofMerchant: boolean }
  /** `centavos` of a limit. */
  | { does: 'create'; id: number; category: string; centavos: number }
  | { does: 'edit'; id: number; category?: string; centavos?: number }
  | { does: 'switch'; id: number; isActive: boolean }
  | { does: 'delete'; id: number }
  /** A renewal gives way to a concurrent write and comes again with its job; `isQuiet`: nobody else is at work. */
  | { does: 'renew'; id: number; isQuiet: boolean }
  /** The service records a notice of a limit. */
  | { does: 'tell'; id: number; threshold: number }
  | { does: 'rows' }
  | { does: 'limits' }
  /** Nobody is at work and no message waits. */
  | { does: 'rest' };

/** `told`: the highest threshold that was announced since category or amount changed; `period`: how often it was renewed. */
export type ListedLimit = {
  id: number;
  category: string;
  centavos: number;
  isActive: boolean;
  period: number;
  told: number;
};
/** Each row's id and category, in order of id. */
export type ListedRows = readonly (readonly [string, string | null])[];
/** `spent` in centavos, by number of the limit; `notices` as `limit:revision:threshold`. Both in order. */
export type AtRest = { spent: readonly (readonly [number, number])[]; notices: readonly string[] };
/** `refused`: a write without an effect, since the record had changed. */
export type SpendingAnswer = Answer | 'refused' | readonly ListedLimit[] | { rows: ListedRows } | AtRest;

/** `revision`: counts changes of category and amount; `reached`: thresholds that were reached since its last write. */
type Limit = ListedLimit & { revision: number; reached: readonly number[] };
type Words = readonly (readonly [string, string | null])[];
type State = {
  version: number;
  onRows: Words;
  onMerchants: Words;
  limits: readonly Limit[];
  notices: readonly string[];
};

const THRESHOLDS = [100, 75, 50];

const withWord = (words: Words, name: string, category: string | null): Words =>
  [...words.filter(([one]) => one !== name), [name, category] as const].sort(([a], [b]) => (a < b ? -1 : 1));

const wordOn = (words: Words, name: string): string | null => words.find(([one]) => one === name)?.[1] ?? null;

const isAbout = (merchant: string, name: string): boolean => PURCHASES[name as Purchase].merchant === merchant;

/**
 * Limits, of which a plan allows so many active ones, over the rows of a bank and the user's words on them.
 * - An import brings the rows of the bank as it read them, and never older ones than there are.
 * - A word on a row, or on all rows of its merchant, holds until the next one, whatever is imported and however rows are numbered.
 * - A notice names a threshold that was reached since the limit was last written, and is the first of it or of a higher one since
 *   its category or amount changed. At rest none is missing.
 */
export const spendingModel = (
  quota: number,
  versions: readonly BankRows[],
): SequentialModel<State, SpendingCall, SpendingAnswer> => {
  const rowsIn = ({ version }: State): [Purchase, string][] =>
    Object.entries(versions[version] ?? {}) as [Purchase, string][];

  const categoryOf = ({ onRows, onMerchants }: State, purchase: Purchase): string => {
    const { merchant, category } = PURCHASES[purchase];
    // A word on the merchant has replaced earlier ones on its rows. Null is a word: back to the bank.
    const isSaid = onRows.some(([name]) => name === purchase);
    return (isSaid ? wordOn(onRows, purchase) : wordOn(onMerchants, merchant)) ?? category;
  };

  const spentOf = (state: State, limit: ListedLimit): number =>
    limit.period > 0
      ? 0
      : rowsIn(state)
          .filter(([purchase]) => categoryOf(state, purchase) === limit.category)
          .reduce((sum, [purchase]) => sum + PURCHASES[purchase].centavos, 0);

  const reachedNow = (state: State, limit: Limit): number =>
    (limit.isActive &&
      limit.period === 0 &&
      THRESHOLDS.find((threshold) => spentOf(state, limit) * 100 >= threshold * limit.centavos)) ||
    0;

  /** Notes what each limit has reached in this state. */
  const noted = (state: State): State => ({
    ...state,
    limits: state.limits.map((limit) => {
      const now = reachedNow(state, limit);
      return now === 0 || limit.reached.includes(now) ? limit : { ...limit, reached: [...limit.reached, now].sort() };
    }),
  });

  const putLimit = (state: State, limit: Limit): State => ({
    ...state,
    limits: [...state.limits.filter(({ id }) => id !== limit.id), limit].sort((a, b) => a.id - b.id),
  });

  const say = (state: State, { rowId, category, ofMerchant }: SpendingCall & { does: 'say' }): State | 'missing' => {
    const [purchase] = rowsIn(state).find(([, id]) => id === rowId) ?? [];
    if (!purchase) return 'missing';
    if (!ofMerchant) return { ...state, onRows: withWord(state.onRows, purchase, category) };
    const { merchant } = PURCHASES[purchase];
    const onRows = state.onRows.filter(([name]) => !isAbout(merchant, name));
    return { ...state, onRows, onMerchants: withWord(state.onMerchants, merchant, category) };
  };

  const hasRoom = ({ limits }: State): boolean => limits.filter(({ isActive }) => isActive).length < quota;

  type Effect = State | 'quota' | 'missing' | 'impossible';

  const onLimit = (
    state: State,
    call: Exclude<SpendingCall, { does: 'import' | 'say' | 'create' | 'rows' | 'limits' | 'rest' }>,
  ): Effect => {
    const found = state.limits.find(({ id }) => id === call.id);
    if (!found) return call.does === 'renew' ? state : call.does === 'tell' ? 'impossible' : 'missing';
    const put = (next: Partial<Limit>): State => putLimit(state, { ...found, reached: [], ...next });
    switch (call.does) {
      case 'delete':
        return { ...state, limits: state.limits.filter(({ id }) => id !== call.id) };
      case 'edit': {
        const next = { category: call.category ?? found.category, centavos: call.centavos ?? found.centavos };
        const isSame = next.category === found.category && next.centavos === found.centavos;
        return put({ ...next, ...(!isSame && { told: 0, revision: found.revision + 1 }) });
      }
      case 'switch':
        return call.isActive && !found.isActive && !hasRoom(state) ? 'quota' : put({ isActive: call.isActive });
      case 'renew':
        return found.isActive && found.period === 0 ? put({ period: 1 }) : state;
      case 'tell': {
        const { threshold } = call;
        if (!found.isActive || !found.reached.includes(threshold) || threshold <= found.told) return 'impossible';
        const notice = `${call.id}:${found.revision}:${threshold}`;
        return { ...put({ told: threshold }), notices: [...state.notices, notice].sort() };
      }
    }
  };

  const effect = (state: State, call: Exclude<SpendingCall, { does: 'rows' | 'limits' | 'rest' }>): Effect => {
    switch (call.does) {
      case 'import':
        return call.version < state.version ? 'impossible' : { ...state, version: call.version };
      case 'say':
        return say(state, call);
      case 'create': {
        if (!hasRoom(state)) return 'quota';
        const { id, category, centavos } = call;
        return putLimit(state, {
          id,
          category,
          centavos,
          isActive: true,
          period: 0,
          told: 0,
          revision: 1,
          reached: [],
        });
      }
      default:
        return onLimit(state, call);
    }
  };

  const seenBy = (state: State, does: 'rows' | 'limits' | 'rest'): SpendingAnswer => {
    if (does === 'limits') return state.limits.map(({ revision: _, reached: __, ...limit }) => limit);
    if (does === 'rest') {
      return { spent: state.limits.map((limit) => [limit.id, spentOf(state, limit)]), notices: state.notices };
    }
    const rows = rowsIn(state).map(([purchase, id]) => [id, categoryOf(state, purchase)] as const);
    return { rows: rows.sort(([a], [b]) => (a < b ? -1 : 1)) };
  };

  return {
    initial: { version: 0, onRows: [], onMerchants: [], limits: [], notices: [] },
    step(state, call, answer) {
      if (call.does === 'rows' || call.does === 'limits' || call.does === 'rest') {
        const isTold = call.does !== 'rest' || state.limits.every((limit) => reachedNow(state, limit) <= limit.told);
        return isTold && JSON.stringify(seenBy(state, call.does)) === JSON.stringify(answer) ? [state] : [];
      }
      const next = effect(state, call);
      // Nobody knows: it took effect here. That it never did is the search's own case.
      if (answer === undefined) return typeof next === 'string' ? [] : [noted(next)];
      if (answer === 'conflict' || answer === 'refused') return [state];
      if (typeof next === 'string') return next === answer ? [state] : [];
      if (answer !== 'done') return [];
      return call.does === 'renew' && !call.isQuiet ? [noted(next), state] : [noted(next)];
    },
  };
};
