import { GetQueueUrlCommand, SQSClient } from '@aws-sdk/client-sqs';
import { awsClientConfig } from '../../shared/aws.ts';
import { queues } from '../../shared/contract/queues.ts';
import { secrets } from '../../shared/contract/secrets.ts';
import { variables } from '../../shared/environment.ts';
import { names } from '../names.ts';
import { Problem } from './problem.ts';

type Environment = Record<string, string>;

const localEnvironment = async (): Promise<Environment> => {
  const url = `http://localhost:${process.env.PORT ?? '3000'}`;
  const response = await fetch(`${url}/_local/environment`).catch(() => null);
  if (!response?.ok) throw new Problem(`No local stack answers at ${url}. Start it with npm start, or name --env.`);
  return (await response.json()) as Environment; // the stack's own control
};

const deployedEnvironment = async (env: string): Promise<Environment> => {
  const sqs = new SQSClient(awsClientConfig());
  const queue = queues.syncItem;
  const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName: names.queue(env, queue.name) }));
  return {
    [variables.tableName]: names.table(env),
    [variables.scheduleGroup]: names.scheduleGroup(env),
    [variables.pluggyApiUrl]: process.env.PLUGGY_API_URL ?? 'https://api.pluggy.ai',
    [queue.urlVariable]: QueueUrl ?? '',
    ...Object.fromEntries(Object.values(secrets).map(({ name, variable }) => [variable, names.secret(env, name)])),
  };
};

/**
 * Points this process at an environment, before the first store is opened: the local stack, or a deployed one, reached
 * with the AWS credentials and region of the process.
 * @param env null: the local stack at `PORT`
 */
export const selectTarget = async (env: string | null): Promise<void> => {
  Object.assign(process.env, await (env === null ? localEnvironment() : deployedEnvironment(env)));
};
