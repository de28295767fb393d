import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { IsoMonth } from '../../time/calendar.ts';
import { byDateDescending } from '../filters.ts';
import type { Transaction } from '../transaction.ts';
import { COLUMN_NAMES, type Columns, fromColumns, toColumns } from './columns.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const BYTES = 16;

/** Whether `id` is a lower-case UUID, so that 16 bytes restore it exactly. */
const isPlainUuid = (id: string): boolean => UUID.test(id);

/** Random ids do not compress, so they are stored as bytes. */
const packUuids = (ids: readonly string[]): Buffer => Buffer.from(ids.join('').replaceAll('-', ''), 'hex');

// `join` gives a flat string; a chain of `+` is flattened at each comparison.
const fromDigits = (hex: string, at: number): string =>
  [
    hex.slice(at, at + 8),
    hex.slice(at + 8, at + 12),
    hex.slice(at + 12, at + 16),
    hex.slice(at + 16, at + 20),
    hex.slice(at + 20, at + 32),
  ].join('-');

const unpackUuids = (bytes: Buffer): string[] => {
  const hex = bytes.toString('hex');
  const ids: string[] = [];
  for (let at = 0; at < hex.length; at += 2 * BYTES) ids.push(fromDigits(hex, at));
  return ids;
};

/**
 * Version 1: a version byte, the number of UUIDs (4 bytes, little endian), 16 bytes per UUID, the deflated JSON of the
 * columns. A new layout gets the next number and its own reader.
 */
const VERSION = 1;
/**
 * Version 2: the same with the column `charges`. Only parts that need it have it, so that the release before reads the others, and
 * refuses these rather than write them back without their charges.
 */
const WITH_CHARGES = 2;
/** Version 3: the same with the column `methods`. */
const WITH_METHODS = 3;
/** Version 4: the same with the column `cards`. */
const WITH_CARDS = 4;
const VERSIONS = [VERSION, WITH_CHARGES, WITH_METHODS, WITH_CARDS];
const HEADER_BYTES = 5;
const UUID_BYTES = 16;

/** Null in `ids` marks a row whose id is the next UUID. */
type Payload = Columns & { ids?: (string | null)[] };
type Plain = { version: number; uuids: Buffer; json: Buffer };

export type AccountMonth = { accountId: string; month: IsoMonth };

/** The layout's version, or a column, is unknown: a newer release wrote it. The month is neither read nor written. */
export class UnknownLedgerFormatError extends Error {}

const versionOf = ({ cards, methods, charges }: Payload): number => {
  if (cards) return WITH_CARDS;
  if (methods) return WITH_METHODS;
  return charges ? WITH_CHARGES : VERSION;
};

const plainOf = (rows: readonly Transaction[]): Plain => {
  const sorted = [...rows].sort(byDateDescending);
  const uuids = sorted.flatMap(({ id }) => (isPlainUuid(id) ? [id] : []));
  const ids = sorted.map(({ id }) => (isPlainUuid(id) ? null : id));
  const payload: Payload = { ...toColumns(sorted), ...(uuids.length < sorted.length && { ids }) };
  return { version: versionOf(payload), uuids: packUuids(uuids), json: Buffer.from(JSON.stringify(payload)) };
};

export const contentHash = (rows: readonly Transaction[]): string => {
  const { uuids, json } = plainOf(rows);
  return createHash('sha256').update(uuids).update(json).digest('base64url').slice(0, 22);
};

export const encodeRows = (rows: readonly Transaction[]): Buffer => {
  const { version, uuids, json } = plainOf(rows);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt8(version, 0);
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
  if (!VERSIONS.includes(version)) throw new UnknownLedgerFormatError(`Ledger format ${version} is unknown`);
  const uuidsEnd = HEADER_BYTES + buffer.readUInt32LE(1) * UUID_BYTES;
  // Not validated: only this file writes it, and a range may hold 50,000 rows.
  const payload: Payload = JSON.parse(inflateRawSync(buffer.subarray(uuidsEnd)).toString());
  const unknown = Object.keys(payload).find((name) => name !== 'ids' && !COLUMN_NAMES.has(name));
  if (unknown !== undefined) throw new UnknownLedgerFormatError(`Ledger column ${unknown} is unknown`);
  const uuids = unpackUuids(buffer.subarray(HEADER_BYTES, uuidsEnd));
  return fromColumns(payload, idsOf(payload, uuids), accountMonth);
};
