/** The account and region that every local ARN names. */
export const LOCAL_ACCOUNT = '000000000000';
export const LOCAL_REGION = 'sa-east-1';

export const arnOf = (service: 'sqs' | 'scheduler' | 'lambda' | 'iam' | 'secretsmanager', resource: string): string =>
  `arn:aws:${service}:${service === 'iam' ? '' : LOCAL_REGION}:${LOCAL_ACCOUNT}:${resource}`;

/** The part after the ARN's last colon: the name of a queue or function. */
export const resourceOf = (arn: string): string => arn.slice(arn.lastIndexOf(':') + 1);
