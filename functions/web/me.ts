import { me as operation } from '../../shared/contract/web/me.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { passkeyCount } from '../../shared/sign-in/passkey-record.ts';
import { presentMe } from '../../shared/sign-in/present-me.ts';

type Services = { passkeys: (userId: string) => Promise<number> };

export const me = async ({ caller, now }: WebRequestOf<typeof operation>, { passkeys }: Services) => ({
  body: presentMe(caller, caller.session.record, await passkeys(caller.userId), now),
});

export const endpoint = defineWebEndpoint(operation, me, () => ({ passkeys: passkeyCount(openTable()) }));
export const handler = webHandler(endpoint);
