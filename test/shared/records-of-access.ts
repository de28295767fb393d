import { createHash } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { readAccessRecords } from '../../shared/access/access-records.ts';
import { accessStore } from '../../shared/access/access-store.ts';
import { addressOwners } from '../../shared/access/address-owners.ts';
import { hashOfCredential, newUserId, secretOf } from '../../shared/access/credential.ts';
import { erasureWrites, newErasure } from '../../shared/access/erasure-record.ts';
import { grantStore } from '../../shared/access/grants/grant-store.ts';
import { exchangeToken, firstTokens } from '../../shared/access/grants/grant-tokens.ts';
import { inviteStore } from '../../shared/access/invites.ts';
import { keyCount } from '../../shared/access/key-count.ts';
import { keyStore } from '../../shared/access/key-store.ts';
import { profileStore } from '../../shared/access/profile-store.ts';
import { recoveryWrites } from '../../shared/access/recovery-codes.ts';
import { newSession, provedSession, sessionStore } from '../../shared/access/session-store.ts';
import { subscriptionStore } from '../../shared/access/subscription-store.ts';
import { erasureMarks } from '../../shared/personal-data/erasure-marks.ts';
import { keys } from '../../shared/platform/table/keys.ts';
import { queryPrefix } from '../../shared/platform/table/query-pages.ts';
import type { Table } from '../../shared/platform/table/table.ts';
import { writeAll } from '../../shared/platform/table/transact.ts';
import { passkeyKey } from '../../shared/sign-in/passkey-record.ts';
import { passkeyStore } from '../../shared/sign-in/passkey-store.ts';
import { addSeconds, type Instant } from '../../shared/time/instant.ts';
import { expectSaved, type KnownRecord } from './later-release.ts';

const now = '2026-03-10T12:00:00.000Z' as Instant;
const INVITE = 'token';
const inviteHash = createHash('sha256').update(`invite ${INVITE}`).digest('hex');
const later = addSeconds(now, 3600);
const ana = { name: 'Ana', email: 'ana@example.com', phone: null };
const put = (table: Table, Item: Record<string, unknown>) =>
  table.client.send(new PutCommand({ TableName: table.name, Item }));
const withProfile = (table: Table) => put(table, { ...keys.profile('ana'), ...ana, createdAt: now });
const change = { userId: 'ana', now, by: 'operator' };

const key = {
  hash: 'aa'.repeat(32),
  keyId: 'key-1',
  label: 'Claude',
  scopes: ['read'] as const,
  createdAt: now,
  validUntil: addSeconds(now, 30 * 86_400),
  lastUse: null,
  successorId: null,
  madeBy: null,
  descent: [],
};
const seenDue = addSeconds(now, 23 * 86_400);

const opened = newSession('ana', { method: 'code', device: 'Chrome, Android', provedAt: null }, now);
let proved = opened;

/** Tokens name their user, whose id has the service's form. */
const owner = newUserId();
const first = firstTokens(owner, ['saldo.read'], now);
const grant = {
  grantId: 'grant-1',
  clientId: 'reg-1',
  client: { host: null, name: 'Claude' },
  redirect: { kind: 'web', host: 'claude.ai', scheme: 'https' } as const,
  scopes: ['saldo.read' as const],
  resource: 'https://saldo.test/mcp',
  createdAt: now,
  validUntil: addSeconds(now, 86_400),
  endsAt: addSeconds(now, 300 * 86_400),
  tokens: first.tokens,
  revision: 1,
  lastUse: null,
};

/** Once more, with the refresh token of `tokens`. */
const refreshed = async (table: Table, token: string, at: Instant): Promise<string> => {
  const [known] = readAccessRecords(await queryPrefix(table, keys.accessOf(owner))).grants;
  const secret = secretOf(token);
  if (!known?.endsAt || !secret) throw new Error('There is no grant');
  const shown = { hash: hashOfCredential(token), secret };
  const next = exchangeToken(known.tokens, shown, { userId: owner, scopes: ['saldo.read'], now: at });
  if (next.outcome !== 'issued') throw new Error('Not refreshed');
  await grantStore(table).refresh(owner, { ...known, endsAt: known.endsAt }, next.tokens, at);
  return next.issued.refresh;
};

let second = '';

const passkey = {
  passkeyId: 'passkey-1',
  credentialId: 'credential',
  publicKey: 'public',
  counter: 0,
  transports: ['internal'],
  backedUp: false,
  name: 'iPhone',
  createdAt: now,
  usedAt: null,
  claimed: false,
};

const paid = (plan: string, effectiveAt: Instant, table: Table) =>
  subscriptionStore(table).set({
    userId: 'ana',
    subscription: { plan, status: 'active', currentPeriodEnd: null },
    effectiveAt,
    eventId: null,
    by: 'operator',
    now,
  });

/** A condition that holds: no session is shown. */
const noOtherSession = ({ name: TableName }: Table) => ({
  ConditionCheck: {
    TableName,
    Key: keys.session('ana', 'none'),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

const replaceAddress = async (table: Table, email: string) =>
  accessStore(table).putProfile('ana', { ...ana, email }, ['v1-former'], { taken: [], freed: [] });

export const accessRecords: Record<string, KnownRecord> = {
  apiKey: {
    key: keys.apiKey('ana', key.hash),
    make: async (table) => {
      await put(table, { ...keys.quota('ana'), apiKeys: 0 });
      expectSaved(await keyStore(table).create(change, key));
    },
    change: (table) => keyStore(table).postpone({ userId: 'ana', key, seen: seenDue, next: later }, []),
  },
  session: {
    key: keys.session('ana', opened.record.hash),
    make: (table) => put(table, { ...keys.session('ana', opened.record.hash), ...opened.record }),
    change: async (table) => {
      const [known] = await sessionStore(table).list('ana');
      if (!known) throw new Error('There is no session');
      proved = provedSession('ana', known, later);
      expectSaved(await sessionStore(table).replace(change, known, proved));
    },
    movesTo: () => keys.session('ana', proved.record.hash),
  },
  grant: {
    key: keys.grant(owner, grant.grantId),
    make: async (table) => {
      expectSaved(
        await grantStore(table).open({ ...change, userId: owner }, grant, {
          access: readAccessRecords([]),
          revision: undefined,
        }),
      );
      second = await refreshed(table, first.issued.refresh, addSeconds(now, 60));
    },
    change: (table) => refreshed(table, second, addSeconds(now, 120)),
  },
  passkey: {
    key: passkeyKey('ana', passkey.credentialId),
    make: async (table) =>
      expectSaved(await passkeyStore(table).add(change, passkey, { notices: [], unlessEnded: noOtherSession(table) })),
    change: (table) => writeAll(table, passkeyStore(table).used('ana', passkey, { counter: 0, backedUp: true }, later)),
  },
  invite: {
    key: keys.invite(inviteHash),
    make: (table) =>
      put(table, {
        ...keys.invite(inviteHash),
        ...{ hash: inviteHash, uses: 2, usesLeft: 2, addressHash: null, createdAt: now, validUntil: later },
      }),
    change: async (table) => {
      await writeAll(table, [inviteStore(table).use(INVITE, now)]);
      await inviteStore(table).revoke(inviteHash, now);
    },
  },
  subscription: {
    key: keys.subscription('ana'),
    make: async (table) => {
      await withProfile(table);
      expectSaved(await paid('basic', now, table));
    },
    change: async (table) => expectSaved(await paid('pro', later, table)),
  },
  profile: {
    key: keys.profile('ana'),
    make: withProfile,
    change: async (table) =>
      expectSaved(await profileStore(table).change('ana', { seen: ana, fields: { name: 'Ana Souza' } })),
  },
  erasure: {
    key: keys.erasure('ana'),
    make: (table) => writeAll(table, [erasureWrites(table, 'ana').begun(newErasure('e', now))]),
    change: async (table) => {
      const seen = newErasure('e', now);
      await writeAll(table, [erasureWrites(table, 'ana').told(seen)]);
      await writeAll(table, [erasureWrites(table, 'ana').canceled(seen, later)]);
    },
  },
  recovery: {
    key: keys.recovery('ana'),
    make: (table) => put(table, { ...keys.recovery('ana'), since: now, hashes: ['one', 'two'] }),
    change: (table) =>
      writeAll(table, [recoveryWrites(table, 'ana').used({ since: now, hashes: ['one', 'two'] }, 'one')]),
  },
  tombstone: {
    key: keys.tombstone('ana'),
    make: (table) => erasureMarks(table, 'ana', now).begin(),
    change: async (table) => {
      await erasureMarks(table, 'ana', later).begin();
      await erasureMarks(table, 'ana', later).end();
    },
  },
  quota: {
    key: keys.quota('ana'),
    make: (table) => put(table, { ...keys.quota('ana'), apiKeys: 0 }),
    change: (table) => writeAll(table, [keyCount(table).oneMore('ana')]),
  },
  formerAddress: {
    key: keys.formerAddress('ana', 'v1-former'),
    make: async (table) => {
      await withProfile(table);
      await put(table, keys.formerAddress('ana', 'v1-former'));
    },
    change: (table) => replaceAddress(table, 'ana@example.org'),
  },
  emailOwner: {
    key: keys.emailOwner('v2-hash'),
    make: (table) => put(table, { ...keys.emailOwner('v2-hash'), userId: 'ana', since: 'before' }),
    change: async (table) => {
      const owners = addressOwners(table);
      await writeAll(table, owners.take('ana', ['v2-hash']));
      await writeAll(table, await owners.move('ana', ['v3-hash', 'v2-hash']));
    },
    movesTo: keys.emailOwner('v3-hash'),
  },
};
