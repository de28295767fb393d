import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AttributeType, Billing, ProjectionType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { type SecretName, secrets } from '../../../shared/contract/secrets.ts';
import { tableDefinition } from '../../../shared/platform/table/table-definition.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { DataKey } from '../constructs/data-key.ts';
import { mapEntries } from '../constructs/map-entries.ts';
import { names } from '../names.ts';
import type { Settings } from '../settings.ts';

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** Resources that outlive every deployment: the table, the secrets, the group of reminder schedules. */
export class DataStack extends Stack {
  /** Null with AWS-managed keys. */
  readonly key: DataKey | null;
  readonly table: TableV2;
  readonly secrets: Readonly<Record<SecretName, Secret>>;
  readonly reminderGroupName: string;

  constructor(scope: Construct, id: string, { env, region, customerManagedKey }: Settings) {
    super(scope, id, { env: { region }, terminationProtection: env === 'prod', description: `Saldo ${env}: data` });
    const removalPolicy = env === 'dev' ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN;
    this.key = customerManagedKey ? new DataKey(this, { env, removalPolicy }) : null;
    this.table = this.makeTable(env, removalPolicy);
    this.secrets = mapEntries(secrets, ({ name }) => this.makeSecret(env, name, removalPolicy));
    this.reminderGroupName = names.scheduleGroup(env);
    new ScheduleGroup(this, 'Reminders', { scheduleGroupName: this.reminderGroupName, removalPolicy });
  }

  private makeTable(env: string, removalPolicy: RemovalPolicy): TableV2 {
    const { partitionKey, sortKey, ttlAttribute, indexes } = tableDefinition;
    const projectionType = ProjectionType.KEYS_ONLY;
    return new TableV2(this, 'Table', {
      tableName: names.table(env),
      partitionKey: text(partitionKey),
      sortKey: text(sortKey),
      timeToLiveAttribute: ttlAttribute,
      billing: Billing.onDemand(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: env === 'prod',
      ...(this.key && { encryption: TableEncryptionV2.customerManagedKey(this.key) }),
      removalPolicy,
      globalSecondaryIndexes: [
        { indexName: indexes.byId.name, partitionKey: text(indexes.byId.partitionKey), projectionType },
        {
          indexName: indexes.due.name,
          partitionKey: text(indexes.due.partitionKey),
          sortKey: text(indexes.due.sortKey),
          projectionType,
        },
      ],
    });
  }

  // Created with a random field `key`, which cursors and address hashes use; the operator sets the fields of the others.
  private makeSecret(env: string, name: string, removalPolicy: RemovalPolicy): Secret {
    const secret = new Secret(this, `Secret-${name}`, {
      secretName: names.secret(env, name),
      description: `Saldo ${env}: ${name}; a JSON object of texts (infra/OPERATIONS.md)`,
      generateSecretString: {
        secretStringTemplate: '{}',
        generateStringKey: 'key',
        excludePunctuation: true,
        passwordLength: 48,
      },
      removalPolicy,
    });
    acknowledge(
      secret,
      'SMG4',
      'Vendors issue these values; they are rotated by hand, and functions read them again in 5 minutes.',
    );
    return secret;
  }
}
