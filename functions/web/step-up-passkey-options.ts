import { stepUpPasskeyOptions as operation } from '../../shared/contract/web/step-up-passkey.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { entryCookie } from '../../shared/runtime/web/session-cookies.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { type EntryStore, entryStore } from '../../shared/sign-in/entry-store.ts';
import { newChallenge, requestOptions } from '../../shared/sign-in/passkey-options.ts';
import { type PasskeyStore, passkeyStore } from '../../shared/sign-in/passkey-store.ts';

type Services = { entries: Pick<EntryStore, 'begin'>; passkeys: Pick<PasskeyStore, 'list'> };

export const stepUpPasskeyOptions = async (
  { caller: { userId }, now }: WebRequestOf<typeof operation>,
  { entries, passkeys }: Services,
) => {
  const challenge = newChallenge();
  const [known, token] = await Promise.all([
    passkeys.list(userId),
    entries.begin({ purpose: 'passkey-step-up', userId, challenge }, now),
  ]);
  return { body: { options: requestOptions(challenge, known) }, cookies: [entryCookie(token)] };
};

export const endpoint = defineWebEndpoint(operation, stepUpPasskeyOptions, () => {
  const table = openTable();
  return { entries: entryStore(table), passkeys: passkeyStore(table) };
});
export const handler = webHandler(endpoint);
