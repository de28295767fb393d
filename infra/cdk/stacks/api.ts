import { CfnOutput, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Grants } from '../../../shared/contract/grants.ts';
import {
  healthFunction,
  type InboundFunction,
  mcpFunction,
  notFoundFunction,
  openApiFunction,
  webhooks,
} from '../../../shared/contract/inbound.ts';
import { type Operation, routesOf } from '../../../shared/contract/operation.ts';
import { operations } from '../../../shared/contract/registry.ts';
import { variables } from '../../../shared/platform/environment.ts';
import { grantNotes } from '../constructs/attach-grants.ts';
import { unionOf } from '../constructs/grants-union.ts';
import { HttpGateway, type Throttle } from '../constructs/http-gateway.ts';
import { type Deployment, type FunctionSpec, ServiceFunction } from '../constructs/service-function.ts';
import { namedResources, type ServiceResources } from '../constructs/service-resources.ts';
import { publicUrl } from '../settings.ts';
import type { JobsStack } from './jobs.ts';

// The gateway's timeout is 30 s; a function waits for a vendor for at most 20 s.
const LONGEST_SECONDS = 29;
// Cold starts are CPU-bound: at 1 GB they take half the time of 512 MB, for the same price.
const MEMORY_MB = 1024;

const timeoutOf = ({ secrets = [] }: Grants): number => (secrets.length > 0 ? LONGEST_SECONDS : 15);

const functionOf = ({ name, grants, largestBody }: Operation): FunctionSpec => ({
  name,
  file: `api/${name}.ts`,
  memoryMb: MEMORY_MB,
  // 20,000 rows of a file take 2 s of a whole processor, here 0.6 of one, and up to 20 calls of the table.
  timeoutSeconds: largestBody === undefined ? timeoutOf(grants) : LONGEST_SECONDS,
});

const inboundSpec = ({ name, file }: InboundFunction, timeoutSeconds: number, memoryMb: number): FunctionSpec => ({
  name,
  file,
  memoryMb,
  timeoutSeconds,
});

/** The gateway and a function per operation, as the contract's registry lists them. Holds no state. */
export class ApiStack extends Stack {
  readonly gateway: HttpGateway;
  /** Names of the operations' functions. */
  readonly functionNames: string[] = [];
  private readonly deployment: Deployment;

  constructor(scope: Construct, id: string, jobs: JobsStack, deployment: Deployment) {
    const { env, region } = deployment.settings;
    super(scope, id, { env: { region }, description: `Saldo ${env}: HTTP API and its functions` });
    this.deployment = deployment;
    this.addStackDependency(jobs);
    this.gateway = new HttpGateway(this, deployment);
    const resources = namedResources(this, deployment.settings, jobs);
    for (const operation of operations) {
      const { grants } = operation;
      const served = this.serve(routesOf(operation), functionOf(operation), grants, resources);
      grantNotes(served, grants, resources, deployment.settings);
    }
    const everything = unionOf([
      ...operations.filter(({ restOnly }) => !restOnly).map((operation) => operation.grants),
      { table: 'read', secrets: ['cursor'] },
    ]);
    const mcp = inboundSpec(mcpFunction, LONGEST_SECONDS, MEMORY_MB);
    const served = this.serve(mcpFunction.routes, mcp, everything, resources);
    grantNotes(served, everything, resources, deployment.settings);
    this.admitOrigins(served);
    const { webhookThrottleRate: rate, webhookThrottleBurst: burst } = deployment.settings;
    for (const webhook of webhooks) {
      this.serve(webhook.routes, inboundSpec(webhook, 10, 512), webhook.grants, resources, { rate, burst });
    }
    this.serve(openApiFunction.routes, inboundSpec(openApiFunction, 10, 512), { table: 'none' }, resources);
    this.serve(healthFunction.routes, inboundSpec(healthFunction, 5, 256), { table: 'none' }, resources);
    this.serve(notFoundFunction.routes, inboundSpec(notFoundFunction, 5, 256), notFoundFunction.grants, resources);
    new CfnOutput(this, 'Url', { value: publicUrl(deployment.settings) ?? this.gateway.api.apiEndpoint });
  }

  private serve(
    routes: readonly string[],
    spec: FunctionSpec,
    grants: Grants,
    resources: ServiceResources,
    throttle?: Throttle,
  ): ServiceFunction {
    const made = new ServiceFunction(this, spec, this.deployment);
    made.reach(grants, resources, this.deployment.settings);
    if (grants.table !== 'none') made.fn.addEnvironment(variables.rateLimits, '1');
    this.gateway.route(routes, made, { throttle });
    this.functionNames.push(made.fn.functionName);
    return made;
  }

  /** Pages of the CORS origins may call `/mcp`, as those of the service's own may. */
  private admitOrigins({ fn }: ServiceFunction): void {
    const { corsOrigins } = this.deployment.settings;
    if (corsOrigins.length > 0) fn.addEnvironment(variables.allowedOrigins, corsOrigins.join(','));
  }
}
