import { isOpenGrant } from '../../shared/access/grants/grant-record.ts';
import { type GrantStore, grantStore } from '../../shared/access/grants/grant-store.ts';
import { grants as operation } from '../../shared/contract/web/grants.ts';
import { presentGrant } from '../../shared/oauth/present-grant.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { byCreation } from '../../shared/time/instant.ts';

export const grants = async ({ caller, now }: WebRequestOf<typeof operation>, { list }: Pick<GrantStore, 'list'>) => {
  const open = (await list(caller.userId)).filter((grant) => isOpenGrant(grant, now)).toSorted(byCreation);
  return { body: { grants: open.map(presentGrant) } };
};

export const endpoint = defineWebEndpoint(operation, grants, () => ({ list: grantStore(openTable()).list }));
export const handler = webHandler(endpoint);
