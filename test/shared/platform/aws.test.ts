import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterEach, expect, it, vi } from 'vitest';
import { endpointAddress } from '../../../shared/platform/aws.ts';

afterEach(() => vi.unstubAllEnvs());

// The SDK's own rules decide what is right.
const CLIENTS = { DYNAMODB: DynamoDBClient, SECRETS_MANAGER: SecretsManagerClient };
const services = Object.keys(CLIENTS) as (keyof typeof CLIENTS)[]; // Object.keys forgets the names it was given

it.each(
  services.flatMap((service) => ['sa-east-1', 'us-east-1', 'eu-central-1'].map((region) => ({ service, region }))),
)('the address of $service in $region is the one that the SDK would call', ({ service, region }) => {
  vi.stubEnv('AWS_REGION', region);
  const { config } = new CLIENTS[service]({ region });
  const { url } = config.endpointProvider({ Region: region, UseDualStack: false, UseFIPS: false });
  expect(endpointAddress(service).href).toBe(url.href);
});

it.each(services)('a configured address of %s is taken as it is, the general one too', (service) => {
  vi.stubEnv('AWS_ENDPOINT_URL', 'http://127.0.0.1:1/');
  expect(endpointAddress(service).href).toBe('http://127.0.0.1:1/');
  vi.stubEnv(`AWS_ENDPOINT_URL_${service}`, 'http://127.0.0.1:2/');
  expect(endpointAddress(service).href).toBe('http://127.0.0.1:2/');
});
