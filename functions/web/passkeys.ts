import { passkeys as operation } from '../../shared/contract/web/passkeys.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { presentPasskey } from '../../shared/sign-in/passkey-record.ts';
import { type PasskeyStore, passkeyStore } from '../../shared/sign-in/passkey-store.ts';
import { byCreation } from '../../shared/time/instant.ts';

export const passkeys = async (
  { caller }: Pick<WebRequestOf<typeof operation>, 'caller'>,
  { list }: Pick<PasskeyStore, 'list'>,
) => ({ body: { passkeys: (await list(caller.userId)).toSorted(byCreation).map(presentPasskey) } });

export const endpoint = defineWebEndpoint(operation, passkeys, () => passkeyStore(openTable()));
export const handler = webHandler(endpoint);
