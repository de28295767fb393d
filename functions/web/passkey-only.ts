import { eventItem } from '../../shared/access/history.ts';
import { newRecoveryCodes, recoveryWrites } from '../../shared/access/recovery-codes.ts';
import { provedUntil } from '../../shared/access/session-record.ts';
import { sessionStore } from '../../shared/access/session-store.ts';
import { passkeyOnly as operation } from '../../shared/contract/web/passkey-only.ts';
import { keys } from '../../shared/platform/table/keys.ts';
import { openTable, type Table } from '../../shared/platform/table/table.ts';
import { writeAll } from '../../shared/platform/table/transact.ts';
import { unlessErased } from '../../shared/platform/table/unless-erased.ts';
import { RefusalError } from '../../shared/runtime/http-errors.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { notSignedIn } from '../../shared/runtime/web/require-session.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';

type Services = { table: Table };
type Request = WebRequestOf<typeof operation>;

const stepUp = () =>
  new RefusalError(403, {
    error: 'Step-up required',
    message: 'Prove who you are by a passkey: this needs a proof of the last ten minutes.',
    step_up: 'passkey',
  });

const passkeyNeeded = () =>
  new RefusalError(409, {
    error: 'Passkey needed',
    message: 'Add a passkey first: it is what opens the account then.',
  });

/** A user without a passkey could not get in any more. */
const hasPasskey = ({ name: TableName }: Table, userId: string) => ({
  ConditionCheck: {
    TableName,
    Key: keys.quota(userId),
    ConditionExpression: 'passkeys > :none',
    ExpressionAttributeValues: { ':none': 0 },
  },
});

export const passkeyOnly = async ({ caller, body: { on }, now }: Request, { table }: Services) => {
  const { userId, credential, session } = caller;
  const { record } = session;
  if (!provedUntil(record, now) || record.provedBy === null) throw stepUp();
  const codes = on ? newRecoveryCodes() : [];
  const writes = recoveryWrites(table, userId);
  const event = on ? 'passkey_only.on' : 'passkey_only.off';
  const Item = eventItem(userId, { event, at: now, by: credential.actor, id: record.sessionId }, {});
  const failed = await writeAll(table, [
    sessionStore(table).unlessEnded(userId, record),
    unlessErased(table, userId),
    on ? writes.on(codes, now) : writes.off(),
    { Put: { TableName: table.name, Item } },
    ...(on ? [hasPasskey(table, userId)] : []),
  ]);
  if (failed.includes(0) || failed.includes(1)) throw notSignedIn();
  if (failed.length > 0) throw passkeyNeeded();
  return { body: { on, ...(on && { recovery_codes: codes }) } };
};

export const endpoint = defineWebEndpoint(operation, passkeyOnly, () => ({ table: openTable() }));
export const handler = webHandler(endpoint);
