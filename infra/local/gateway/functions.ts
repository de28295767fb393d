import { operations } from '../../../shared/contract/registry.ts';
import type { LambdaFunction } from '../lambda/runtime.ts';

// The longest that an HTTP API waits for its integration.
const TIMEOUT_SECONDS = 30;

const fn = (name: string, file: string): LambdaFunction => ({ name, file, timeoutSeconds: TIMEOUT_SECONDS });

const mcp = fn('mcp', 'mcp.ts');
const pluggyWebhook = fn('webhook-pluggy', 'webhooks/pluggy.ts');
const whatsappWebhook = fn('webhook-whatsapp', 'webhooks/whatsapp.ts');

/** What the API serves, by route key as API Gateway writes it. The deployed API has the same routes. */
export const serviceRoutes: ReadonlyMap<string, LambdaFunction> = new Map([
  ...operations.map(({ method, path, name }) => [`${method} ${path}`, fn(name, `api/${name}.ts`)] as const),
  ['POST /mcp', mcp],
  ['GET /mcp', mcp],
  ['DELETE /mcp', mcp],
  ['POST /webhooks/pluggy', pluggyWebhook],
  ['GET /webhooks/whatsapp', whatsappWebhook],
  ['POST /webhooks/whatsapp', whatsappWebhook],
]);

/** What answers everything else. */
export const defaultRoute = fn('not-found', 'not-found.ts');
