import {
  GetSecretValueCommand,
  InvalidRequestException,
  ListSecretsCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Listening } from '../../../../infra/emulators/http/listen.ts';
import { serveSecrets } from '../../../../infra/emulators/secrets/server.ts';

let server: Listening;
let client: SecretsManagerClient;
beforeAll(async () => {
  server = await serveSecrets({ whatsapp: { token: 'local-token' } });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  client = new SecretsManagerClient({ endpoint: server.url, region: 'sa-east-1', credentials, maxAttempts: 1 });
});
afterAll(async () => {
  client.destroy();
  await server.close();
});

const read = (SecretId: string) => client.send(new GetSecretValueCommand({ SecretId }));

it('a secret is found by its name and by its ARN', async () => {
  const { ARN = '', SecretString } = await read('whatsapp');
  expect(JSON.parse(SecretString ?? '')).toEqual({ token: 'local-token' });
  expect((await read(ARN)).SecretString).toBe(SecretString);
});

it('an unknown secret and an unknown operation are refused with typed errors', async () => {
  await expect(read('none')).rejects.toThrow(ResourceNotFoundException);
  await expect(client.send(new ListSecretsCommand({}))).rejects.toThrow(InvalidRequestException);
});
