import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import cdkJson from '../../../cdk.json' with { type: 'json' };
import { readSettings } from '../../../infra/cdk/settings.ts';
import { addStacks } from '../../../infra/cdk/stacks/stacks.ts';
import { LOCAL_VISITS_PUBLIC_KEY } from '../../../infra/local/visits-key.ts';

/** What an environment with an edge is given. */
export const edgeContext = {
  edgeDomain: 'app.saldo.example',
  edgeCertificateArn: 'arn:aws:acm:us-east-1:111111111111:certificate/b',
  apiDomain: 'api.saldo.example',
  apiCertificateArn: 'arn:aws:acm:sa-east-1:111111111111:certificate/a',
  originSecretDigests: '0'.repeat(64),
};

/** What staging and prod are given. */
export const stagedContext = {
  ...edgeContext,
  emailDomain: 'mail.saldo.example',
  alarmEmail: 'operator@saldo.example',
  whatsappPhoneNumberId: '1234567890',
  pluggyUpdatesPerMinute: 100,
};

export const COMMIT = 'c'.repeat(40);

/** A built web app of one file of each kind. */
export const builtWeb = join(import.meta.dirname, 'web');

/** An environment in development with every option. */
export const everyOption = {
  visitsPublicKey: LOCAL_VISITS_PUBLIC_KEY,
  ...edgeContext,
  env: 'dev',
  corsOrigins: 'https://a.example, https://b.example',
  customerManagedKey: 'true',
  workerReservedConcurrency: '7',
  workerConcurrency: 'sync-item=100, send-webhook=80',
  deployRepository: 'saldo/saldo',
  runtimeVersionArn: `arn:aws:lambda:sa-east-1::runtime:${'0'.repeat(64)}`,
  alarmUrl: 'https://incidents.example/saldo',
  pluggyUpdatesPerMinute: 100,
  manualUpdateCooldownSeconds: 600,
  pluggySignatureHeader: 'x-signature',
  staticEgress: 'true',
  syncHours: '6',
  maxReadRequestUnits: '4000',
  maxWriteRequestUnits: '1000',
  plans: '[{"plan":"pro","name":"Pro","price":1990,"period":"month"}]',
  plansUrl: 'https://saldo.example/planos',
  billingEventsUrl: 'https://pagamentos.example/eventos',
  signUp: 'open',
  whatsappEnabled: 'false',
  whatsappConnectionFlowId: '1',
  whatsappConnectionUrl: 'https://connect.saldo.example/?token=',
};

/** Production while the secret of its edge is rotated, with keys of AWS's own. */
export const rotatingProd = {
  env: 'prod',
  originSecretField: 'b',
  originSecretDigests: ['a'.repeat(64), 'b'.repeat(64)],
  customerManagedKey: 'false',
};

/**
 * The stacks of an environment with stub code, so nothing is bundled.
 * @param context as given with `-c`; staging and prod are given an edge
 */
export const stacksOf = (context: Record<string, unknown> = {}) => {
  // What no test reads: a description of the tree, where each construct was made, and the vendor's analytics.
  const app = new App({ context: cdkJson.context, treeMetadata: false, stackTraces: false, analyticsReporting: false });
  const { env = 'dev' } = context;
  const given: Record<string, unknown> = { env, commit: COMMIT, ...(env === 'dev' ? {} : stagedContext), ...context };
  const stacks = addStacks(
    app,
    readSettings((name) => given[name]),
    { codeOf: () => Code.fromInline('// stub'), webFolder: () => builtWeb },
  );
  return { app, ...stacks };
};

const synthesized = (context: Record<string, unknown>) => {
  const { app, recovery, data, jobs, api, web, oauth, monitoring, edge, deploy } = stacksOf(context);
  return {
    app,
    data: Template.fromStack(data),
    jobs: Template.fromStack(jobs),
    api: Template.fromStack(api),
    web: Template.fromStack(web),
    oauth: Template.fromStack(oauth),
    monitoring: Template.fromStack(monitoring),
    ...(recovery && { recovery: Template.fromStack(recovery) }),
    ...(edge && { edge: Template.fromStack(edge) }),
    ...(deploy && { deploy: Template.fromStack(deploy) }),
  };
};

const templates = new Map<string, ReturnType<typeof synthesized>>();

/**
 * The templates of an environment with an operator's address, to be read only: files of one worker share them, for a synthesis
 * takes a second. So the fewer contexts the better: `dev`, `staging`, `prod`, `everyOption`, `rotatingProd`.
 */
export const templatesOf = (context: Record<string, unknown> = {}) => {
  const given = { env: 'dev', alarmEmail: 'operator@saldo.example', ...context };
  const name = JSON.stringify(Object.entries(given).toSorted());
  const found = templates.get(name) ?? synthesized(given);
  templates.set(name, found);
  return found;
};

/** The template of the edge. @param context of an environment that has one */
export const edgeTemplate = (context: Record<string, unknown> = { env: 'prod' }): Template => {
  const { edge } = templatesOf(context);
  if (!edge) throw new Error('This environment has no edge');
  return edge;
};
