import { passkeyOptions as operation } from '../../shared/contract/web/passkey.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { requireRecentProof } from '../../shared/runtime/web/require-recent-proof.ts';
import { entryCookie } from '../../shared/runtime/web/session-cookies.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { type EntryStore, entryStore } from '../../shared/sign-in/entry-store.ts';
import { creationOptions, newChallenge } from '../../shared/sign-in/passkey-options.ts';
import { type PasskeyStore, passkeyStore } from '../../shared/sign-in/passkey-store.ts';

type Services = { entries: Pick<EntryStore, 'begin'>; passkeys: Pick<PasskeyStore, 'list'> };

/** A passkey is a new credential: its registration requires a recent proof of identity. */
export const passkeyOptions = async (
  { caller, now }: WebRequestOf<typeof operation>,
  { entries, passkeys }: Services,
) => {
  const { userId, profile } = caller;
  const known = await passkeys.list(userId);
  await requireRecentProof({ caller, now }, async () => known.length);
  const challenge = newChallenge();
  const token = await entries.begin({ purpose: 'passkey-new', userId, challenge }, now);
  return { body: { options: creationOptions(challenge, { userId, profile, known }) }, cookies: [entryCookie(token)] };
};

export const endpoint = defineWebEndpoint(operation, passkeyOptions, () => {
  const table = openTable();
  return { entries: entryStore(table), passkeys: passkeyStore(table) };
});
export const handler = webHandler(endpoint);
