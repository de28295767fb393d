import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { IsoMonth } from '../../time/calendar.ts';
import { newestFirst } from '../newest-first.ts';
import type { Transaction } from '../transaction.ts';
import { type Columns, toColumns } from './columns.ts';
import { fromColumns } from './from-columns.ts';
import { isPlainUuid, packUuids, unpackUuids } from './uuid-column.ts';

/**
 * Version 1: a version byte, the number of UUIDs (4 bytes, little endian), 16 bytes per UUID, the deflated JSON of the
 * columns. A new layout gets the next number and its own reader.
 */
const VERSION = 1;
const HEADER_BYTES = 5;
const UUID_BYTES = 16;

/** Null in `ids` marks a row whose id is the next UUID. */
type Payload = Columns & { ids?: (string | null)[] };
type Plain = { uuids: Buffer; json: Buffer };

export type AccountMonth = { accountId: string; month: IsoMonth };

/** The layout's version is unknown: a newer release wrote it. */
export class UnknownLedgerFormatError extends Error {}

const plainOf = (rows: readonly Transaction[]): Plain => {
  const sorted = [...rows].sort(newestFirst);
  const uuids = sorted.flatMap(({ id }) => (isPlainUuid(id) ? [id] : []));
  const ids = sorted.map(({ id }) => (isPlainUuid(id) ? null : id));
  const payload: Payload = { ...toColumns(sorted), ...(uuids.length < sorted.length && { ids }) };
  return { uuids: packUuids(uuids), json: Buffer.from(JSON.stringify(payload)) };
};

export const contentHash = (rows: readonly Transaction[]): string => {
  const { uuids, json } = plainOf(rows);
  return createHash('sha256').update(uuids).update(json).digest('base64url').slice(0, 22);
};

export const encodeRows = (rows: readonly Transaction[]): Buffer => {
  const { uuids, json } = plainOf(rows);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt8(VERSION, 0);
  header.writeUInt32LE(uuids.length / UUID_BYTES, 1);
  return Buffer.concat([header, uuids, deflateRawSync(json, { level: 9 })]);
};

const idsOf = ({ ids }: Payload, uuids: readonly string[]): readonly string[] => {
  if (!ids) return uuids;
  const next = uuids[Symbol.iterator]();
  return ids.map((id) => id ?? next.next().value ?? '');
};

export const decodeRows = (bytes: Uint8Array, accountMonth: AccountMonth): Transaction[] => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const version = buffer.readUInt8(0);
  if (version !== VERSION) throw new UnknownLedgerFormatError(`Ledger format ${version} is unknown`);
  const uuidsEnd = HEADER_BYTES + buffer.readUInt32LE(1) * UUID_BYTES;
  // Not validated: only this file writes it, and a range may hold 50,000 rows.
  const payload: Payload = JSON.parse(inflateRawSync(buffer.subarray(uuidsEnd)).toString());
  const uuids = unpackUuids(buffer.subarray(HEADER_BYTES, uuidsEnd));
  return fromColumns(payload, idsOf(payload, uuids), accountMonth);
};
