import { switchReader } from '../../shared/access/switches.ts';
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

const stopped = {
  status: 503,
  body: { error: 'temporarily_unavailable', error_description: 'No new clients are registered. Try again later.' },
  headers: { 'retry-after': '300' },
};

/** Registers a client without authentication (RFC 7591): users decide on each of its requests. */
export const handler = oauthHandler(NAME, async ({ event, now }) => {
  const wanted = registrationOf(jsonInput(event));
  const table = openTable();
  const [on] = await Promise.all([switchReader(table).on(), countNetwork(openNetworkRate(), PER_HOUR, event, now)]);
  if (on.has('registration')) return stopped;
  const clientId = await clientStore(table).register(wanted, now);
  measure(metrics.clientsRegistered, 1);
  return { status: 201, body: presentRegistration(clientId, wanted, epochSeconds(now)) };
});
