import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { awsClientConfig } from './aws.ts';

const client = new SecretsManagerClient({ ...awsClientConfig('SECRETS_MANAGER'), maxAttempts: 4 });

/** The text of a secret's current version; empty for one that holds bytes. @throws the service's own error */
export const secretText = async (id: string): Promise<string> => {
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId: id }));
  return SecretString;
};
