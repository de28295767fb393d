import { revokeGrant as operation } from '../../shared/contract/web/grants.ts';
import { NotFoundError } from '../../shared/domain-errors.ts';
import { endGrant, type GrantServices, grantServices } from '../../shared/oauth/end-grant.ts';
import { measureAs } from '../../shared/platform/embedded-metric.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';

export const revokeGrant = async (
  { caller, now, query: { grantId } }: WebRequestOf<typeof operation>,
  services: GrantServices,
) => {
  const { userId, profile, credential } = caller;
  const grant = (await services.grants.list(userId)).find((one) => one.grantId === grantId);
  const owner = { userId, profile, now, by: credential.actor };
  const isEnded = grant !== undefined && (await endGrant(services, owner, grant, 'revoked'));
  if (!isEnded) throw new NotFoundError('Grant not found');
  return { body: { revoked: 1 } };
};

export const endpoint = defineWebEndpoint(operation, revokeGrant, () => grantServices(measureAs('web-revoke-grant')));
export const handler = webHandler(endpoint);
