import { optionalSetting, publicLink, variables } from '../platform/environment.ts';

/** `flow`: the first screen `CONNECT` takes `connect_token`, the aggregator's; `url`: `address` followed by a link's token. */
export type ConnectionButton = { kind: 'flow'; flowId: string } | { kind: 'url'; address: string };

// Behind `#` the token reaches no server and no log on its way.
const OWN_PAGE = '/conectar#';

/** Null without configuration: then only the template, with its own URL, can be sent. */
export const connectionButton = (): ConnectionButton | null => {
  const flowId = optionalSetting(variables.whatsappConnectionFlowId);
  if (flowId) return { kind: 'flow', flowId };
  const address = optionalSetting(variables.whatsappConnectionUrl) ?? publicLink(OWN_PAGE);
  return address ? { kind: 'url', address } : null;
};
