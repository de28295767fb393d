import { randomInt } from '../platform/bytes.ts';
import { epochMilliseconds, type Instant } from '../time/instant.ts';

/** The place of an entry in the feed of its connection; texts compare as the transactions that wrote them followed each other. */
export type Sequence = string;

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

/** @param version the import version that the transaction requires or sets @param step 1 to 999,998, within the version */
export const sequenceOf = (version: number, step: number, part = 0): Sequence =>
  [digits(version, 16), digits(step, 6), digits(part, 2)].join('.');

/** After all steps of a version. */
export const afterVersion = (version: number): Sequence => sequenceOf(version, 999_999);
/** Before all of them. */
export const beforeVersion = (version: number): Sequence => sequenceOf(version, 0);

export const stepOf = (sequence: Sequence): number => Number(sequence.split('.')[1]);

const PER_MILLISECOND = 1024;

/**
 * The version that a link made now starts with: higher than any version of an earlier link of the same connection, whose
 * versions rise by one with each import, and not the same for two links of one millisecond. A safe integer until 2248.
 */
export const versionOfLink = (now: Instant): number =>
  epochMilliseconds(now) * PER_MILLISECOND + randomInt(PER_MILLISECOND);

/** Retention of changes: an older cursor has expired. */
export const RETENTION_SECONDS = 90 * 24 * 3600;
