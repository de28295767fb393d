import { metrics } from '../../shared/contract/metrics.ts';
import { clientStore } from '../../shared/oauth/client.ts';
import { presentRegistration, registrationOf } from '../../shared/oauth/registration.ts';
import { measureAs } from '../../shared/platform/embedded-metric.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { jsonInput } from '../../shared/runtime/oauth/form.ts';
import { countNetwork, openNetworkRate } from '../../shared/runtime/oauth/network-rate.ts';
import { oauthHandler } from '../../shared/runtime/oauth/oauth-handler.ts';
import { epochSeconds } from '../../shared/time/instant.ts';

const NAME = 'oauth-register';
const PER_HOUR = { name: NAME, most: 20 };

const measure = measureAs(NAME);

/** Registers a client without authentication (RFC 7591): users decide on each of its requests. */
export const handler = oauthHandler(NAME, async ({ event, now }) => {
  const wanted = registrationOf(jsonInput(event));
  await countNetwork(openNetworkRate(), PER_HOUR, event, now);
  const clientId = await clientStore(openTable()).register(wanted, now);
  measure(metrics.clientsRegistered, 1);
  return { status: 201, body: presentRegistration(clientId, wanted, epochSeconds(now)) };
});
