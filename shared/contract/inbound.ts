import type { Scope } from './scope.ts';

/** A function of the gateway that is no operation: what it is called, its file in functions, its route keys. */
export type InboundFunction = {
  name: string;
  file: string;
  routes: readonly string[];
  /** Routes that it takes only to answer 405 in a form of its own. */
  refuses?: readonly string[];
};

/** Webhooks: they check who calls and put the event on a queue, no more. */
export const webhooks: readonly (InboundFunction & { scope: Scope })[] = [
  {
    name: 'webhook-pluggy',
    file: 'webhooks/pluggy.ts',
    routes: ['POST /webhooks/pluggy'],
    scope: { table: 'none', sends: ['webhookEvent'], secrets: ['aggregatorWebhook'] },
  },
  {
    name: 'webhook-whatsapp',
    file: 'webhooks/whatsapp.ts',
    routes: ['GET /webhooks/whatsapp', 'POST /webhooks/whatsapp'],
    scope: { table: 'none', sends: ['deliveryFeedback'], secrets: ['whatsappWebhook'] },
  },
];

/** Its grants are the union of the operations' (design 11), and the key that signs its cursors. */
export const mcpFunction: InboundFunction = {
  name: 'mcp',
  file: 'mcp.ts',
  routes: ['POST /mcp', 'GET /mcp', 'DELETE /mcp'],
  refuses: ['GET /mcp', 'DELETE /mcp'],
};

/** Serves the API reference to anybody: it tells nothing of any user. */
export const openApiFunction: InboundFunction = {
  name: 'openapi',
  file: 'openapi.ts',
  routes: ['GET /openapi.json'],
};

/** Every function of the gateway that is no operation, the one that answers what no route takes aside. */
export const inboundFunctions: readonly InboundFunction[] = [...webhooks, mcpFunction, openApiFunction];

/** Answers what no route takes. */
export const notFoundFunction: InboundFunction = { name: 'not-found', file: 'not-found.ts', routes: ['$default'] };
