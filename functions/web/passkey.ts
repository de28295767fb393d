import { sessionStore } from '../../shared/access/session-store.ts';
import { passkey as operation } from '../../shared/contract/web/passkey.ts';
import { measureAs } from '../../shared/platform/embedded-metric.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { type CountAct, countActs } from '../../shared/runtime/count-acts.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { notSignedIn } from '../../shared/runtime/web/require-session.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { invalidPasskey } from '../../shared/runtime/web/web-refusals.ts';
import { addPasskey, type PasskeyServices } from '../../shared/sign-in/change-passkeys.ts';
import { type EntryStore, entryStore } from '../../shared/sign-in/entry-store.ts';
import { type HeldChanges, heldChanges, isOnHold } from '../../shared/sign-in/held-changes.ts';
import { passkeyCount, presentPasskey } from '../../shared/sign-in/passkey-record.ts';
import { passkeyStore } from '../../shared/sign-in/passkey-store.ts';
import { criticalNotices } from '../../shared/sign-in/sign-in-services.ts';
import { madePasskey } from '../../shared/sign-in/verify-passkey.ts';

type Services = PasskeyServices & { entries: Pick<EntryStore, 'take'>; countAct: CountAct } & {
  held: Pick<HeldChanges, 'hold'>;
  passkeys(userId: string): Promise<number>;
};

export const passkey = async (
  { caller, visitor: { entry: token }, body: { credential, name }, now }: WebRequestOf<typeof operation>,
  { entries, countAct, held, passkeys, ...services }: Services,
) => {
  const { userId, profile, credential: shown, session } = caller;
  const entry = await entries.take(token ?? '', 'passkey-new', now);
  if (!entry?.challenge || entry.userId !== userId) throw invalidPasskey();
  await countAct(userId, now);
  const { response, ...made } = credential;
  const { transports, ...signed } = response;
  // Transports are a hint of the authenticator; their names are not limited to this list.
  const whole = { ...made, response: { ...signed, transports: transports as never }, clientExtensionResults: {} };
  const record = await madePasskey(whole, { challenge: entry.challenge, name, now });
  const owner = { userId, profile, now, by: shown.actor };
  if (record && isOnHold(session.record, profile, now) && (await passkeys(userId)) === 0) {
    const unlessEnded = services.sessions.unlessEnded(userId, session.record);
    const what = `Primeira chave de acesso: ${name}`;
    const wanted = { ...owner, session: session.record, what, kind: 'passkey', passkey: record } as const;
    const effectiveAt = await held.hold({ notices: services.notices, unlessEnded }, wanted);
    if (!effectiveAt) throw notSignedIn();
    return { status: 202 as const, body: { effective_at: effectiveAt } };
  }
  if (!record || !(await addPasskey(services, owner, { passkey: record, session: session.record })))
    throw invalidPasskey();
  return { body: { passkey: presentPasskey(record) } };
};

export const endpoint = defineWebEndpoint(operation, passkey, () => {
  const table = openTable();
  return {
    entries: entryStore(table),
    countAct: countActs(table),
    held: heldChanges(table),
    passkeys: passkeyCount(table),
    store: passkeyStore(table),
    sessions: sessionStore(table),
    notices: criticalNotices(table),
    measure: measureAs('web-passkey'),
  };
});
export const handler = webHandler(endpoint);
