import type { Grants } from './grants.ts';
import { oauthPaths } from './oauth.ts';

/** A gateway function that is not an operation. */
export type InboundFunction = {
  name: string;
  file: string;
  routes: readonly string[];
  /** Routes that it answers with 405 only. */
  refuses?: readonly string[];
};

/** Webhooks authenticate the caller and enqueue the event; the link of optional mails is called by mail programs. */
export const webhooks: readonly (InboundFunction & { grants: Grants })[] = [
  {
    name: 'webhook-pluggy',
    file: 'webhooks/pluggy.ts',
    routes: ['POST /webhooks/pluggy'],
    grants: { table: 'none', sends: ['webhookEvent'], secrets: ['aggregatorWebhook'] },
  },
  {
    name: 'webhook-whatsapp',
    file: 'webhooks/whatsapp.ts',
    routes: ['GET /webhooks/whatsapp', 'POST /webhooks/whatsapp'],
    grants: { table: 'none', sends: ['deliveryFeedback'], secrets: ['whatsappWebhook', 'addresses'] },
  },
  {
    // Writes at once: an event is one transaction, and its sender gets an error for an unknown user or plan.
    name: 'webhook-billing',
    file: 'webhooks/billing.ts',
    routes: ['POST /webhooks/billing'],
    grants: { table: 'write', secrets: ['billingWebhook'] },
  },
  {
    name: 'unsubscribe',
    file: 'webhooks/unsubscribe.ts',
    routes: ['GET /parar', 'POST /parar'],
    grants: { table: 'write', secrets: ['addresses'] },
  },
];

/** Its grants are the union of all operations' scopes, plus the key that signs its cursors. */
export const mcpFunction: InboundFunction = {
  name: 'mcp',
  file: 'mcp.ts',
  routes: ['POST /mcp', 'GET /mcp', 'DELETE /mcp'],
  refuses: ['GET /mcp', 'DELETE /mcp'],
};

/** Public: the API reference, for programs and for people, contains no user data. */
export const openApiFunction: InboundFunction = {
  name: 'openapi',
  file: 'openapi.ts',
  routes: ['GET /openapi.json', 'HEAD /openapi.json', 'GET /docs', 'HEAD /docs'],
};

/** Whether the service answers at all, for load balancers and monitors: it reads nothing. */
export const healthFunction: InboundFunction = {
  name: 'health',
  file: 'health.ts',
  routes: ['GET /health', 'HEAD /health'],
};

const { authorize, token, register, revoke, serverMetadata, resourceMetadata, resourceMetadataAtRoot } = oauthPaths;

/** The authorization server of `/mcp`. */
export const oauthFunctions: readonly (InboundFunction & { grants: Grants })[] = [
  {
    name: 'oauth-metadata',
    file: 'oauth/metadata.ts',
    routes: [serverMetadata, resourceMetadata, resourceMetadataAtRoot].flatMap((path) => [
      `GET ${path}`,
      `HEAD ${path}`,
    ]),
    grants: { table: 'none' },
  },
  {
    name: 'oauth-authorize',
    file: 'oauth/authorize.ts',
    routes: [`GET ${authorize}`],
    grants: { table: 'write', partitions: ['OAUTH_*', 'RATE#*'], secrets: ['addresses'] },
  },
  {
    name: 'oauth-token',
    file: 'oauth/token.ts',
    routes: [`POST ${token}`],
    grants: { table: 'write', sends: ['sendEmail'] },
  },
  {
    name: 'oauth-register',
    file: 'oauth/register.ts',
    routes: [`POST ${register}`],
    grants: { table: 'write', partitions: ['OAUTH_CLIENT#*', 'RATE#*', 'SWITCHES'], secrets: ['addresses'] },
  },
  {
    name: 'oauth-revoke',
    file: 'oauth/revoke.ts',
    routes: [`POST ${revoke}`],
    grants: { table: 'write', sends: ['sendEmail'] },
  },
];

/** Without `notFoundFunction`. */
export const inboundFunctions: readonly InboundFunction[] = [
  ...webhooks,
  mcpFunction,
  openApiFunction,
  healthFunction,
  ...oauthFunctions,
];

/** Paths whose one slash at the end is taken off: by the edge, and by the local stack as the edge does it. */
export const SLASHED = /^\/(?:tools\/api|mcp|\.well-known|oauth)\/(?:.*[^/]\/)?$/;

/** The path without the one slash at its end that programs add, where such paths are served without it. */
export const servedPath = (path: string): string => (SLASHED.test(path) ? path.slice(0, -1) : path);

/** Paths whose preflights are answered for pages of any origin: nothing there uses a cookie. */
export const openToPages: readonly string[] = [
  '/mcp',
  serverMetadata,
  resourceMetadata,
  resourceMetadataAtRoot,
  register,
  token,
];

/** Headers by which a page of any origin may read an answer of those paths. */
export const openHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'WWW-Authenticate, Mcp-Session-Id',
} as const;

/** Of a path that nothing serves, whether the API or the edge answers it. */
export const notFoundBody = { error: 'Not found', message: 'There is no such path.' } as const;

/**
 * Documents that programs look for without a key. The function of the default route answers them: a route of its own would cost
 * three of the resources that a template has.
 */
export const documentPaths = [
  '/llms.txt',
  '/robots.txt',
  '/.well-known/security.txt',
  '/server.json',
  '/arazzo.json',
] as const;

/** The gateway's default route. */
export const notFoundFunction: InboundFunction & { grants: Grants } = {
  name: 'not-found',
  file: 'not-found.ts',
  routes: ['$default'],
  // Who is asked about the service's security.
  grants: { table: 'none', signUp: true },
};

/** Path and authentication of the aggregator's events; the HMAC's header is a setting. */
export const aggregatorWebhook = {
  path: '/webhooks/pluggy',
  /** Carries the shared secret; set in `headers` when the webhook is registered. */
  keyHeader: 'x-webhook-key',
} as const;

/**
 * Headers that the edge sets on every request to the API. It replaces values that a caller sent under these names.
 *
 * `viewer` is the caller's address alone. `CloudFront-Viewer-Address` is not forwarded together with all other headers, and
 * writes an IPv6 address and its port without brackets, which is ambiguous.
 */
export const edgeHeaders = {
  secret: 'x-origin-secret',
  viewer: 'x-viewer-address',
  viewerPort: 'x-viewer-port',
} as const;
