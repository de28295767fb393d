import { optionalSetting, variables } from '../environment.ts';

/**
 * What the button of a connection message opens, by message or by template alike. `flow`: a published WhatsApp Flow
 * whose first screen `CONNECT` takes `connect_token`; `url`: a page whose address is `address` and the connect token.
 */
export type ConnectionButton = { kind: 'flow'; flowId: string } | { kind: 'url'; address: string };

/** The button as configured; null where neither is: then the template's own address is the only one there is. */
export const connectionButton = (): ConnectionButton | null => {
  const flowId = optionalSetting(variables.whatsappConnectionFlowId);
  if (flowId) return { kind: 'flow', flowId };
  const address = optionalSetting(variables.whatsappConnectionUrl);
  return address ? { kind: 'url', address } : null;
};
