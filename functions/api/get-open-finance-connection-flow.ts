import { connectionButton } from '../../shared/connections/connection-button.ts';
import { type ConnectionServices, sendConnectionFlow } from '../../shared/connections/send-connection-flow.ts';
import { getOpenFinanceConnectionFlow as operation } from '../../shared/contract/operations/get-open-finance-connection-flow.ts';
import { optionalSetting, variables } from '../../shared/environment.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { endpoint as defineEndpoint, type RequestOf } from '../../shared/http/endpoint.ts';
import { BadRequestError } from '../../shared/http/errors.ts';
import { addressHash } from '../../shared/notifications/bad-addresses.ts';
import { addressOn } from '../../shared/notifications/recipient.ts';
import { serviceWindowStore } from '../../shared/notifications/service-window-store.ts';
import { sendWhatsapp } from '../../shared/notifications/whatsapp.ts';
import { openTable } from '../../shared/storage/table.ts';
import { openAggregator } from '../../shared/sync/pluggy/open.ts';

const MESSAGES = {
  connection: 'Enviamos o fluxo de conexão bancária para o seu WhatsApp.',
  upgrade:
    'Seu plano tem acesso limitado: enviamos ao seu WhatsApp um aviso com a sugestão de upgrade para o Premium, que permite conectar bancos.',
};

/** The API waits 30 s for its function: token and message together end before. */
const TOKEN_WITHIN_MILLISECONDS = 12_000;

export const getOpenFinanceConnectionFlow = async (
  { userId, caller: { profile }, plan, now }: Pick<RequestOf<typeof operation>, 'userId' | 'caller' | 'plan' | 'now'>,
  services: ConnectionServices,
) => {
  const phone = addressOn('whatsapp', profile);
  if (!phone) throw new BadRequestError('No phone number registered for this user');
  const addressee = { userId, plan: plan.name, phone, name: profile.name };
  const sent = await sendConnectionFlow(addressee, services, now);
  return { status: 'accepted' as const, message: MESSAGES[sent] };
};

const services = (): ConnectionServices => ({
  connectToken: (userId) =>
    openAggregator().connectToken(
      { clientUserId: userId, webhookUrl: optionalSetting(variables.pluggyWebhookUrl) },
      { signal: AbortSignal.timeout(TOKEN_WITHIN_MILLISECONDS) },
    ),
  lastInboundAt: (phone) => serviceWindowStore(openTable()).lastInboundAt(addressHash('whatsapp', phone)),
  send: sendWhatsapp,
  button: connectionButton(),
});

export const endpoint = defineEndpoint(operation, getOpenFinanceConnectionFlow, services);
export const handler = apiHandler(endpoint);
