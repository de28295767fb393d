import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AttributeType, Billing, ProjectionType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { type SecretName, secrets } from '../../shared/contract/secrets.ts';
import { tableDefinition } from '../../shared/storage/table-definition.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { mapEntries } from '../constructs/map-entries.ts';
import { names } from '../names.ts';
import type { Settings } from '../settings.ts';

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** What must outlive every deployment: the table, the secrets, the group that holds the reminders' schedules. */
export class DataStack extends Stack {
  readonly table: TableV2;
  readonly secrets: Readonly<Record<SecretName, Secret>>;
  readonly reminderGroupName: string;

  constructor(scope: Construct, id: string, { env, region }: Settings) {
    super(scope, id, { env: { region }, terminationProtection: env === 'prod', description: `Saldo ${env}: data` });
    const removalPolicy = env === 'dev' ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN;
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

  // Made with a random field `key`: right for the cursor, and the others' fields are set by the operator.
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
