import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { type WebOperation, webFunctionName, webRoutesOf } from '../../../shared/contract/web/web-operation.ts';
import { webOperations } from '../../../shared/contract/web-registry.ts';
import { grantNotes } from '../constructs/attach-grants.ts';
import { type Deployment, ServiceFunction } from '../constructs/service-function.ts';
import { namedResources, type ServiceResources } from '../constructs/service-resources.ts';
import type { ApiStack } from './api.ts';
import type { JobsStack } from './jobs.ts';

// As the API's (api.ts): bounded by the gateway's 30 s, and by vendors that a function with a secret may wait for.
const TIMEOUT_SECONDS = 15;
const TIMEOUT_WITH_VENDOR_SECONDS = 29;
const MEMORY_MB = 1024;

type Built = { api: ApiStack; jobs: JobsStack };

/**
 * A function per endpoint of the dashboard, with routes of the API's gateway. Apart from the API's stack, since a template holds
 * 500 resources.
 */
export class WebStack extends Stack {
  private readonly built: Built;
  private readonly resources: ServiceResources;
  private readonly deployment: Deployment;

  constructor(scope: Construct, id: string, built: Built, deployment: Deployment) {
    const { env, region } = deployment.settings;
    super(scope, id, { env: { region }, description: `Saldo ${env}: endpoints of the dashboard` });
    this.built = built;
    this.resources = namedResources(this, deployment.settings, built.jobs);
    this.deployment = deployment;
    this.addStackDependency(built.api);
    for (const operation of webOperations) this.serve(operation);
  }

  private serve(operation: WebOperation): void {
    const { name, grants } = operation;
    const { resources } = this;
    const { settings } = this.deployment;
    const timeoutSeconds = grants.secrets ? TIMEOUT_WITH_VENDOR_SECONDS : TIMEOUT_SECONDS;
    const spec = { name: webFunctionName(operation), file: `web/${name}.ts`, memoryMb: MEMORY_MB, timeoutSeconds };
    const made = new ServiceFunction(this, spec, this.deployment);
    made.reach(grants, resources, settings);
    grantNotes(made, grants, resources, settings);
    this.built.api.gateway.route(webRoutesOf(operation), made, { owner: this });
  }
}
