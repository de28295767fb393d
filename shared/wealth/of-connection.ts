import { type Centavos, sum, toAmount } from '../money.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { Instant } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import type { Holdings } from './holding.ts';

type Connection = {
  id: string;
  connectorName: string;
  lastUpdatedAt: Instant | null;
  duplicateOf?: string | undefined;
};

/** What a connection holds, with the connection. */
export type Connected = Holdings & { itemId: string; connection: Connection };

/** Records of connections that are there, and not connected a second time. */
export const inConnections = <R extends Holdings & { itemId: string }>(
  records: readonly R[],
  connections: readonly Connection[],
): (R & Connected)[] =>
  records.flatMap((record) => {
    const connection = connections.find(({ id }) => id === record.itemId);
    return connection && connection.duplicateOf === undefined ? [{ ...record, connection }] : [];
  });

export type OfConnection<Holding> = Holding & { connection: Connection };

export const ofConnection = <H>(holdings: readonly H[], { connection }: Connected): OfConnection<H>[] =>
  holdings.map((holding) => ({ ...holding, connection }));

/** The day that a holding's values are of. */
export const asOfDay = ({ asOf, connection }: OfConnection<{ asOf: IsoDate | null }>): IsoDate | null =>
  asOf ?? (connection.lastUpdatedAt && dateInSaoPaulo(connection.lastUpdatedAt));

/** Currencies are never added up. */
export const inBrl = ({ currencyCode }: { currencyCode: string }): boolean => currencyCode === 'BRL';

/** Sum of the known amounts; null where there are some and none is known. */
export const known = (amounts: readonly (Centavos | null)[]): number | null => {
  const found = amounts.filter((value) => value !== null);
  return amounts.length > 0 && found.length === 0 ? null : toAmount(sum(found));
};
