import { optionalSetting, variables } from '../platform/environment.ts';

/** `flow`: the first screen `CONNECT` takes `connect_token`; `url`: `address` followed by the connect token. */
export type ConnectionButton = { kind: 'flow'; flowId: string } | { kind: 'url'; address: string };

/** Null without configuration: then only the template, with its own URL, can be sent. */
export const connectionButton = (): ConnectionButton | null => {
  const flowId = optionalSetting(variables.whatsappConnectionFlowId);
  if (flowId) return { kind: 'flow', flowId };
  const address = optionalSetting(variables.whatsappConnectionUrl);
  return address ? { kind: 'url', address } : null;
};
