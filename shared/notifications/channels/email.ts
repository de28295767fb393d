import { SESClient, SendEmailCommand, SendRawEmailCommand } from '@aws-sdk/client-ses';
import type { Switches } from '../../access/switches.ts';
import { awsClientConfig } from '../../platform/aws.ts';
import { optionalSetting, setting, variables } from '../../platform/environment.ts';
import { expiring } from '../../time/host.ts';
import type { Outgoing, Sender, SendOutcome } from './channel.ts';
import { DELIVERY_TAG, isHeaderSafe, rawEmail } from './email-message.ts';

const DEADLINE_MILLISECONDS = 8000;

const THROTTLES = new Set(['Throttling', 'ThrottlingException', 'TooManyRequestsException', 'RequestThrottled']);
/** Errors about this message or address. All others, also a paused account, may pass. */
const REFUSALS = new Set(['MessageRejected', 'InvalidParameterValue', 'InvalidParameterValueException']);

// In the sandbox, or before the identity is verified, SES rejects every message; it accepts them later.
const awaitsVerification = (error: unknown): boolean =>
  error instanceof Error && error.name === 'MessageRejected' && /not verified|sandbox/i.test(error.message);

export const outcomeOfError = (error: unknown): SendOutcome => {
  const name = error instanceof Error ? error.name : 'Unknown';
  if (awaitsVerification(error)) return { kind: 'failed', reason: 'ses:not-verified' };
  if (THROTTLES.has(name)) return { kind: 'throttled', reason: `ses:${name}` };
  if (REFUSALS.has(name)) return { kind: 'refused', reason: `ses:${name}` };
  return { kind: 'failed', reason: `ses:${name}` };
};

let client: SESClient | undefined;
// One attempt: the delivery queue counts and spreads the retries.
const ses = (): SESClient => {
  client ??= new SESClient({ ...awsClientConfig('SES'), maxAttempts: 1 });
  return client;
};

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

const envelope = ({ reference, unsuppressed }: Outgoing) => {
  const set = optionalSetting(unsuppressed ? variables.emailSecurityConfigurationSet : variables.emailConfigurationSet);
  return {
    Source: setting(variables.emailSender),
    Tags: [{ Name: DELIVERY_TAG, Value: reference }],
    ...(set && { ConfigurationSetName: set }),
  };
};

const simple = (message: Outgoing) => {
  const { address, content } = message;
  return new SendEmailCommand({
    ...envelope(message),
    Destination: { ToAddresses: [address] },
    Message: { Subject: utf8(content.subject), Body: { Text: utf8(content.text), Html: utf8(content.html) } },
  });
};

export const isEmailStopped = (on: Switches): boolean => on.has('email');
const raw = (message: Outgoing, unsubscribe: string) => {
  const { address, content } = message;
  const Data = rawEmail({ from: setting(variables.emailSender), to: address, content, unsubscribe });
  return new SendRawEmailCommand({ ...envelope(message), Destinations: [address], RawMessage: { Data } });
};

// SES itself refuses an address that cannot stand in a header.
const sent = (message: Outgoing, abortSignal: AbortSignal) =>
  message.unsubscribe && isHeaderSafe(message.address)
    ? ses().send(raw(message, message.unsubscribe), { abortSignal })
    : ses().send(simple(message), { abortSignal });

export const emailSender: Sender = {
  async send(message) {
    try {
      const { MessageId } = await sent(message, expiring(DEADLINE_MILLISECONDS));
      return { kind: 'accepted', messageId: MessageId ?? '' };
    } catch (error) {
      return outcomeOfError(error);
    }
  },
};
