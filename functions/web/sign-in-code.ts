import { addressOwners } from '../../shared/access/address-owners.ts';
import { queues } from '../../shared/contract/queues.ts';
import { signInCode as operation } from '../../shared/contract/web/sign-in-code.ts';
import { openAddressHashes } from '../../shared/notifications/address-hashes.ts';
import { queueSender } from '../../shared/platform/queue.ts';
import { rateCounter } from '../../shared/platform/table/rate-counter.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { tooManyRequests } from '../../shared/runtime/errors.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { pageUrl } from '../../shared/runtime/web/page-url.ts';
import { entryCookie } from '../../shared/runtime/web/session-cookies.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { type AskingServices, askCode } from '../../shared/sign-in/ask-code.ts';
import { entryStore } from '../../shared/sign-in/entry-store.ts';
import { signInRates } from '../../shared/sign-in/rates.ts';

export const signInCode = async (
  { visitor: { address, device }, body: { email }, now }: WebRequestOf<typeof operation>,
  services: AskingServices,
) => {
  const asked = await askCode(services, { email, address, device, page: pageUrl('/entrar') }, now);
  if ('tooMany' in asked) throw tooManyRequests(asked.tooMany.resetSeconds);
  return { status: 202 as const, body: { sent: true }, cookies: [entryCookie(asked.token)] };
};

export const endpoint = defineWebEndpoint(operation, signInCode, () => {
  const table = openTable();
  return {
    entries: entryStore(table),
    owners: addressOwners(table),
    rates: signInRates(rateCounter(table)),
    addressHashes: openAddressHashes,
    queue: queueSender(queues.sendSignInCode),
  };
});
export const handler = webHandler(endpoint);
