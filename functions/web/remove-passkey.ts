import { sessionStore } from '../../shared/access/session-store.ts';
import { removePasskey as operation } from '../../shared/contract/web/remove-passkey.ts';
import { measureAs } from '../../shared/platform/embedded-metric.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { RefusalError } from '../../shared/runtime/http-errors.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { requireRecentProof } from '../../shared/runtime/web/require-recent-proof.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import {
  PasskeyOnlyError,
  type PasskeyRemoval,
  removePasskey as remove,
} from '../../shared/sign-in/change-passkeys.ts';
import { passkeyCount } from '../../shared/sign-in/passkey-record.ts';
import { passkeyStore } from '../../shared/sign-in/passkey-store.ts';
import { criticalNotices } from '../../shared/sign-in/sign-in-services.ts';

const passkeyOnly = () =>
  new RefusalError(409, {
    error: 'Passkey only',
    message: 'It is the last passkey, and a passkey alone opens the account: let a code open it first.',
  });

type Services = PasskeyRemoval & { passkeys(userId: string): Promise<number> };

export const removePasskey = async (
  { caller, now, query: { passkeyId } }: WebRequestOf<typeof operation>,
  services: Services,
) => {
  await requireRecentProof({ caller, now }, services.passkeys);
  const { userId, profile, credential, session } = caller;
  const wanted = { passkeyId, keeps: session.record.sessionId };
  await remove(services, { userId, profile, now, by: credential.actor }, wanted).catch((error: unknown) => {
    throw error instanceof PasskeyOnlyError ? passkeyOnly() : error;
  });
  return { body: { removed: 1 } };
};

export const endpoint = defineWebEndpoint(operation, removePasskey, () => {
  const table = openTable();
  return {
    table,
    store: passkeyStore(table),
    sessions: sessionStore(table),
    notices: criticalNotices(table),
    passkeys: passkeyCount(table),
    measure: measureAs('web-remove-passkey'),
  };
});
export const handler = webHandler(endpoint);
