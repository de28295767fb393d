import { signInCode as operation } from '../../shared/contract/web/sign-in-code.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { tooManyRequests } from '../../shared/runtime/http-errors.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { pageUrl } from '../../shared/runtime/web/page-url.ts';
import { entryCookie } from '../../shared/runtime/web/session-cookies.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { invalidInvite } from '../../shared/runtime/web/web-refusals.ts';
import { type AskingServices, askCode, askingServices } from '../../shared/sign-in/ask-code.ts';

export const signInCode = async (
  { visitor: { address, device }, body: { email, pass, invite }, now }: WebRequestOf<typeof operation>,
  services: AskingServices,
) => {
  const wanted = { email, address, device, pass: pass ?? null, page: pageUrl('/entrar'), invite: invite ?? null };
  const asked = await askCode(services, wanted, now);
  if (asked === 'invalid invite') throw invalidInvite();
  if ('tooMany' in asked) throw tooManyRequests(asked.tooMany.resetSeconds);
  return {
    status: 202 as const,
    body: { sent: true, wait_until: asked.waitUntil },
    cookies: [entryCookie(asked.token)],
  };
};

export const endpoint = defineWebEndpoint(operation, signInCode, () => askingServices(openTable()));
export const handler = webHandler(endpoint);
