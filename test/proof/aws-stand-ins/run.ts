import type { Outcome } from '../engines/process.ts';
import { runSteps, type Step } from '../engines/steps.ts';
import { AWS, startElasticMq, startMoto } from './servers.ts';

type Server = { url: string; close(): Promise<void> };

const outcomeOf = async (steps: readonly Step[]): Promise<Outcome> => {
  const { held, failed } = await runSteps(steps);
  return { holds: failed === 0, ran: `${held} of ${held + failed} steps` };
};

const connected = (url: string) => ({
  endpoint: url,
  region: AWS.AWS_REGION,
  credentials: { accessKeyId: AWS.AWS_ACCESS_KEY_ID, secretAccessKey: AWS.AWS_SECRET_ACCESS_KEY },
});

/** The product's clients read their address when they are loaded, so they are loaded after it is known. */
const pointTo = ({ url }: Server): void => void Object.assign(process.env, AWS, { AWS_ENDPOINT_URL: url });

const sqsSteps = async ({ url }: Server): Promise<Step[]> => {
  const { SQSClient } = await import('@aws-sdk/client-sqs');
  return (await import('./queue-steps.ts')).queueSteps(new SQSClient(connected(url)));
};

/** Queue, scheduler and mail code of the product on moto. */
export const moto = async (): Promise<Outcome> => {
  const server = await startMoto();
  pointTo(server);
  try {
    const { SchedulerClient } = await import('@aws-sdk/client-scheduler');
    const { SESClient } = await import('@aws-sdk/client-ses');
    const { schedulerSteps } = await import('./scheduler-steps.ts');
    const { mailSteps } = await import('./mail-steps.ts');
    return await outcomeOf([
      ...(await sqsSteps(server)),
      ...schedulerSteps(new SchedulerClient(connected(server.url))),
      ...mailSteps(new SESClient(connected(server.url))),
    ]);
  } finally {
    await server.close();
  }
};

/** Queue code of the product on ElasticMQ. */
export const elasticMq = async (): Promise<Outcome> => {
  const server = await startElasticMq();
  pointTo(server);
  try {
    return await outcomeOf(await sqsSteps(server));
  } finally {
    await server.close();
  }
};
