import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AttributeType, Billing, ProjectionType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import { CfnSecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { internalKeys, secrets } from '../../../shared/contract/secrets.ts';
import { tableDefinition } from '../../../shared/platform/table/table-definition.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { addBackups } from '../constructs/backups.ts';
import { DataKey, VisitsKey } from '../constructs/data-key.ts';
import { Egress } from '../constructs/egress.ts';
import { mapEntries } from '../constructs/map-entries.ts';
import { tableAt } from '../constructs/service-resources.ts';
import { names } from '../names.ts';
import type { Settings } from '../settings.ts';

const GENERATED = {
  secretStringTemplate: '{}',
  generateStringKey: 'key',
  excludePunctuation: true,
  passwordLength: 48,
};

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** Resources that outlive every deployment: the table, its backups, the secrets, the group of reminder schedules. */
export class DataStack extends Stack {
  /** Null with AWS-managed keys. */
  readonly key: DataKey | null;
  /** Null without fixed addresses. */
  readonly egress: Egress | null;

  constructor(scope: Construct, id: string, settings: Settings) {
    const { env, region, recoveryRegion, customerManagedKey } = settings;
    super(scope, id, { env: { region }, terminationProtection: env !== 'dev', description: `Saldo ${env}: data` });
    const removalPolicy = env === 'dev' ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN;
    this.key = customerManagedKey ? new DataKey(this, { env, removalPolicy }) : null;
    new VisitsKey(this, { env, removalPolicy });
    this.makeTable(settings, removalPolicy);
    const replicas = [recoveryRegion].filter((one) => one !== region);
    mapEntries(secrets, ({ name }) => this.makeSecret(env, name, replicas, removalPolicy));
    new ScheduleGroup(this, 'Reminders', { scheduleGroupName: names.scheduleGroup(env), removalPolicy });
    this.egress = settings.staticEgress ? new Egress(this, env) : null;
    if (env !== 'dev') addBackups(this, settings, tableAt(this, settings));
  }

  private makeTable(settings: Settings, removalPolicy: RemovalPolicy): void {
    const { env, maxReadRequestUnits, maxWriteRequestUnits } = settings;
    const { partitionKey, sortKey, ttlAttribute, indexes } = tableDefinition;
    const projectionType = ProjectionType.KEYS_ONLY;
    new TableV2(this, 'Table', {
      tableName: names.table(env),
      partitionKey: text(partitionKey),
      sortKey: text(sortKey),
      timeToLiveAttribute: ttlAttribute,
      billing: Billing.onDemand({
        ...(maxReadRequestUnits && { maxReadRequestUnits }),
        ...(maxWriteRequestUnits && { maxWriteRequestUnits }),
      }),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: env !== 'dev',
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

  /**
   * The service's own keys are generated; any change of how, or of a logical id, makes CloudFormation write another value over
   * them. A vendor's secret is created without a value, so a forgotten one is reported as missing and not refused by the vendor.
   */
  private makeSecret(env: string, name: string, replicaRegions: string[], removalPolicy: RemovalPolicy): void {
    const isOurs = internalKeys.some((key) => key === name);
    const secret = new Secret(this, `Secret-${name}`, {
      secretName: names.secret(env, name),
      description: `Saldo ${env}: ${name}; a JSON object of texts (infra/OPERATIONS.md)`,
      ...(isOurs && { generateSecretString: GENERATED, replicaRegions: replicaRegions.map((region) => ({ region })) }),
      removalPolicy,
    });
    const { defaultChild } = secret.node;
    if (defaultChild instanceof CfnSecret) {
      if (!isOurs) defaultChild.generateSecretString = undefined;
      // Whoever may read a secret may use its key for it: the key's own policy says so, and the CDK would add statements to it.
      if (this.key) defaultChild.kmsKeyId = this.key.keyArn;
    }
    acknowledge(
      secret,
      'SMG4',
      'Vendors issue these values; they are rotated by hand, and functions read them again in 5 minutes.',
    );
  }
}
