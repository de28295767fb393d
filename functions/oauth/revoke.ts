import { type GrantServices, grantServices, revokeToken } from '../../shared/oauth/end-grant.ts';
import { measureAs } from '../../shared/platform/embedded-metric.ts';
import { formOf } from '../../shared/runtime/oauth/form.ts';
import { oauthHandler } from '../../shared/runtime/oauth/oauth-handler.ts';

const NAME = 'oauth-revoke';

let services: GrantServices | undefined;

/** Answers alike whether there is such a token or not (RFC 7009, 2.2). */
export const handler = oauthHandler(NAME, async ({ event, now }) => {
  services ??= grantServices(measureAs(NAME));
  await revokeToken(services, formOf(event), now);
  return { status: 200 };
});
