import { log } from '../../platform/log.ts';
import type { Aggregator, CallOptions } from '../../pluggy/aggregator.ts';
import type { AggregatorItem } from '../../pluggy/aggregator-schemas.ts';
import { type Reading, toLoan, toPosition } from '../../pluggy/holding-mapping.ts';
import type { Instant } from '../../time/instant.ts';
import { dateInSaoPaulo } from '../../time/sao-paulo.ts';
import type { Holdings } from '../../wealth/holding.ts';
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

type Pulled<H> = { answer: Answer<H> | null; hasFailed: boolean };

const pull = async <H extends Listed>(
  request: Request,
  product: Product,
  list: () => Promise<unknown[] | null>,
  read: Reader<H>,
): Promise<Pulled<H>> => {
  if (!isAsked(request, product)) return { answer: null, hasFailed: false };
  const ids = { itemId: request.item.id };
  try {
    const found = await list();
    if (!found) return { answer: null, hasFailed: false };
    const { answer, unreadable } = answerOf(found, read, request, product);
    if (unreadable > 0) log.info('holdings could not be read', { ...ids, rows: unreadable });
    return { answer, hasFailed: unreadable > 0 };
  } catch (error) {
    log.failure(error, ids);
    return { answer: null, hasFailed: true };
  }
};

/** `failed`: lists that could not be read completely. */
export type PulledHoldings = Pick<Answers, 'positions' | 'loans'> & { failed: number };

export const NOTHING_PULLED: PulledHoldings = { positions: null, loans: null, failed: 0 };

/** Investments and loans; what is not offered, or fails, is null. */
export const pullHoldings = async (
  request: Request,
  aggregator: Pick<Aggregator, 'investments' | 'loans'>,
  options: CallOptions,
): Promise<PulledHoldings> => {
  const { item, stored } = request;
  const investments = { name: 'INVESTMENTS', detail: 'investments', isKnown: !!stored?.positions.length } as const;
  const owed = { name: 'LOANS', detail: 'loans', isKnown: !!stored?.loans.length } as const;
  const [positions, loans] = await Promise.all([
    pull(request, investments, () => aggregator.investments(item.id, options), toPosition),
    pull(request, owed, () => aggregator.loans(item.id, options), toLoan),
  ]);
  const failed = Number(positions.hasFailed) + Number(loans.hasFailed);
  return { positions: positions.answer, loans: loans.answer, failed };
};
