import { type Account, isBankAccount, isOpen } from '../accounts/account.ts';
import type { NewEvent } from '../events/event.ts';
import type { Outbox, PreparedEvents } from '../events/outbox.ts';
import { balancesOf, dailyBalances, lowestOf } from '../forecast/balances.ts';
import { paymentDays } from '../forecast/bills-ahead.ts';
import { type ForecastStores, readForecast } from '../forecast/forecast-store.ts';
import { upcomingItems } from '../forecast/upcoming-items.ts';
import { usualBalances, usualFor } from '../forecast/usual.ts';
import { type AnnouncingServices, announce } from '../notifications/announce.ts';
import type { SignalNotice } from '../notifications/notices/signal-notice.ts';
import { channelsOf, type Recipient } from '../notifications/recipient.ts';
import type { FindRecipient } from '../notifications/send-delivery.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { unlessErased } from '../platform/table/unless-erased.ts';
import type { SaveOutcome } from '../platform/table/write-owned.ts';
import { type Item, isSettled } from '../sync/item.ts';
import { addDays, type IsoDate } from '../time/calendar.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import { changesOfSignals, importedItems, itemsOf, type SignalChanges, type SignalSources } from './find-signals.ts';
import { surelyLowest } from './low-balance.ts';
import {
  type FoundSignal,
  gravestFirst,
  newestFirst,
  type Signal,
  sentenceOf,
  severityOf,
  statusOf,
} from './signal.ts';
import { MOST_SIGNALS, type SignalRules, type SignalStore, type SignalsOfUser } from './signal-store.ts';
import type { Ahead } from './state-signals.ts';
import { thresholds } from './thresholds.ts';

export type SignalServices = AnnouncingServices & {
  table: Table;
  signals: SignalStore;
  forecast: ForecastStores;
  findRecipient: FindRecipient;
  events: Outbox;
  /** The real clock, as leases have it. */
  clock(): Instant;
};

type Forecast = Awaited<ReturnType<typeof readForecast>>;

// Who has connected cards alone pays them from elsewhere.
const knowsMoney = ({ accounts }: Forecast['sources']): boolean =>
  accounts.some((account) => isBankAccount(account) && isOpen(account) && account.currencyCode === 'BRL');

/** The lowest as get-upcoming answers it for these days; what may come besides, and the lowest of what is sure. */
const aheadOf = ({ sources, everyday }: Forecast, today: IsoDate): Ahead => {
  const horizon = { today, last: addDays(today, thresholds.lowBalance.days) };
  const { total } = balancesOf(sources.accounts);
  if (!knowsMoney(sources) || total === null) return { now: null, lowest: null, sure: null };
  const items = upcomingItems(sources, horizon);
  const days = dailyBalances(items, total, horizon);
  const usual = usualFor(everyday, sources.accounts, undefined);
  const line = usual && usualBalances(days, usual, horizon, paymentDays(sources, today));
  const lowest = lowestOf(line ? days.map(({ date }, at) => ({ date, balance: line[at] ?? null })) : days);
  if (!lowest || lowest.balance >= thresholds.lowBalance.below) return { now: total, lowest, sure: lowest };
  return { now: total, lowest, sure: surelyLowest(items, sources, { total, horizon, until: lowest.date }) };
};

/** Reads all rows, those of bank accounts are history, too, and all bills: a signal of one holds while it is there. */
const withWholeHistory = (stores: ForecastStores): ForecastStores => ({
  ...stores,
  snapshots: { read: (userId) => stores.snapshots.read(userId) },
  ledger: { range: (userId, from, to, options) => stores.ledger.range(userId, from, to, { ...options, wanted: all }) },
});
const all = Promise.resolve(() => true);

/** What signals are found in. @param forecast with all rows of `datesOfStreams` */
export const signalSources = (forecast: Forecast, today: IsoDate): SignalSources => ({
  ...forecast.sources,
  connections: forecast.connected,
  ahead: aheadOf(forecast, today),
});

/** A new signal as it will be kept. `isNews`: its connections were evaluated before. */
type Fresh = { signal: Signal; found: FoundSignal; isNews: boolean };

const freshOf = (found: FoundSignal, accounts: readonly Account[], rules: SignalRules, now: Instant): Fresh => {
  const items = itemsOf(found, accounts);
  const isNews = items.length > 0 ? items.every((id) => rules.items.includes(id)) : rules.items.length > 0;
  const kept = { status: 'new' as const, reason: null, foundAt: now, isGone: false, isTold: !isNews, version: 0 };
  return { found, isNews, signal: { ...found, ...kept } };
};

const eventOf = ({ id, kind, date }: FoundSignal): NewEvent => ({
  type: 'signal.found',
  data: { signalId: id, kind, severity: severityOf[kind], date },
});

const secondsOfDays = (days: number): number => days * 86_400;

/** What a notice of today tells: the gravest of the last days that none has told. */
const untold = (signals: readonly Signal[], { toldOn }: SignalRules, now: Instant, today: IsoDate): Signal[] => {
  if (toldOn === today) return [];
  const since = addSeconds(now, -secondsOfDays(thresholds.notice.days));
  return signals
    .filter((one) => !one.isTold && severityOf[one.kind] === 'high' && statusOf(one) === 'new' && one.foundAt >= since)
    .sort(gravestFirst)
    .slice(0, thresholds.notice.most);
};

const noticeOf = (told: readonly Signal[]): SignalNotice => ({
  kind: 'signal',
  signalIds: told.map(({ id }) => id),
  sentences: told.map(sentenceOf),
});

/** Below the most that a transaction holds, with the deliveries of a notice, the rules and the erasure's mark. */
const ACTIONS = 80;

type Plan = {
  userId: string;
  fresh: readonly Fresh[];
  changed: readonly Signal[];
  removed: readonly Signal[];
  rules: SignalRules;
  now: Instant;
  preparedEvents: PreparedEvents;
};

/** The writes of each signal; those that a notice tells come last, in its transaction. */
const writesOf = ({ signals }: SignalServices, plan: Plan, told: ReadonlySet<string>): WriteItem[][] => {
  const { userId, fresh, changed, removed, now, preparedEvents } = plan;
  const isTold = ({ id, isTold: before }: Signal): boolean => before || told.has(id);
  const groups = [
    ...removed.map((signal) => ({ id: signal.id, writes: [signals.remove(userId, signal)] })),
    ...changed.map((signal) => ({
      id: signal.id,
      writes: [signals.change(userId, { ...signal, isTold: isTold(signal) })],
    })),
    ...fresh.map(({ signal, found, isNews }) => ({
      id: signal.id,
      writes: [
        signals.add(userId, found, now, isTold(signal)),
        ...(isNews ? preparedEvents.writes(eventOf(found)) : []),
      ],
    })),
  ];
  return groups.toSorted((a, b) => Number(told.has(a.id)) - Number(told.has(b.id))).map(({ writes }) => writes);
};

/** All in one transaction where it fits; else the rules last, so that what died is found again. */
const save = async (
  services: SignalServices,
  plan: Plan,
  told: ReadonlySet<string>,
  deliveries: readonly WriteItem[],
): Promise<SaveOutcome> => {
  const { table, signals } = services;
  const groups = writesOf(services, plan, told);
  // Nothing was found: one unit in place of a transaction's four.
  if (groups.length + deliveries.length === 0 && plan.rules.version > 0)
    return (await signals.saveRules(plan.userId, plan.rules)) ? 'saved' : 'stale';
  const guard = unlessErased(table, plan.userId);
  const last = [signals.putRules(plan.userId, plan.rules), guard];
  let writes: WriteItem[] = [];
  for (const group of groups) {
    if (writes.length + group.length > ACTIONS) {
      if ((await writeAll(table, [...writes, guard])).length > 0) return 'stale';
      writes = [];
    }
    writes.push(...group);
  }
  const own = [...writes, ...last];
  const failed = await writeAll(table, [...own, ...deliveries]);
  if (failed.length === 0) return 'saved';
  return failed.every((index) => index >= own.length) ? 'refused' : 'stale';
};

/** Only the newest are kept. */
const withinMost = (fresh: readonly Fresh[], known: readonly Signal[]) => {
  const kept = [...known, ...fresh.map(({ signal }) => signal)].sort(newestFirst).slice(0, MOST_SIGNALS);
  const ids = new Set(kept.map(({ id }) => id));
  return { fresh: fresh.filter(({ signal }) => ids.has(signal.id)), removed: known.filter(({ id }) => !ids.has(id)) };
};

const planOf = (
  { found, changed }: SignalChanges,
  { signals, rules }: SignalsOfUser,
  { accounts, connections }: Pick<SignalSources, 'accounts' | 'connections'>,
  about: Pick<Plan, 'userId' | 'now' | 'preparedEvents'>,
): Plan => {
  const all = found.map((one) => freshOf(one, accounts, rules, about.now));
  const { fresh, removed } = withinMost(all, signals);
  const gone = new Set(removed.map(({ id }) => id));
  const items = [...new Set([...rules.items, ...importedItems(connections)])].sort();
  return {
    ...about,
    fresh,
    removed,
    changed: changed.filter(({ id }) => !gone.has(id)),
    rules: { ...rules, items },
  };
};

/** The plan with what a notice tells, so that these signals are written as told. */
const withTold = (plan: Plan, told: readonly Signal[]): Plan => {
  const written = new Set([...plan.changed, ...plan.fresh.map(({ signal }) => signal)].map(({ id }) => id));
  return { ...plan, changed: [...plan.changed, ...told.filter(({ id }) => !written.has(id))] };
};

const write = async (
  services: SignalServices,
  plan: Plan,
  known: readonly Signal[],
  { recipient, today }: { recipient: Recipient; today: IsoDate },
): Promise<void> => {
  const { userId, now, rules } = plan;
  const gone = new Set([...plan.removed, ...plan.changed].map(({ id }) => id));
  const after = [
    ...known.filter(({ id }) => !gone.has(id)),
    ...plan.changed,
    ...plan.fresh.map(({ signal }) => signal),
  ];
  const told = channelsOf(recipient).length > 0 ? untold(after, rules, now, today) : [];
  const saved = async (): Promise<SaveOutcome> => save(services, plan, new Set(), []);
  if (told.length === 0) return orAgain(await saved());
  const occasion = { userId, id: 'day', occurrence: today, provoked: false, now };
  const { outcome } = await announce(services, occasion, { notice: noticeOf(told), recipient }, (_, writes) =>
    writes.deliveries.length === 0
      ? saved()
      : save(
          services,
          withTold({ ...plan, rules: { ...rules, toldOn: today } }, told),
          new Set(told.map(({ id }) => id)),
          writes.deliveries,
        ),
  );
  orAgain(outcome);
};

const orAgain = (outcome: SaveOutcome): void => {
  if (outcome !== 'saved') throw new StaleError('Signals kept changing while they were evaluated');
};

/** Whether an import is writing: its end has a message of its own. */
const isWriting = (connections: readonly Item[], clock: Instant): boolean =>
  connections.some((item) => !isSettled(item) && item.leaseUntil !== null && item.leaseUntil > clock);

const isIdle = ({ fresh, changed, removed, rules }: Plan, before: SignalRules): boolean =>
  fresh.length + changed.length + removed.length === 0 && rules.items.length === before.items.length;

/** `daily`: nothing changed; evaluated once a day. */
export type SignalEvaluation = { userId: string; daily: boolean };

/**
 * Finds a user's signals and writes what changed, signals and events in one transaction. A repeated, late or concurrent evaluation
 * changes nothing. Without access nothing is recorded.
 */
export const evaluateSignals =
  (services: SignalServices) =>
  async ({ userId, daily }: SignalEvaluation, now: Instant): Promise<void> => {
    const today = dateInSaoPaulo(now);
    if (daily && (await services.signals.rules(userId)).lastDay === today) return;
    await untilWritten(async () => {
      const [recipient, connections] = await Promise.all([
        services.findRecipient(userId, now),
        services.forecast.connections(userId),
      ]);
      // Before the rows of two years are read: of imports that run at once only the last one's message reads them.
      if (!recipient || isWriting(connections, services.clock())) return;
      const [preparedEvents, forecast, stored] = await Promise.all([
        services.events.prepare(userId, now),
        readForecast(withWholeHistory(services.forecast), userId, today),
        services.signals.readFresh(userId),
      ]);
      if (isWriting(forecast.connected, services.clock())) return;
      const sources = signalSources(forecast, today);
      const known = { signals: stored.signals, silences: stored.rules.silences };
      const changes = changesOfSignals(sources, known, today);
      const plan = planOf(changes, stored, sources, { userId, now, preparedEvents });
      const isTelling = channelsOf(recipient).length > 0 && untold(stored.signals, stored.rules, now, today).length > 0;
      if (isIdle(plan, stored.rules) && !isTelling && !daily) return;
      const dated = { ...plan, rules: { ...plan.rules, lastDay: today } };
      await write(services, dated, stored.signals, { recipient, today });
      await preparedEvents.send();
    });
  };
