import { queues } from '../../shared/contract/queues.ts';
import { secrets } from '../../shared/contract/secrets.ts';
import { variables } from '../../shared/platform/environment.ts';
import { arnOf, LOCAL_ACCOUNT, LOCAL_REGION } from '../emulators/http/arn.ts';
import { localAccount } from '../emulators/ses/account.ts';
import { whatsappLogin } from '../sandbox/whatsapp/start.ts';
import { LOCAL_VISITS_PUBLIC_KEY } from './visits-key.ts';
import { SCHEDULE_DEAD_LETTERS } from './workers/workers.ts';

export const LOCAL_TABLE = 'saldo-local';
export const LOCAL_SCHEDULE_GROUP = 'saldo-local';
export const PLUGGY_SIGNATURE_HEADER = 'x-pluggy-signature';

/** Addresses of the stand-ins. */
export type Endpoints = {
  dynamodb: string;
  /** The service's table there. */
  tableName: string;
  sqs: string;
  scheduler: string;
  ses: string;
  secretsManager: string;
  pluggy: string;
  whatsapp: string;
  /** The API itself. */
  service: string;
};

type Environment = Record<string, string>;

// The last one is for all other AWS services: no call may reach a real account.
const aws = (endpoints: Endpoints): Environment => ({
  AWS_REGION: LOCAL_REGION,
  AWS_DEFAULT_REGION: LOCAL_REGION,
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
  AWS_ENDPOINT_URL_SQS: endpoints.sqs,
  AWS_ENDPOINT_URL_SCHEDULER: endpoints.scheduler,
  AWS_ENDPOINT_URL_SES: endpoints.ses,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: endpoints.secretsManager,
  AWS_ENDPOINT_URL: 'http://127.0.0.1:9',
});

const queueUrls = (endpoints: Endpoints): Environment =>
  Object.fromEntries(
    Object.values(queues).map(({ name, urlVariable }) => [urlVariable, `${endpoints.sqs}/${LOCAL_ACCOUNT}/${name}`]),
  );

const secretIds: Environment = Object.fromEntries(Object.values(secrets).map(({ name, variable }) => [variable, name]));

const service = (endpoints: Endpoints): Environment => ({
  [variables.simulatedRuns]: '1',
  [variables.edge]: 'none',
  [variables.visitsPublicKey]: LOCAL_VISITS_PUBLIC_KEY,
  [variables.outgoingLoopback]: '1',
  [variables.tableName]: endpoints.tableName,
  [variables.scheduleGroup]: LOCAL_SCHEDULE_GROUP,
  [variables.scheduleRoleArn]: arnOf('iam', 'role/saldo-local-scheduler'),
  [variables.scheduleDeadLetterArn]: arnOf('sqs', SCHEDULE_DEAD_LETTERS),
  [variables.reminderDispatchQueueArn]: arnOf('sqs', queues.dispatchReminder.name),
  [variables.pluggyApiUrl]: endpoints.pluggy,
  [variables.pluggySignatureHeader]: PLUGGY_SIGNATURE_HEADER,
  [variables.pluggyConnectUrl]: `${endpoints.pluggy}/connect`,
  [variables.whatsappApiUrl]: endpoints.whatsapp,
  [variables.whatsappPhoneNumberId]: whatsappLogin.phoneNumberId,
  [variables.publicUrl]: endpoints.service,
  [variables.emailSender]: 'Saldo <saldo@example.com>',
  [variables.emailConfigurationSet]: localAccount.configurationSets[0] ?? '',
  [variables.emailSecurityConfigurationSet]: localAccount.configurationSets[1] ?? '',
});

const LOCAL_SITE = {
  controller: { name: 'Saldo Local Ltda.', cnpj: '00.000.000/0001-91', address: 'Rua de Exemplo, 1, São Paulo' },
  encarregado: { name: 'Maria de Exemplo', email: 'privacidade@example.com' },
  help: { email: 'ajuda@example.com' },
  terms_version: '1',
  privacy_version: '1',
};

const LOCAL_PLANS = [
  { plan: 'free', name: 'Gratuito', price: 0, period: 'month', max_connections: 2, features: ['2 bancos conectados'] },
  {
    plan: 'pro',
    name: 'Pro',
    price: 1990,
    period: 'month',
    max_connections: null,
    features: ['Todos os seus bancos', '10 limites e 10 lembretes'],
  },
  {
    plan: 'premium',
    name: 'Premium',
    price: 3990,
    period: 'month',
    max_connections: null,
    features: ['30 limites e 30 lembretes'],
  },
];

/** Defaults that a developer may override. The stand-ins have no rate limits, so nothing is delayed. */
const unlessSet = (endpoints: Endpoints): Environment => ({
  [variables.plansUrl]: `${endpoints.service}/_local/payment`,
  [variables.billingEventsUrl]: `${endpoints.service}/_local/hooks/billing`,
  [variables.plans]: JSON.stringify(LOCAL_PLANS),
  [variables.signUp]: 'open',
  [variables.site]: JSON.stringify(LOCAL_SITE),
  [variables.rateLimits]: '0',
  // With a limited allowance, the cooldown is active as when deployed.
  [variables.manualUpdateCooldownSeconds]: process.env[variables.pluggyUpdatesPerMinute] ? '60' : '0',
  [variables.memoryProvider]: 'dynamodb',
  [variables.syncSpreadSeconds]: '0',
  [variables.limitRenewalSpreadSeconds]: '0',
  [variables.syncPollSeconds]: '0.2',
  [variables.whatsappMessagesPerSecond]: '1000',
  [variables.emailsPerSecond]: '1000',
});

/** Other values than those of the simulated banks; undefined unsets. */
export type OtherEnvironment = { defaults: Environment; fixed: Record<string, string | undefined> };

const setAll = (values: Record<string, string | undefined>): void => {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
};

/** Sets the environment of every function. Must run before the first function is loaded. */
export const setEnvironment = (endpoints: Endpoints, other?: OtherEnvironment): void => {
  for (const name of ['AWS_SESSION_TOKEN', 'AWS_PROFILE', 'AWS_IGNORE_CONFIGURED_ENDPOINT_URLS'])
    delete process.env[name];
  for (const [name, value] of Object.entries({ ...unlessSet(endpoints), ...other?.defaults }))
    process.env[name] ??= value;
  // Set to nothing, it is off too; a function would take that for on.
  process.env[variables.rateLimits] ||= '0';
  setAll({ ...aws(endpoints), ...queueUrls(endpoints), ...secretIds, ...service(endpoints), ...other?.fixed });
};
