import { switchReader } from '../../shared/access/switches.ts';
import { type ConnectionButton, connectionButton } from '../../shared/connections/connection-message.ts';
import { flowStore } from '../../shared/connections/flow-store.ts';
import { linkStore } from '../../shared/connections/link-store.ts';
import { type FlowServices, sendOnceAMinute } from '../../shared/connections/send-once-a-minute.ts';
import { aggregatorWebhook } from '../../shared/contract/inbound.ts';
import { getOpenFinanceConnectionFlow as operation } from '../../shared/contract/operations/get-open-finance-connection-flow.ts';
import { InvalidInputError } from '../../shared/domain-errors.ts';
import { openAddressHashes } from '../../shared/notifications/address-hashes.ts';
import { customerServiceWindowStore } from '../../shared/notifications/channels/customer-service-window-store.ts';
import { isWhatsappStopped, sendWhatsapp } from '../../shared/notifications/channels/whatsapp.ts';
import { noticeBudgetStore } from '../../shared/notifications/notices/notice-budget.ts';
import { addressOn } from '../../shared/notifications/recipient.ts';
import { suppressionListStore } from '../../shared/notifications/suppression-list.ts';
import { publicLink } from '../../shared/platform/environment.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { writeAll } from '../../shared/platform/table/transact.ts';
import { unlessErased } from '../../shared/platform/table/unless-erased.ts';
import { openAggregator } from '../../shared/pluggy/open.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { StoppedError, tooManyRequests } from '../../shared/runtime/http-errors.ts';
import { expiring } from '../../shared/time/host.ts';
import { systemClock } from '../../shared/time/instant.ts';

const MESSAGES = {
  connection: 'Enviamos o fluxo de conexão bancária para o seu WhatsApp.',
  upgrade:
    'Seu plano tem acesso limitado: enviamos ao seu WhatsApp um aviso com a sugestão de upgrade para o Premium, que permite conectar bancos.',
};

/** The gateway waits 30 s; token and message together end earlier. */
const TOKEN_WITHIN_MILLISECONDS = 12_000;

const noPhone = (message: string) => new InvalidInputError('No phone number registered for this user', { message });

export const getOpenFinanceConnectionFlow = async (
  {
    userId,
    caller: { profile },
    plan,
    now,
    begun,
  }: Omit<RequestOf<typeof operation>, 'query' | 'body' | 'recordResponse'>,
  services: FlowServices,
) => {
  const phone = addressOn('whatsapp', profile);
  if (!phone) {
    throw noPhone('Register a phone number in the dashboard: the connection flow is sent to it');
  }
  const addressee = { userId, plan: plan.name, phone, name: profile.name };
  const outcome = await sendOnceAMinute(addressee, services, now, begun);
  if (outcome === 'stopped') throw new StoppedError('WhatsApp is stopped');
  if (outcome === 'unwanted')
    throw noPhone('This number asked for no more messages: answer VOLTAR there, or lift it in the dashboard');
  if ('retryAfterSeconds' in outcome) throw tooManyRequests(outcome.retryAfterSeconds);
  return { status: 'accepted' as const, message: MESSAGES[outcome.kind] };
};

/** A link keeps the aggregator's token out of messages, which are forwarded; a flow cannot be, and opens no page of this service. */
const buttonToken =
  (button: ConnectionButton | null): FlowServices['buttonToken'] =>
  (userId) =>
    button?.kind === 'flow'
      ? openAggregator().connectToken(
          { clientUserId: userId, webhookUrl: publicLink(aggregatorWebhook.path) ?? undefined },
          { signal: expiring(TOKEN_WITHIN_MILLISECONDS) },
        )
      : linkStore(openTable()).create(userId, null, systemClock());

const services = (): FlowServices => ({
  isStopped: async () => isWhatsappStopped(await switchReader(openTable()).on()),
  buttonToken: buttonToken(connectionButton()),
  lastInboundAt: async (phone) =>
    customerServiceWindowStore(openTable()).lastInboundAt((await openAddressHashes()).all('whatsapp', phone)),
  send: sendWhatsapp,
  button: connectionButton(),
  flows: flowStore(openTable()),
  budgets: noticeBudgetStore(openTable()),
  hashOf: async (phone) => (await openAddressHashes()).current('whatsapp', phone),
  hasSaidStop: async (phone) => {
    const hashes = (await openAddressHashes()).all('whatsapp', phone);
    return (await suppressionListStore(openTable(), systemClock).find(hashes)) === 'stop';
  },
  unlessErased: (userId) => unlessErased(openTable(), userId),
  write: (items) => writeAll(openTable(), items),
});

export const endpoint = defineEndpoint(operation, getOpenFinanceConnectionFlow, services);
export const handler = apiHandler(endpoint);
