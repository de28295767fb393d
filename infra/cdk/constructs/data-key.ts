import { ArnFormat, Aws, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AnyPrincipal, type IPrincipal, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { names } from '../names.ts';

const USE = ['kms:Decrypt', 'kms:GenerateDataKey*'];
// DynamoDB requires these of its caller for a table's key; queues and topics require some of them.
const USE_THROUGH_A_SERVICE = [...USE, 'kms:Encrypt', 'kms:ReEncrypt*', 'kms:DescribeKey', 'kms:CreateGrant'];

type Conditions = Record<string, Record<string, string | string[]>>;

const allow = (principals: IPrincipal[], actions: string[], conditions: Conditions) =>
  new PolicyStatement({ principals, actions, resources: ['*'], conditions });

/** The same permissions as the AWS-managed keys of these services: access to the table, queue or secret includes use of its key there. */
const callersInThisAccount = (region: string): PolicyStatement =>
  allow([new AnyPrincipal()], USE_THROUGH_A_SERVICE, {
    StringEquals: {
      'kms:CallerAccount': Aws.ACCOUNT_ID,
      'kms:ViaService': ['dynamodb', 'sqs', 'sns', 'secretsmanager'].map(
        (service) => `${service}.${region}.amazonaws.com`,
      ),
    },
  });

// Without a condition on the account: SNS uses the key in the name of the publishing service. SNS sets the topic in the
// encryption context, and each topic's policy compares the account.
const publishersToTopics = (topics: string): PolicyStatement =>
  allow(
    ['cloudwatch', 'ses', 'budgets'].map((service) => new ServicePrincipal(`${service}.amazonaws.com`)),
    USE,
    {
      ArnLike: { 'kms:EncryptionContext:aws:sns:topicArn': topics },
    },
  );

const topicsToQueues = (topics: string): PolicyStatement =>
  allow([new ServicePrincipal('sns.amazonaws.com')], USE, { ArnLike: { 'aws:SourceArn': topics } });

/** CloudWatch Logs names the group of the lines in the encryption context. */
const logGroups = (stack: Stack): PolicyStatement => {
  const groups = stack.formatArn({
    service: 'logs',
    resource: 'log-group',
    resourceName: '*',
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
  return allow(
    [new ServicePrincipal(`logs.${stack.region}.amazonaws.com`)],
    [...USE, 'kms:Encrypt', 'kms:ReEncrypt*', 'kms:DescribeKey'],
    { ArnLike: { 'kms:EncryptionContext:aws:logs:arn': groups } },
  );
};

/** The customer-managed key of an environment's table, topics, queues, secrets and logs. Rotated every year. */
export class DataKey extends Key {
  constructor(scope: Construct, { env, removalPolicy }: { env: string; removalPolicy: RemovalPolicy }) {
    super(scope, 'Key', {
      alias: names.key(env),
      description: `Saldo ${env}: table, topics, queues, secrets and logs`,
      enableKeyRotation: true,
      removalPolicy,
    });
    const stack = Stack.of(this);
    const topics = stack.formatArn({ service: 'sns', resource: '*' });
    const used = [
      callersInThisAccount(stack.region),
      publishersToTopics(topics),
      topicsToQueues(topics),
      logGroups(stack),
    ];
    for (const statement of used) this.addToResourcePolicy(statement);
  }
}

/**
 * Functions seal access records with its public half, a setting (`visitsPublicKey`), and call no KMS; operators open them with the
 * other one. An asymmetric key cannot rotate. Without it all records are lost, so it stays with the table.
 */
export class VisitsKey extends Key {
  constructor(scope: Construct, { env, removalPolicy }: { env: string; removalPolicy: RemovalPolicy }) {
    super(scope, 'VisitsKey', {
      alias: names.visitsKey(env),
      description: `Saldo ${env}: access records`,
      keySpec: KeySpec.RSA_2048,
      keyUsage: KeyUsage.ENCRYPT_DECRYPT,
      removalPolicy,
    });
  }
}

/** A key for logs in another region, where that of the data cannot be used. It goes with the logs. */
export class LogKey extends Key {
  constructor(scope: Construct, alias: string) {
    super(scope, 'LogKey', {
      alias,
      description: `${alias}: logs`,
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.addToResourcePolicy(logGroups(Stack.of(this)));
  }
}
