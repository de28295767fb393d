import { DecryptCommand, KMSClient } from '@aws-sdk/client-kms';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { type Actor, OPERATOR } from '../../shared/access/history.ts';
import { awsClientConfig } from '../../shared/platform/aws.ts';
import { names } from '../cdk/names.ts';
import { openedLocally } from '../local/visits-key.ts';
import { type Given, option } from './command.ts';
import { Problem } from './problem.ts';

/** `arn:aws:sts::1:assumed-role/Role/ana@example.com`: the session; of a user its name. */
const sessionIn = (arn: string): string => arn.slice(arn.lastIndexOf('/') + 1).replaceAll(/[^\w+=,.@-]/g, '_');

/** Who runs this command, for histories: by the AWS identity where it is a deployed environment's. @throws Problem if AWS does not say */
export const operatorOf = async (given: Given): Promise<Actor> => {
  if (option(given, 'env') === undefined) return OPERATOR;
  const { Arn } = await new STSClient(awsClientConfig('STS')).send(new GetCallerIdentityCommand({})).catch(() => {
    throw new Problem('AWS does not say whose credentials these are, and the history would not: nothing was changed');
  });
  return `${OPERATOR}:${sessionIn(Arn ?? '')}`;
};

/** Opens what the public half of the environment's key has sealed; the private half stays at KMS. */
export const openerOf = (given: Given): ((sealed: Uint8Array) => Promise<Uint8Array>) => {
  const env = option(given, 'env');
  if (env === undefined) return async (sealed) => openedLocally(sealed);
  const client = new KMSClient(awsClientConfig('KMS'));
  const key = { KeyId: `alias/${names.visitsKey(env)}`, EncryptionAlgorithm: 'RSAES_OAEP_SHA_256' } as const;
  return async (CiphertextBlob) => {
    const { Plaintext } = await client.send(new DecryptCommand({ ...key, CiphertextBlob }));
    if (!Plaintext) throw new Problem('KMS opened nothing');
    return Plaintext;
  };
};
