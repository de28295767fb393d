import { type GrantStore, grantStore } from '../../shared/access/grants/grant-store.ts';
import { oauthRequestOperation as operation } from '../../shared/contract/web/oauth-request.ts';
import { presentRequest } from '../../shared/oauth/present-grant.ts';
import { isOver, type RequestStore, requestStore } from '../../shared/oauth/request-store.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { requestOver, unknownRequest } from '../../shared/runtime/web/web-refusals.ts';

type Services = { requests: Pick<RequestStore, 'look'>; grants: Pick<GrantStore, 'list'> };

export const oauthRequest = async (
  { caller, now, query: { requestId } }: WebRequestOf<typeof operation>,
  { requests, grants }: Services,
) => {
  const [request, live] = await Promise.all([requests.look(requestId, caller.userId), grants.list(caller.userId)]);
  if (!request) throw unknownRequest();
  if (isOver(request, now)) throw requestOver();
  return { body: { request: presentRequest(requestId, request, live, now) } };
};

export const endpoint = defineWebEndpoint(operation, oauthRequest, () => {
  const table = openTable();
  return { requests: requestStore(table), grants: grantStore(table) };
});
export const handler = webHandler(endpoint);
