import { CfnOutput, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import {
  type InboundFunction,
  mcpFunction,
  notFoundFunction,
  openApiFunction,
  webhooks,
} from '../../shared/contract/inbound.ts';
import type { Operation } from '../../shared/contract/operation.ts';
import { operations } from '../../shared/contract/registry.ts';
import type { Scope } from '../../shared/contract/scope.ts';
import { variables } from '../../shared/environment.ts';
import { HttpGateway } from '../constructs/http-gateway.ts';
import { unionOf } from '../constructs/scope-union.ts';
import { type Deployment, type FunctionSpec, ServiceFunction } from '../constructs/service-function.ts';
import type { ServiceResources } from '../constructs/service-resources.ts';
import type { JobsStack } from './jobs.ts';

// The gateway gives up after 30 s; a vendor is waited for up to 20.
const LONGEST_SECONDS = 29;
// Cold starts are CPU work: at 1 GB they take half of what they take at 512 MB, for the same price.
const MEMORY_MB = 1024;

const timeoutOf = ({ secrets = [] }: Scope): number => (secrets.length > 0 ? LONGEST_SECONDS : 15);

const functionOf = ({ name, scope }: Operation): FunctionSpec => ({
  name,
  file: `api/${name}.ts`,
  memoryMb: MEMORY_MB,
  timeoutSeconds: timeoutOf(scope),
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
    const { resources } = jobs;
    for (const operation of operations) {
      this.serve([`${operation.method} ${operation.path}`], functionOf(operation), operation.scope, resources);
    }
    const everything = unionOf([
      ...operations.map((operation) => operation.scope),
      { table: 'read', secrets: ['cursor'] },
    ]);
    this.serve(mcpFunction.routes, inboundSpec(mcpFunction, LONGEST_SECONDS, MEMORY_MB), everything, resources);
    for (const webhook of webhooks) {
      this.serve(webhook.routes, inboundSpec(webhook, 10, 512), webhook.scope, resources);
    }
    this.serve(openApiFunction.routes, inboundSpec(openApiFunction, 10, 512), { table: 'none' }, resources);
    this.serve(notFoundFunction.routes, inboundSpec(notFoundFunction, 5, 256), { table: 'none' }, resources);
    new CfnOutput(this, 'Url', { value: this.gateway.api.apiEndpoint });
  }

  private serve(routes: readonly string[], spec: FunctionSpec, scope: Scope, resources: ServiceResources): void {
    const made = new ServiceFunction(this, spec, this.deployment);
    const { settings } = this.deployment;
    made.reach(scope, 'api', resources, settings);
    if (scope.table !== 'none') made.fn.addEnvironment(variables.throttlePerSecond, String(settings.throttlePerSecond));
    this.gateway.route(routes, made);
    this.functionNames.push(made.fn.functionName);
  }
}
