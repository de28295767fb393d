import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  ApiMapping,
  CfnRoute,
  CfnStage,
  CorsHttpMethod,
  DomainName,
  HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { manualUpdate } from '../../../shared/contract/operations/manual-update.ts';
import { variables } from '../../../shared/platform/environment.ts';
import { names } from '../names.ts';
import type { Settings } from '../settings.ts';
import { acknowledge } from './acknowledge.ts';
import type { Deployment, ServiceFunction } from './service-function.ts';

// The route, never the path or the query: `/mcp` takes a key there. No address and no agent: personal data.
const ACCESS_LOG = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  integrationLatencyMs: '$context.integrationLatency',
  responseBytes: '$context.responseLength',
  gatewayError: '$context.error.responseType',
};

/** A number, not a text, since a metric is made of it. */
const accessLogFormat = JSON.stringify(ACCESS_LOG).replace(/}$/, ',"latencyMs":$context.responseLatency}');

/** Milliseconds of each call but those of `manual-update`, which waits for banks. */
export const API_LATENCY = 'ApiLatency';

const corsOf = (origins: string[]) => ({
  allowOrigins: origins,
  allowMethods: [CorsHttpMethod.GET, CorsHttpMethod.POST, CorsHttpMethod.PUT, CorsHttpMethod.DELETE],
  allowHeaders: [
    'authorization',
    'content-type',
    'idempotency-key',
    'mcp-protocol-version',
    'mcp-session-id',
    'mcp-method',
    'mcp-name',
    'last-event-id',
  ],
  exposeHeaders: ['x-request-id', 'retry-after', 'www-authenticate', 'mcp-session-id', 'saldo-ignored'],
  maxAge: Duration.hours(1),
});

const CHECKED_IN_FUNCTIONS = 'Keys and sessions are checked in each function: the contract has its own 401 bodies.';

/** Requests a second, and the size of a burst. */
export type Throttle = { rate: number; burst: number };

/** The HTTP API: routes to functions, throttled, with JSON access logs. */
export class HttpGateway extends Construct {
  readonly api: HttpApi;
  readonly stage: HttpStage;
  private readonly originSecretDigests: readonly string[];
  private readonly throttledApart: Record<string, { ThrottlingRateLimit: number; ThrottlingBurstLimit: number }> = {};

  constructor(scope: Construct, { settings, logRetention, key }: Deployment) {
    super(scope, 'Gateway');
    const { env, corsOrigins, throttleRate, throttleBurst, edgeDomain, originSecretDigests } = settings;
    this.originSecretDigests = originSecretDigests;
    this.api = new HttpApi(this, 'Api', {
      apiName: names.environment(env),
      createDefaultStage: false,
      // The edge calls `apiDomain`.
      disableExecuteApiEndpoint: edgeDomain !== undefined,
      ...(corsOrigins.length > 0 && { corsPreflight: corsOf(corsOrigins) }),
    });
    acknowledge(this.api, 'APIG4', CHECKED_IN_FUNCTIONS);
    const logGroup = new LogGroup(this, 'AccessLogs', {
      logGroupName: names.accessLog(env),
      retention: logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
      ...(key && { encryptionKey: key }),
    });
    const { method, path } = manualUpdate;
    new MetricFilter(this, 'Latency', {
      logGroup,
      filterPattern: FilterPattern.stringValue('$.route', '!=', `${method} ${path}`),
      metricNamespace: names.metrics(env),
      metricName: API_LATENCY,
      metricValue: '$.latencyMs',
    });
    this.stage = new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: throttleRate, burstLimit: throttleBurst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(logGroup),
        format: AccessLogFormat.custom(accessLogFormat),
      },
    });
    // The construct has no property for route settings. Later routes fill this object before it is rendered.
    const { defaultChild } = this.stage.node;
    if (defaultChild instanceof CfnStage) defaultChild.routeSettings = this.throttledApart;
    this.addDomain(settings);
  }

  /**
   * @param routeKeys as API Gateway writes them: `GET /tools/api/get-balance`, `$default`
   * @param throttle per route; absent: the routes share the limit of the stage
   * @param owner whose stack the routes are in: that of their function, where it is another than the gateway's
   */
  route(
    routeKeys: readonly string[],
    { fn }: ServiceFunction,
    { throttle, owner = this.api }: { throttle?: Throttle | undefined; owner?: Construct } = {},
  ): void {
    const { originSecretDigests } = this;
    if (originSecretDigests.length > 0) fn.addEnvironment(variables.originSecretDigests, originSecretDigests.join(','));
    else fn.addEnvironment(variables.edge, 'none');
    const integration = new HttpLambdaIntegration(`Integration-${fn.node.path}`, fn);
    const heads = routeKeys.filter((key) => key.startsWith('HEAD '));
    for (const key of routeKeys.filter((one) => !heads.includes(one))) {
      const [method = '', path = ''] = key.split(' ');
      const routeKey = key === '$default' ? HttpRouteKey.DEFAULT : HttpRouteKey.with(path, methodOf(method));
      const made = new HttpRoute(owner, `Route ${key.replaceAll('/', '.')}`, {
        httpApi: this.api,
        routeKey,
        integration,
      });
      if (owner !== this.api) acknowledge(made, 'APIG4', CHECKED_IN_FUNCTIONS);
      if (throttle) this.throttleApart(key, made, throttle);
      if (heads.includes(`HEAD ${path}`)) this.routeHead(path, made, owner);
    }
  }

  /** `HEAD` as `GET`: the permission to invoke the function is that of the path, for any method, so a route is all that is needed. */
  private routeHead(path: string, { node }: HttpRoute, owner: Construct): void {
    const { defaultChild } = node;
    if (!(defaultChild instanceof CfnRoute) || !defaultChild.target) throw new Error(`${path} has no target`);
    const { target } = defaultChild;
    const made = new CfnRoute(owner, `Route HEAD ${path.replaceAll('/', '.')}`, {
      apiId: this.api.apiId,
      routeKey: `HEAD ${path}`,
      authorizationType: 'NONE',
      target,
    });
    acknowledge(made, 'APIG4', CHECKED_IN_FUNCTIONS);
  }

  // The stage refers to the route, so the route must exist first.
  private throttleApart(key: string, route: HttpRoute, { rate, burst }: Throttle): void {
    this.throttledApart[key] = { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst };
    this.stage.node.addDependency(route);
  }

  private addDomain({ apiDomain, apiCertificateArn }: Settings): void {
    if (!apiDomain) return;
    if (!apiCertificateArn) throw new Error('apiDomain needs apiCertificateArn');
    const certificate = Certificate.fromCertificateArn(this, 'Certificate', apiCertificateArn);
    const domainName = new DomainName(this, 'Domain', { domainName: apiDomain, certificate });
    new ApiMapping(this, 'Mapping', { api: this.api, domainName, stage: this.stage });
  }
}

const methodOf = (text: string): HttpMethod => {
  const method = Object.values(HttpMethod).find((one) => one === text);
  if (!method) throw new Error(`${text} is not an HTTP method`);
  return method;
};
