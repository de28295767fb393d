import type { Readable } from 'node:stream';

// Answers are small and whole: the SDK's own collector also supports web streams and loads that code first.
/** The bytes of an answer. */
export const bufferStream = (stream: Readable): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    stream.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    stream.once('end', () => resolve(Buffer.concat(chunks)));
    stream.once('error', reject);
  });

// The SDK's decoder validates each character first, which is slow for months of transactions.
const fromBase64 = (text: string): Uint8Array => Buffer.from(text, 'base64');

export type AwsService = 'DYNAMODB' | 'SQS' | 'SCHEDULER' | 'SES' | 'SECRETS_MANAGER' | 'KMS' | 'STS';

const AWS_ATTEMPTS = 3;

type Deadlines = { connectionTimeout: number; socketTimeout: number };

/** Milliseconds until a connection that does not open, or that has no traffic, is dropped and the call is retried. */
export const AWS_DEADLINES: Deadlines = { connectionTimeout: 2_000, socketTimeout: 2_000 };

/** Milliseconds after which no further attempt starts, so a call without an answer fails within 5 s. */
export const LAST_TRY = { withinMs: 2_900 };

// SES gets one attempt: it has no idempotency key, so a retry after a lost answer would send the mail twice.
const SES_DEADLINES: Deadlines = { connectionTimeout: 3_000, socketTimeout: 8_000 };

export const deadlinesOf = (service: AwsService): Deadlines => (service === 'SES' ? SES_DEADLINES : AWS_DEADLINES);

const region = (): string => process.env.AWS_REGION ?? 'sa-east-1';

const givenEndpoint = (service: AwsService): string | undefined =>
  process.env[`AWS_ENDPOINT_URL_${service}`] || process.env.AWS_ENDPOINT_URL;

const endpointOf = (service: AwsService): { endpoint?: string } => {
  const endpoint = givenEndpoint(service);
  return endpoint ? { endpoint } : {};
};

const HOSTS = { DYNAMODB: 'dynamodb', SECRETS_MANAGER: 'secretsmanager' } as const;

/** A known address spares a cold start the SDK's endpoint rules for all partitions (infra/build/bundle-plugins.ts). */
export const endpointAddress = (service: keyof typeof HOSTS): URL =>
  new URL(givenEndpoint(service) ?? `https://${HOSTS[service]}.${region()}.amazonaws.com`);

/** Steps that the SDK runs at each call, and that nothing here needs. */
const UNUSED_STEPS = [
  'loggerMiddleware', // walks every record twice to redact it
  'getUserAgentMiddleware', // composes two headers that name the SDK: a twentieth of a first invocation
];

export const withoutUnusedSteps = <Client extends { middlewareStack: { remove(name: string): boolean } }>(
  client: Client,
): Client => {
  for (const step of UNUSED_STEPS) client.middlewareStack.remove(step);
  return client;
};

/**
 * Credentials come from the environment only, and defaults are given so that no configuration file is searched
 * (README).
 */
export const awsClientConfig = (service: AwsService) => ({
  region: region(),
  ...endpointOf(service),
  ignoreConfiguredEndpointUrls: true,
  credentials: async () => ({
    accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? '',
    ...(process.env.AWS_SESSION_TOKEN ? { sessionToken: process.env.AWS_SESSION_TOKEN } : {}),
  }),
  retryMode: 'standard',
  maxAttempts: AWS_ATTEMPTS,
  requestHandler: deadlinesOf(service),
  defaultsMode: 'legacy' as const,
  useDualstackEndpoint: false,
  useFipsEndpoint: false,
  authSchemePreference: [],
  disableClockSkewCorrection: false,
  streamCollector: bufferStream,
  base64Decoder: fromBase64,
});
