import type { Holdings, Loan, Position } from '../../accounts/holding.ts';
import { log } from '../../platform/log.ts';
import type { Aggregator, CallOptions } from '../../pluggy/aggregator.ts';
import type { AggregatorItem } from '../../pluggy/aggregator-schemas.ts';
import { type Reading, toLoan, toPosition } from '../../pluggy/holding-mapping.ts';
import { type Movements, toMovements, toReleases } from '../../pluggy/movement-mapping.ts';
import type { Instant } from '../../time/instant.ts';
import { dateInSaoPaulo } from '../../time/sao-paulo.ts';
import type { Answer, Answers } from '../../wealth/merge-holdings.ts';

type Product = { name: string; detail: 'investments' | 'loans'; isKnown: boolean };

type Request = { item: AggregatorItem; stored: Holdings | null; isWhole: boolean; now: Instant };

/** A plain bank costs no call; a holding that is stored may have ended. */
const isAsked = ({ item, isWhole }: Request, { name, isKnown }: Product): boolean =>
  isKnown || (item.connector.products?.includes(name) ?? isWhole);

/** Whether the institution's last run brought the product. */
const isRunComplete = ({ status, executionStatus, statusDetail, lastUpdatedAt }: AggregatorItem, product: Product) =>
  status === 'UPDATED' &&
  lastUpdatedAt !== null &&
  (executionStatus === 'SUCCESS' || statusDetail?.[product.detail]?.isUpdated === true);

type Listed = { sourceId: string };
type Reader<H extends Listed> = (record: unknown, reading: Reading) => H | null;

const answerOf = <H extends Listed>(found: readonly unknown[], read: Reader<H>, request: Request, product: Product) => {
  const { item, now } = request;
  const readOn = dateInSaoPaulo(item.lastUpdatedAt ?? now);
  const holdings = found.map((record) => read(record, { readOn })).filter((holding) => holding !== null);
  const unreadable = found.length - holdings.length;
  // Pages that move during the read repeat one and leave another out.
  const isOnce = new Set(holdings.map(({ sourceId }) => sourceId)).size === holdings.length;
  const isComplete = unreadable === 0 && isOnce && isRunComplete(item, product);
  return { answer: { holdings, isComplete }, unreadable };
};

type Pulled<H> = { answer: Answer<H> | null; hasFailed: boolean; found: readonly unknown[] };

const pull = async <H extends Listed>(
  request: Request,
  product: Product,
  list: () => Promise<unknown[] | null>,
  read: Reader<H>,
): Promise<Pulled<H>> => {
  const nothing = { answer: null, hasFailed: false, found: [] };
  if (!isAsked(request, product)) return nothing;
  const ids = { itemId: request.item.id };
  try {
    const found = await list();
    if (!found) return nothing;
    const { answer, unreadable } = answerOf(found, read, request, product);
    if (unreadable > 0) log.info('holdings could not be read', { ...ids, rows: unreadable });
    return { answer, hasFailed: unreadable > 0, found };
  } catch (error) {
    log.failure(error, ids);
    return { ...nothing, hasFailed: true };
  }
};

type Rows = Movements['rows'];

/** `failed`: lists that could not be read completely. `isAskedAnew`: one of them is asked for on whole pulls only. */
export type PulledHoldings = Pick<Answers, 'positions' | 'loans'> & {
  failed: number;
  isAskedAnew: boolean;
  /** All movements of the holdings whose movements were read, by `sourceId`. */
  rows: ReadonlyMap<string, Rows>;
};

export const NOTHING_PULLED: PulledHoldings = {
  positions: null,
  loans: null,
  failed: 0,
  isAskedAnew: false,
  rows: new Map(),
};

/** A position moved where it is new, or what is held of it has changed. */
const hasMoved = (now: Position, before: Position | undefined): boolean =>
  !before ||
  before.lacksMoves ||
  before.quantity !== now.quantity ||
  before.invested !== now.invested ||
  before.isPending !== now.isPending ||
  (before.endedOn === null) !== (now.endedOn === null);

type Read = { position: Position; rows: Rows | null; hasFailed: boolean };

const withMoves = async (
  position: Position,
  { item, stored, isWhole }: Request,
  aggregator: Pick<Aggregator, 'movements'>,
  options: CallOptions,
): Promise<Read> => {
  const before = stored?.positions.find(({ sourceId }) => sourceId === position.sourceId);
  if (!isWhole && before && !hasMoved(position, before)) {
    const { moves, lacksMoves } = before;
    return { position: { ...position, moves, lacksMoves }, rows: null, hasFailed: false };
  }
  try {
    const { rows, moves, unreadable } = toMovements(
      (await aggregator.movements(position.sourceId, options)) ?? [],
      position,
    );
    // A movement that is not read may be one that is stored.
    if (unreadable > 0) return { position: { ...position, moves }, rows: null, hasFailed: true };
    return { position: { ...position, moves, lacksMoves: false }, rows, hasFailed: false };
  } catch (error) {
    log.failure(error, { itemId: item.id });
    return { position, rows: null, hasFailed: true };
  }
};

/** So many lists of movements are read at a time. */
const AT_A_TIME = 8;

const pullMoves = async (
  positions: readonly Position[],
  ...rest: [Request, Pick<Aggregator, 'movements'>, CallOptions]
) => {
  const read: Read[] = [];
  for (let start = 0; start < positions.length; start += AT_A_TIME) {
    const some = positions.slice(start, start + AT_A_TIME);
    read.push(...(await Promise.all(some.map((position) => withMoves(position, ...rest)))));
  }
  return read;
};

const releasesOf = ({ answer, found }: Pulled<Loan>): [string, Rows][] => {
  const byId = new Map(found.map((record) => [(record as { id?: unknown }).id, record]));
  return (answer?.holdings ?? []).map((loan) => [loan.sourceId, toReleases(byId.get(loan.sourceId), loan)]);
};

/** Investments and loans with what moved them; what is not offered, or fails, is null. */
export const pullHoldings = async (
  request: Request,
  aggregator: Pick<Aggregator, 'investments' | 'loans' | 'movements'>,
  options: CallOptions,
): Promise<PulledHoldings> => {
  const { item, stored } = request;
  const investments = { name: 'INVESTMENTS', detail: 'investments', isKnown: !!stored?.positions.length } as const;
  const owed = { name: 'LOANS', detail: 'loans', isKnown: !!stored?.loans.length } as const;
  const [positions, loans] = await Promise.all([
    pull(request, investments, () => aggregator.investments(item.id, options), toPosition),
    pull(request, owed, () => aggregator.loans(item.id, options), toLoan),
  ]);
  const read = await pullMoves(positions.answer?.holdings ?? [], request, aggregator, options);
  const failures = [positions.hasFailed, loans.hasFailed, ...read.map(({ hasFailed }) => hasFailed)];
  return {
    positions: positions.answer && { ...positions.answer, holdings: read.map(({ position }) => position) },
    loans: loans.answer,
    failed: failures.filter(Boolean).length,
    isAskedAnew: [
      { ...positions, product: investments },
      { ...loans, product: owed },
    ].some(({ hasFailed, product }) => hasFailed && !isAsked({ ...request, isWhole: false }, product)),
    rows: new Map([
      ...read.flatMap(({ position, rows }): [string, Rows][] => (rows ? [[position.sourceId, rows]] : [])),
      ...releasesOf(loans),
    ]),
  };
};
