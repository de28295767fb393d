import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { awsClientConfig, endpointAddress, withoutUnusedSteps } from './aws.ts';

const url = endpointAddress('SECRETS_MANAGER');
const client = withoutUnusedSteps(
  new SecretsManagerClient({ ...awsClientConfig('SECRETS_MANAGER'), endpointProvider: () => ({ url }) }),
);

export const secretText = async (id: string): Promise<string> => {
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId: id }));
  return SecretString;
};
