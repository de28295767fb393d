import { gunzipSync } from 'node:zlib';
import { InvalidInputError } from '../domain-errors.ts';

/** Unpacked. */
const MOST_BYTES = 5_000_000;

const BASE64 = /^[A-Za-z0-9+/\s]*={0,2}\s*$/;
const GZIP = [0x1f, 0x8b];

export const tooLarge = (limit: number, unit: 'bytes' | 'rows'): InvalidInputError =>
  new InvalidInputError('File too large', { message: `A file may have at most ${limit} ${unit}`, limit });

const invalid = (): InvalidInputError =>
  new InvalidInputError('Invalid or missing file', { message: 'Send the text of the file, or its bytes as base64' });

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

// A bomb is not unpacked further than the limit.
const unzipped = (bytes: Buffer): Buffer => {
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
  } catch (error) {
    const isLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw isLarge ? tooLarge(MOST_BYTES, 'bytes') : invalid();
  }
};

/** The bytes of what a request carries. @throws InvalidInputError */
export const unpackFile = (file: string, fileEncoding: 'text' | 'base64'): Buffer => {
  if (fileEncoding === 'base64' && !BASE64.test(file)) throw invalid();
  const sent = Buffer.from(file, fileEncoding === 'base64' ? 'base64' : 'utf8');
  const bytes = fileEncoding === 'base64' && startsWith(sent, GZIP) ? unzipped(sent) : sent;
  if (bytes.length === 0) throw invalid();
  if (bytes.length > MOST_BYTES) throw tooLarge(MOST_BYTES, 'bytes');
  return bytes;
};

const SIGNATURES: readonly (readonly [string, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['xlsx', [0xd0, 0xcf, 0x11, 0xe0]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', [0x47, 0x49, 0x46, 0x38]],
];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const SHEET = /\[Content_Types\]\.xml|xl\//;
const HTML = /^\s*(?:<!doctype\s+html|<html|<head|<body|<table)/i;
/** Far enough for the names of the first entries of an archive. */
const LOOK = 4096;

const detected = (bytes: Buffer): string | null => {
  const known = SIGNATURES.find(([, start]) => startsWith(bytes, start));
  if (known) return known[0];
  const head = bytes.subarray(0, LOOK).toString('latin1');
  if (startsWith(bytes, ZIP)) return SHEET.test(head) ? 'xlsx' : 'zip';
  if (HTML.test(head.replace(/^ï»¿/, ''))) return 'html';
  return bytes.subarray(2).includes(0) && !startsWith(bytes, [0xff, 0xfe]) && !startsWith(bytes, [0xfe, 0xff])
    ? 'unknown'
    : null;
};

export const unknownFormat = (kind: string): InvalidInputError =>
  new InvalidInputError('Unknown file format', { message: 'Send an OFX or CSV file', detected: kind });

export type DecodedFile = { text: string; encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' };

const BYTE_ORDER: readonly (readonly [DecodedFile['encoding'], readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const decodedAs = (bytes: Uint8Array, encoding: DecodedFile['encoding'], fatal = false): string =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

/** By its byte order mark, else UTF-8 where it is valid, else windows-1252, whatever the header claims. @throws InvalidInputError */
export const decodeFile = (bytes: Buffer): DecodedFile => {
  const kind = detected(bytes);
  if (kind) throw unknownFormat(kind);
  const marked = BYTE_ORDER.find(([, start]) => startsWith(bytes, start));
  if (marked) return { text: decodedAs(bytes, marked[0]), encoding: marked[0] };
  try {
    return { text: decodedAs(bytes, 'utf-8', true), encoding: 'utf-8' };
  } catch {
    return { text: decodedAs(bytes, 'windows-1252'), encoding: 'windows-1252' };
  }
};
