import { GetQueueUrlCommand, QueueDoesNotExist, SQSClient } from '@aws-sdk/client-sqs';
import cdkJson from '../../cdk.json' with { type: 'json' };
import { awsClientConfig } from '../../shared/aws.ts';
import { queues } from '../../shared/contract/queues.ts';
import { secrets } from '../../shared/contract/secrets.ts';
import { variables } from '../../shared/environment.ts';
import { names } from '../names.ts';
import { readSettings, type Settings } from '../settings.ts';
import { Problem } from './problem.ts';

type Environment = Record<string, string>;

const localEnvironment = async (): Promise<Environment> => {
  const url = `http://localhost:${process.env.PORT ?? '3000'}`;
  const response = await fetch(`${url}/_local/environment`).catch(() => null);
  if (!response?.ok) throw new Problem(`No local stack answers at ${url}. Start it with npm start, or name --env.`);
  return (await response.json()) as Environment; // the stack's own control
};

const context = new Map<string, unknown>(Object.entries(cdkJson.context));

const settingsOf = (env: string): Settings => {
  try {
    return readSettings((name) => (name === 'env' ? env : context.get(name)));
  } catch {
    throw new Problem(`There is no environment ${env}: --env is dev, staging or prod`);
  }
};

/** What the CLI must know of a deployed environment; `queueUrl` as SQS has it. */
const environmentOf = ({ env, region, pluggyApiUrl, mem0ApiUrl }: Settings, queueUrl: string): Environment => ({
  AWS_REGION: region,
  [variables.tableName]: names.table(env),
  [variables.scheduleGroup]: names.scheduleGroup(env),
  // Addresses of vendors as the stacks get them: from cdk.json, else the usual ones.
  [variables.pluggyApiUrl]: process.env[variables.pluggyApiUrl] ?? pluggyApiUrl,
  [variables.mem0ApiUrl]: process.env[variables.mem0ApiUrl] ?? mem0ApiUrl,
  [queues.syncItem.urlVariable]: queueUrl,
  ...Object.fromEntries(Object.values(secrets).map(({ name, variable }) => [variable, names.secret(env, name)])),
});

const deployedEnvironment = async (env: string): Promise<Environment> => {
  const settings = settingsOf(env);
  // Credentials of a profile or a session are exported first (infra/OPERATIONS.md): the functions' clients know no other.
  if (!process.env.AWS_ACCESS_KEY_ID)
    throw new Problem('AWS_ACCESS_KEY_ID is not set: eval "$(aws configure export-credentials --format env)"');
  const region = process.env.AWS_REGION ?? settings.region;
  const sqs = new SQSClient({ ...awsClientConfig('SQS'), region });
  const name = names.queue(env, queues.syncItem.name);
  try {
    const { QueueUrl = '' } = await sqs.send(new GetQueueUrlCommand({ QueueName: name }));
    return environmentOf({ ...settings, region }, QueueUrl);
  } catch (error) {
    if (!(error instanceof QueueDoesNotExist)) throw error;
    throw new Problem(`${env} is not deployed in ${region}: there is no queue ${name}`);
  }
};

/**
 * Points this process at an environment, before the first store is opened: the local stack, or a deployed one, reached
 * with the AWS credentials and region of the process.
 * @param env null: the local stack at `PORT`
 */
export const selectTarget = async (env: string | null): Promise<void> => {
  Object.assign(process.env, await (env === null ? localEnvironment() : deployedEnvironment(env)));
};
