import type { Readable } from 'node:stream';

// Answers are small and whole: the SDK's own collector also knows web streams, and loads them to find that it has none.
/** The bytes of an answer. */
export const collected = (stream: Readable): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    stream.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    stream.once('end', () => resolve(Buffer.concat(chunks)));
    stream.once('error', reject);
  });

// The SDK's own decoder first checks each character of what AWS has encoded itself: dear where months of transactions come.
const fromBase64 = (text: string): Uint8Array => Buffer.from(text, 'base64');

/** How the SDK's own variables name a service: `AWS_ENDPOINT_URL_<name>`. */
export type AwsService = 'DYNAMODB' | 'SQS' | 'SCHEDULER' | 'SES' | 'SECRETS_MANAGER';

const region = (): string => process.env.AWS_REGION ?? 'sa-east-1';

/** The address that the environment gives the service, as the SDK would read it; deployed functions have none. */
const givenEndpoint = (service: AwsService): string | undefined =>
  process.env[`AWS_ENDPOINT_URL_${service}`] || process.env.AWS_ENDPOINT_URL;

const endpointOf = (service: AwsService): { endpoint?: string } => {
  const endpoint = givenEndpoint(service);
  return endpoint ? { endpoint } : {};
};

/** Where the table is. Known, it spares a cold start the SDK's rules for all partitions (infra/bundle-plugins.ts). */
export const tableAddress = (): URL =>
  new URL(givenEndpoint('DYNAMODB') ?? `https://dynamodb.${region()}.amazonaws.com`);

/**
 * What every AWS client of the service is built with: region, address and credentials from the environment only.
 * Lambda sets them; the SDK's default chain would load an HTTP server's worth of code to find the same. The other values
 * are the SDK's own defaults: what is given is not looked for in configuration files, which a function has none of.
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
  defaultsMode: 'legacy' as const,
  useDualstackEndpoint: false,
  useFipsEndpoint: false,
  authSchemePreference: [],
  disableClockSkewCorrection: false,
  streamCollector: collected,
  base64Decoder: fromBase64,
});
