import {
  ChangeMessageVisibilityCommand,
  type ChangeMessageVisibilityCommandInput,
  GetQueueAttributesCommand,
  type GetQueueAttributesCommandInput,
  SendMessageBatchCommand,
  type SendMessageBatchCommandInput,
  SendMessageCommand,
  type SendMessageCommandInput,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { awsClientConfig } from './aws.ts';

const client = new SQSClient(awsClientConfig('SQS'));

export const sendMessage = (input: SendMessageCommandInput) => client.send(new SendMessageCommand(input));
export const sendMessageBatch = (input: SendMessageBatchCommandInput) =>
  client.send(new SendMessageBatchCommand(input));
export const changeVisibility = (input: ChangeMessageVisibilityCommandInput) =>
  client.send(new ChangeMessageVisibilityCommand(input));
export const getQueueAttributes = (input: GetQueueAttributesCommandInput) =>
  client.send(new GetQueueAttributesCommand(input));
