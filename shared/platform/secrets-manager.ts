import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { awsClientConfig, endpointAddress, withoutUnusedSteps } from './aws.ts';

const url = endpointAddress('SECRETS_MANAGER');
const client = withoutUnusedSteps(
  new SecretsManagerClient({ ...awsClientConfig('SECRETS_MANAGER'), endpointProvider: () => ({ url }) }),
);

/** The secret's text; empty while it was never given a value, or where there is none. */
export const secretText = async (id: string): Promise<string> => {
  try {
    const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId: id }));
    return SecretString;
  } catch (error) {
    if (error instanceof Error && error.name === 'ResourceNotFoundException') return '';
    throw error;
  }
};
