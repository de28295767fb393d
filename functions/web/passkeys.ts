import { passkeys as operation } from '../../shared/contract/web/passkeys.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { type PasskeyRecord, presentPasskey } from '../../shared/sign-in/passkey-record.ts';
import { type PasskeyStore, passkeyStore } from '../../shared/sign-in/passkey-store.ts';

const newestFirst = (one: PasskeyRecord, other: PasskeyRecord): number => (one.createdAt < other.createdAt ? 1 : -1);

export const passkeys = async (
  { caller }: Pick<WebRequestOf<typeof operation>, 'caller'>,
  { list }: Pick<PasskeyStore, 'list'>,
) => ({ body: { passkeys: (await list(caller.userId)).toSorted(newestFirst).map(presentPasskey) } });

export const endpoint = defineWebEndpoint(operation, passkeys, () => passkeyStore(openTable()));
export const handler = webHandler(endpoint);
