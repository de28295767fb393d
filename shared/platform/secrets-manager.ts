import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { addressOf, awsClientConfig, withoutUnusedSteps } from './aws.ts';

const url = addressOf('SECRETS_MANAGER');
const client = withoutUnusedSteps(
  new SecretsManagerClient({ ...awsClientConfig('SECRETS_MANAGER'), endpointProvider: () => ({ url }) }),
);

export const secretText = async (id: string): Promise<string> => {
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId: id }));
  return SecretString;
};
