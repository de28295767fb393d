import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Duration, SecretValue } from 'aws-cdk-lib';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { documentPaths, edgeHeaders } from '../../../shared/contract/inbound.ts';
import { askedPageHeaders, askedPages, connectPageHeaders, pageHeaders } from '../../web/headers.ts';
import { elsewhere } from '../../web/legal.ts';
import { NOT_FOUND } from '../../web/pages.ts';
import { names } from '../names.ts';
import type { EdgeSettings, Settings } from '../settings.ts';
import { afterMcp } from './mcp-function.ts';
import { pagesFunction } from './pages-function.ts';
import { responseHeaders, transportPolicy } from './response-headers.ts';
import { viewerFunction } from './viewer-function.ts';

/** Every other path is a page, an asset or unknown. */
const MCP = '/mcp*';
const API_PATHS = [
  // Nothing is there: the API names the path that was meant.
  '/api/*',
  '/app/api/*',
  '/tools/*',
  MCP,
  '/oauth/*',
  '/.well-known/*',
  '/openapi.json',
  '/docs',
  '/health',
  ...documentPaths.filter((path) => !path.startsWith('/.well-known/')),
  '/webhooks/*',
  '/parar',
];

// Longer than the gateway's 30 s, so its own answer arrives.
const ANSWER_WITHIN = Duration.seconds(35);

const beforeRequest = (scope: Construct, env: string, name: string, code: string) => ({
  function: new EdgeFunction(scope, `Function-${name}`, {
    functionName: names.edgePart(env, name),
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(code),
  }),
  eventType: FunctionEventType.VIEWER_REQUEST,
});

// Every method, so the function answers others than GET with the body of RULES.md#errors and not CloudFront with a page.
const common = {
  viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
  allowedMethods: AllowedMethods.ALLOW_ALL,
};

/** Pages and assets from the bucket; `apart`: by path, pages with headers of their own. */
export const pageBehaviors = (scope: Construct, { env, site }: Settings, bucket: IBucket, webFolder: string) => {
  const notFound = readFileSync(join(webFolder, NOT_FOUND), 'utf8');
  const pages: BehaviorOptions = {
    ...common,
    // With `s3:ListBucket`, S3 answers 404 instead of 403 for missing objects. No listing is ever requested.
    origin: S3BucketOrigin.withOriginAccessControl(bucket, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    }),
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    compress: true,
    functionAssociations: [beforeRequest(scope, env, 'pages', pagesFunction(notFound, elsewhere(site)))],
    responseHeadersPolicy: responseHeaders(scope, 'PageHeaders', names.edgePart(env, 'pages'), pageHeaders),
  };
  const connect = responseHeaders(scope, 'ConnectHeaders', names.edgePart(env, 'conectar'), connectPageHeaders());
  const asked = responseHeaders(scope, 'AskedHeaders', names.edgePart(env, 'autorizar'), askedPageHeaders);
  const apart: Record<string, BehaviorOptions> = {
    '/conectar': { ...pages, responseHeadersPolicy: connect },
    ...Object.fromEntries(askedPages.map((path) => [path, { ...pages, responseHeadersPolicy: asked }])),
  };
  return { pages, apart };
};

/** Calls of the API: never cached, with everything that the caller sent but `Host`, with the address and the edge's proof. */
export const apiBehaviors = (
  scope: Construct,
  env: string,
  { apiDomain, originSecretField }: EdgeSettings,
): Record<string, BehaviorOptions> => {
  const secret = SecretValue.secretsManager(names.secret(env, 'origin'), { jsonField: originSecretField });
  const behavior: BehaviorOptions = {
    ...common,
    // A key must not be sent in the clear and then again: no redirect.
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    origin: new HttpOrigin(apiDomain, {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
      readTimeout: ANSWER_WITHIN,
      customHeaders: { [edgeHeaders.secret]: secret.unsafeUnwrap() },
    }),
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    responseHeadersPolicy: transportPolicy(scope, names.edgePart(env, 'api')),
    functionAssociations: [beforeRequest(scope, env, 'viewer', viewerFunction())],
  };
  const ofPaths = Object.fromEntries(API_PATHS.map((path) => [path, behavior]));
  return { ...ofPaths, [MCP]: { ...behavior, edgeLambdas: [afterMcp(scope, env)] } };
};
