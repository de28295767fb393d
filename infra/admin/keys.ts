import { type ApiKeyRecord, hasKeyEnded } from '../../shared/access/key-record.ts';
import { migrateKeys } from '../../shared/access/migrate-keys.ts';
import { createKey, type MadeKey } from '../../shared/api-keys/create-key.ts';
import { byOperator } from '../../shared/api-keys/key-change.ts';
import { keyServices } from '../../shared/api-keys/key-services.ts';
import { presentKey } from '../../shared/api-keys/present-key.ts';
import { revokeKey, rotateKey } from '../../shared/api-keys/rotate-key.ts';
import { ACCESS_SCOPES, type AccessScope } from '../../shared/contract/access.ts';
import { DomainError } from '../../shared/domain-errors.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { parseInstant, systemClock } from '../../shared/time/instant.ts';
import { type Command, existingUser, type Given, option, word } from './command.ts';
import { operatorOf } from './operator.ts';
import { Problem } from './problem.ts';

const scopesIn = (given: Given): AccessScope[] | undefined =>
  option(given, 'scopes')
    ?.split(',')
    .map((name) => {
      const scope = ACCESS_SCOPES.find((known) => known === name.trim());
      if (!scope) throw new Problem(`--scopes must be of ${ACCESS_SCOPES.join(', ')}`);
      return scope;
    });

const endIn = (given: Given) => {
  const text = option(given, 'valid-until');
  if (text === undefined) return undefined;
  if (text === 'never') return null;
  const end = parseInstant(text);
  if (!end) throw new Problem('--valid-until must be an ISO 8601 date-time or never');
  return end;
};

const overlapIn = (given: Given): number => {
  const text = option(given, 'overlap-days') ?? '0';
  if (!/^[0-7]$/.test(text)) throw new Problem('--overlap-days must be 0 to 7');
  return Number(text);
};

const asked = async (given: Given, userId: string) => {
  const { profile } = await existingUser(userId);
  return byOperator({ userId, profile, now: systemClock(), by: await operatorOf(given) });
};
// The operations' functions measure; an operator's terminal does not.
const services = () => keyServices(() => undefined);
const unrecorded = async () => [];

const shown = (key: ApiKeyRecord) => {
  const { keyId: id, name: label, ...rest } = presentKey(key);
  return { id, label, ...rest };
};
const shownNew = ({ key, record }: MadeKey) => ({ key, ...shown(record) });

/** A refusal by a rule in one line, as any other mistake of the caller. */
const withProblems = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
    throw new Problem(`${error.message}: ${String(error.details.message ?? error.message)}`);
  });

/** API keys. The owner gets an e-mail about each one that is made, replaced or revoked. */
export const keys: Record<string, Command> = {
  'keys create': {
    usage: 'keys create USER [--label LABEL] [--scopes read,write] [--valid-until INSTANT|never]',
    does: 'makes an API key and prints it, this one time; without scopes it has read, write, sync and memories, without an end 12 months',
    run: async (given) => {
      const userId = word(given, 0, 'USER');
      const wanted = { label: option(given, 'label') ?? 'default', scopes: scopesIn(given), validUntil: endIn(given) };
      return shownNew(await withProblems(createKey(services(), await asked(given, userId), wanted, unrecorded)));
    },
  },
  'keys list': {
    usage: 'keys list USER',
    does: 'lists the keys by id; the keys themselves are stored nowhere',
    run: async (given) =>
      (await existingUser(word(given, 0, 'USER'))).keys.map((key) => ({
        ...shown(key),
        status: hasKeyEnded(key, systemClock()) ? 'ended' : 'active',
      })),
  },
  'keys rotate': {
    usage: 'keys rotate USER KEY-ID [--overlap-days 0..7]',
    does: 'replaces a key by one with the same name, scopes and end, and prints that, this one time',
    run: async (given) => {
      const [userId, keyId] = [word(given, 0, 'USER'), word(given, 1, 'KEY-ID')];
      const wanted = { keyId, overlapDays: overlapIn(given) };
      const rotated = await withProblems(rotateKey(services(), await asked(given, userId), wanted, unrecorded));
      return { ...shownNew(rotated), replaced: { id: keyId, validUntil: rotated.old.validUntil } };
    },
  },
  'keys revoke': {
    usage: 'keys revoke USER KEY-ID',
    does: 'revokes a key for good',
    run: async (given) => {
      const [userId, keyId] = [word(given, 0, 'USER'), word(given, 1, 'KEY-ID')];
      await withProblems(revokeKey(services(), await asked(given, userId), { keyId, withMade: false }, unrecorded));
      return { revoked: keyId };
    },
  },
  'keys migrate': {
    usage: 'keys migrate',
    does: 'gives keys from before scopes their id and scopes, and keys without an end the day on which they end unused; moves revoked ones to the history, and counts; can be repeated',
    run: () => migrateKeys(openTable(), systemClock()),
  },
};
