import { marshall } from '@aws-sdk/util-dynamodb';
import { accessStore } from '../access/access-store.ts';
import { hashOfCredential, mintCredential } from '../access/credential.ts';
import { apiKeyItem } from '../access/key-record.ts';
import { ACCESS_SCOPES } from '../contract/access.ts';
import { optionalSetting, variables } from '../platform/environment.ts';
import { log } from '../platform/log.ts';
import { answerFrom } from '../platform/table/answer-from.ts';
import { keys } from '../platform/table/keys.ts';
import { keepOneConnection, openTable, warmTable } from '../platform/table/table.ts';
import { isoDate } from '../time/calendar.ts';
import { utcMidnight } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';

const userId = '0'.repeat(22);
const now = utcMidnight(isoDate(2026, 1, 20));
const apiKey = mintCredential('key', userId, Buffer.alloc(32));

/** A user who exists in no table, so the key is valid nowhere. */
export const syntheticCaller = { userId, now, apiKey };

const keyRecord = {
  ...{ hash: hashOfCredential(apiKey), keyId: userId, label: '', scopes: ACCESS_SCOPES, createdAt: now },
  ...{ validUntil: null, lastUse: null, successorId: null, madeBy: null, descent: [] },
};

/** The records by which a caller is admitted, and no others: whatever else is read is not there. */
const accessRecords = (): Record<string, unknown>[] => [
  { ...keys.profile(userId), name: '', email: null, phone: null },
  { ...keys.subscription(userId), plan: 'premium', status: 'active', currentPeriodEnd: null },
  { ...apiKeyItem(userId, keyRecord, now), lastUse: { date: dateInSaoPaulo(now), operation: '' } },
];

/** Runs with a table that holds the synthetic user's access records: requests are signed, answers parsed, nothing is sent. */
export const withSyntheticCaller = <Result>(run: () => Promise<Result>): Promise<Result> =>
  answerFrom(
    openTable(),
    accessRecords().map((item) => marshall(item, { removeUndefinedValues: true })),
    run,
  ).finally(keepOneConnection);

const readAccess = (): Promise<unknown> => accessStore(openTable()).read(userId);

/**
 * Once per container, during init, where Lambda gives a full core: opens the connection to the table, and runs the code that a
 * first call runs, so that its caller does not wait while Node compiles it. Without a table name it does nothing.
 *
 * A failure is logged; it costs the first caller that time, and nothing else.
 * @param run reads the table as the synthetic user, and has no other effect
 */
export const warmUp = async (run: () => Promise<unknown> = readAccess): Promise<void> => {
  if (!optionalSetting(variables.tableName)) return;
  const ran = (async () => withSyntheticCaller(run))();
  await Promise.all([warmTable(), ran.catch((error: unknown) => log.failure(error, { operation: 'warm-up' }))]);
};
