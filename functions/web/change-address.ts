import { changeAddress as operation } from '../../shared/contract/web/change-address.ts';
import { addressOn } from '../../shared/notifications/recipient.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { type CountAct, countActs } from '../../shared/runtime/count-acts.ts';
import { RefusalError, tooManyRequests } from '../../shared/runtime/http-errors.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { pageAddress } from '../../shared/runtime/web/page-url.ts';
import { requireRecentProof } from '../../shared/runtime/web/require-recent-proof.ts';
import { entryCookie } from '../../shared/runtime/web/session-cookies.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { askingServices } from '../../shared/sign-in/ask-code.ts';
import { type AddressAsking, askAddress, type NewAddress } from '../../shared/sign-in/change-address.ts';
import { passkeyCount } from '../../shared/sign-in/passkey-record.ts';

type Request = WebRequestOf<typeof operation>;
type Services = AddressAsking & { passkeys(userId: string): Promise<number>; countAct: CountAct };

const unchanged = () =>
  new RefusalError(409, { error: 'Address unchanged', message: 'This is the address that you have.' });

const isOwn = ({ caller: { profile } }: Request, { channel, address }: NewAddress): boolean => {
  const written = { name: null, email: address, phone: address };
  return addressOn(channel, profile)?.toLowerCase() === addressOn(channel, written);
};

export const changeAddress = async (request: Request, { passkeys, countAct, ...services }: Services) => {
  const wanted = pageAddress(request.body);
  await requireRecentProof(request, passkeys);
  if (isOwn(request, wanted)) throw unchanged();
  const { caller, now } = request;
  await countAct(caller.userId, now);
  const asked = await askAddress(services, { ...wanted, userId: caller.userId }, now);
  if ('tooMany' in asked) throw tooManyRequests(asked.tooMany.resetSeconds);
  return { status: 202 as const, body: { sent: true }, cookies: [entryCookie(asked.token)] };
};

export const endpoint = defineWebEndpoint(operation, changeAddress, () => {
  const table = openTable();
  return { ...askingServices(table), passkeys: passkeyCount(table), countAct: countActs(table) };
});
export const handler = webHandler(endpoint);
