import { type AccessStore, accessStore } from '../../shared/access/access-store.ts';
import { me as operation } from '../../shared/contract/web/me.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { type HeldChanges, heldChanges } from '../../shared/sign-in/held-changes.ts';
import { passkeyCount } from '../../shared/sign-in/passkey-record.ts';
import { presentMe } from '../../shared/sign-in/present-me.ts';

type Services = {
  passkeys: (userId: string) => Promise<number>;
  access: Pick<AccessStore, 'read'>;
  held: Pick<HeldChanges, 'list'>;
};

export const me = async ({ caller, now }: WebRequestOf<typeof operation>, { passkeys, access, held }: Services) => {
  const { userId, session } = caller;
  const [count, { recovery }, waiting] = await Promise.all([passkeys(userId), access.read(userId), held.list(userId)]);
  return { body: presentMe(caller, session.record, count, now, { recovery, held: waiting }) };
};

export const endpoint = defineWebEndpoint(operation, me, () => ({
  passkeys: passkeyCount(openTable()),
  access: accessStore(openTable()),
  held: heldChanges(openTable()),
}));
export const handler = webHandler(endpoint);
