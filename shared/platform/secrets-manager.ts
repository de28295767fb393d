import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { awsClientConfig } from './aws.ts';

const client = new SecretsManagerClient(awsClientConfig('SECRETS_MANAGER'));

export const secretText = async (id: string): Promise<string> => {
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId: id }));
  return SecretString;
};
