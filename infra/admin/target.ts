import { GetQueueUrlCommand, QueueDoesNotExist, SQSClient } from '@aws-sdk/client-sqs';
import cdkJson from '../../cdk.json' with { type: 'json' };
import { type QueueSpec, queues } from '../../shared/contract/queues.ts';
import { secrets } from '../../shared/contract/secrets.ts';
import { awsClientConfig } from '../../shared/platform/aws.ts';
import { variables } from '../../shared/platform/environment.ts';
import { names } from '../cdk/names.ts';
import { publicUrl, readSettings, type Settings } from '../cdk/settings.ts';
import { Problem } from './problem.ts';

type Environment = Record<string, string>;

const localEnvironment = async (): Promise<Environment> => {
  const url = `http://localhost:${process.env.PORT ?? '3000'}`;
  const response = await fetch(`${url}/_local/environment`).catch(() => null);
  if (!response?.ok) throw new Problem(`No local stack answers at ${url}. Start it with npm start, or name --env.`);
  return (await response.json()) as Environment; // a control of infra/local
};

const context = new Map<string, unknown>(Object.entries(cdkJson.context));

const settingsOf = (env: string): Settings => {
  try {
    return readSettings((name) => (name === 'env' ? env : context.get(name)));
  } catch {
    throw new Problem(`There is no environment ${env}: --env is dev, staging or prod`);
  }
};

/** Queues that commands send to. */
const USED_QUEUES = [
  queues.syncItem,
  queues.dispatchReminder,
  queues.sendEmail,
  queues.sendWhatsapp,
  queues.eraseUser,
  queues.sendBillingEvent,
];

/** The variables of a deployed environment. @param queueUrls as SQS returns them */
const environmentOf = (settings: Settings, queueUrls: Environment): Environment => {
  const { env, region, restoredTable, pluggyApiUrl, mem0ApiUrl } = settings;
  const origin = publicUrl(settings);
  return {
    ...(origin && { [variables.publicUrl]: origin }),
    AWS_REGION: region,
    [variables.tableName]: restoredTable ?? names.table(env),
    [variables.scheduleGroup]: names.scheduleGroup(env),
    // Addresses of vendors as in the stacks: from cdk.json, otherwise the defaults.
    [variables.pluggyApiUrl]: process.env[variables.pluggyApiUrl] ?? pluggyApiUrl,
    [variables.mem0ApiUrl]: process.env[variables.mem0ApiUrl] ?? mem0ApiUrl,
    ...queueUrls,
    ...Object.fromEntries(Object.values(secrets).map(({ name, variable }) => [variable, names.secret(env, name)])),
  };
};

const deployedEnvironment = async (env: string): Promise<Environment> => {
  const settings = settingsOf(env);
  // The clients of shared/ read credentials from the environment only; profiles are exported first (infra/OPERATIONS.md).
  if (!process.env.AWS_ACCESS_KEY_ID)
    throw new Problem('AWS_ACCESS_KEY_ID is not set: eval "$(aws configure export-credentials --format env)"');
  const region = process.env.AWS_REGION ?? settings.region;
  const sqs = new SQSClient({ ...awsClientConfig('SQS'), region });
  const urlOf = async ({ name, urlVariable }: QueueSpec): Promise<Environment> => {
    const QueueName = names.queue(env, name);
    try {
      const { QueueUrl = '' } = await sqs.send(new GetQueueUrlCommand({ QueueName }));
      return { [urlVariable]: QueueUrl };
    } catch (error) {
      if (!(error instanceof QueueDoesNotExist)) throw error;
      throw new Problem(`${env} is not deployed in ${region}: there is no queue ${QueueName}`);
    }
  };
  const urls = await Promise.all(USED_QUEUES.map(urlOf));
  return environmentOf({ ...settings, region }, Object.assign({}, ...urls));
};

/**
 * Selects the environment of this process: the local stack, or a deployed one, with the AWS credentials and region of the
 * process. Must run before the first store is opened.
 * @param env null: the local stack at `PORT`
 * @param table used instead of the environment's, whose setting is `restoredTable`
 */
export const selectTarget = async (env: string | null, table?: string): Promise<void> => {
  Object.assign(process.env, await (env === null ? localEnvironment() : deployedEnvironment(env)));
  if (table) process.env[variables.tableName] = table;
};
