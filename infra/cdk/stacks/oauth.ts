import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Grants } from '../../../shared/contract/grants.ts';
import { type InboundFunction, oauthFunctions } from '../../../shared/contract/inbound.ts';
import { grantNotes } from '../constructs/attach-grants.ts';
import { type Deployment, ServiceFunction } from '../constructs/service-function.ts';
import { namedResources, type ServiceResources } from '../constructs/service-resources.ts';
import type { ApiStack } from './api.ts';
import type { JobsStack } from './jobs.ts';

// Assistants give up after ten seconds; a description of a client may take five of them.
const TIMEOUT_SECONDS = 15;
const MEMORY_MB = 1024;

type Built = { api: ApiStack; jobs: JobsStack };
type Endpoint = InboundFunction & { grants: Grants };

/** The authorization server of `/mcp`, with routes of the API's gateway. Apart, since a template holds 500 resources. */
export class OAuthStack extends Stack {
  private readonly built: Built;
  private readonly resources: ServiceResources;
  private readonly deployment: Deployment;

  constructor(scope: Construct, id: string, built: Built, deployment: Deployment) {
    const { env, region } = deployment.settings;
    super(scope, id, { env: { region }, description: `Saldo ${env}: authorization server of assistants` });
    this.built = built;
    this.resources = namedResources(this, deployment.settings, built.jobs);
    this.deployment = deployment;
    this.addStackDependency(built.api);
    for (const endpoint of oauthFunctions) this.serve(endpoint);
  }

  private serve({ name, file, routes, grants }: Endpoint): void {
    const { settings } = this.deployment;
    const spec = { name, file, memoryMb: MEMORY_MB, timeoutSeconds: TIMEOUT_SECONDS };
    const made = new ServiceFunction(this, spec, this.deployment);
    made.reach(grants, this.resources, settings);
    if (name === 'oauth-token' || name === 'oauth-revoke') grantNotes(made, grants, this.resources, settings);
    this.built.api.gateway.route(routes, made, { owner: this });
  }
}
