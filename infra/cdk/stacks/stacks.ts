import { type App, CfnOutput, Tags } from 'aws-cdk-lib';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { CodeOf } from '../constructs/service-function.ts';
import { names } from '../names.ts';
import { edgeSettings, type Settings } from '../settings.ts';
import { ApiStack } from './api.ts';
import { DataStack } from './data.ts';
import { DeployStack } from './deploy.ts';
import { EdgeStack } from './edge.ts';
import { JobsStack } from './jobs.ts';
import { MonitoringStack } from './monitoring.ts';
import { OAuthStack } from './oauth.ts';
import { RecoveryStack } from './recovery.ts';
import { WebStack } from './web.ts';

const retention = { dev: RetentionDays.ONE_WEEK, staging: RetentionDays.ONE_MONTH, prod: RetentionDays.THREE_MONTHS };

/** The build's outputs. `webFolder` is called only for an environment that deploys the web app. */
export type Built = { codeOf: CodeOf; webFolder: () => string };

/** The stacks of one environment; a later one depends on earlier ones only. */
export const addStacks = (app: App, settings: Settings, { codeOf, webFolder }: Built) => {
  const { env } = settings;
  const edgeOf = edgeSettings(settings);
  const { deployRepository: repository } = settings;
  const name = (part: string): string => names.stack(env, part);
  // First, for the plan copies into its vault. No dependency: a deployment that names stacks would take its rollback triggers
  // there, into another region.
  const recovery =
    env === 'dev' || settings.backupCopyVaultArn ? null : new RecoveryStack(app, name('recovery'), settings);
  const data = new DataStack(app, name('data'), settings);
  const deployment = { settings, codeOf, logRetention: retention[env], key: data.key, egress: data.egress };
  const jobs = new JobsStack(app, name('jobs'), data, deployment);
  const api = new ApiStack(app, name('api'), jobs, deployment);
  const web = new WebStack(app, name('web'), { api, jobs }, deployment);
  const oauth = new OAuthStack(app, name('oauth'), { api, jobs }, deployment);
  const monitoring = new MonitoringStack(app, name('monitoring'), { api, jobs }, settings);
  const edge = edgeOf
    ? new EdgeStack(app, name('edge'), { settings, edge: edgeOf, webFolder: webFolder(), logRetention: retention[env] })
    : null;
  const deploy = repository ? new DeployStack(app, name('deploy'), { settings, repository }) : null;
  // Functions accept a new value of the origin secret before CloudFront sends it.
  edge?.addStackDependency(web);
  edge?.addStackDependency(oauth);
  Tags.of(app).add('service', 'saldo');
  Tags.of(app).add('environment', env);
  const optional = [recovery, edge, deploy].filter((stack) => stack !== null);
  for (const stack of [data, jobs, api, web, oauth, monitoring, ...optional]) {
    stack.addStackTag('commit', settings.commit);
    new CfnOutput(stack, 'Commit', { value: settings.commit });
  }
  return { recovery, data, jobs, api, web, oauth, monitoring, edge, deploy };
};
