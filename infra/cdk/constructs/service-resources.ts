import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { QueueName } from '../../../shared/contract/queues.ts';
import type { SecretName } from '../../../shared/contract/secrets.ts';
import type { ReminderScheduler } from './reminder-scheduler.ts';
import type { WorkQueue } from './work-queue.ts';

/** The sender of mail and its resources at SES. */
export type EmailSettings = {
  identityArn: string;
  configurationSetArn: string;
  configurationSetName: string;
  senderAddress: string;
};

/** Resources that functions of the service may be granted. */
export type ServiceResources = {
  table: TableV2;
  secrets: Readonly<Record<SecretName, Secret>>;
  queues: Readonly<Record<QueueName, WorkQueue>>;
  scheduler: ReminderScheduler;
  email: EmailSettings;
  /** The customer-managed key; null with AWS-managed keys. */
  key: IKey | null;
};
