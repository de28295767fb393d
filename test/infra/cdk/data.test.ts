import { Match, type Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { internalKeys, secrets } from '../../../shared/contract/secrets.ts';
import { createTableInput } from '../../../shared/platform/table/table-definition.ts';
import { everyOption, stacksOf, templatesOf } from './stacks.ts';

const TABLE = 'AWS::DynamoDB::GlobalTable';
const prod = templatesOf({ env: 'prod' }).data;
const templates: Record<string, Template> = {
  dev: templatesOf({ env: 'dev' }).data,
  staging: templatesOf({ env: 'staging' }).data,
  prod,
};

describe('the table', () => {
  it('is the one that the local stack and the tests use', () => {
    const { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes, BillingMode } = createTableInput('saldo-prod');
    prod.hasResourceProperties(TABLE, {
      TableName: 'saldo-prod',
      BillingMode,
      AttributeDefinitions: Match.arrayWith([]),
      KeySchema,
      GlobalSecondaryIndexes,
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
    });
    const [table] = Object.values(prod.findResources(TABLE));
    expect(new Set(table?.Properties.AttributeDefinitions.map(JSON.stringify))).toEqual(
      new Set(AttributeDefinitions.map((one) => JSON.stringify(one))),
    );
  });

  it.each(['dev', 'staging', 'prod'])('of %s can be restored to any second', (env) => {
    templates[env]?.hasResourceProperties(TABLE, {
      Replicas: [Match.objectLike({ PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } })],
    });
  });

  it('of prod is encrypted with a key of this account, which is rotated and kept', () => {
    prod.hasResourceProperties(TABLE, { SSESpecification: { SSEEnabled: true, SSEType: 'KMS' } });
    const [id] = Object.keys(prod.findResources('AWS::KMS::Key'));
    prod.hasResourceProperties(TABLE, {
      Replicas: [Match.objectLike({ SSESpecification: { KMSMasterKeyId: { 'Fn::GetAtt': [id, 'Arn'] } } })],
    });
    prod.hasResource('AWS::KMS::Key', { DeletionPolicy: 'Retain', Properties: { EnableKeyRotation: true } });
    // That of access records alone, which has two halves and cannot rotate.
    for (const one of [templates.dev, templates.staging]) {
      one?.resourceCountIs('AWS::KMS::Key', 1);
      one?.hasResourceProperties('AWS::KMS::Key', { KeySpec: 'RSA_2048', KeyUsage: 'ENCRYPT_DECRYPT' });
    }
  });

  it('and its key serve whoever the table itself serves, in this account and through DynamoDB alone', () => {
    const [key] = Object.values(prod.findResources('AWS::KMS::Key'));
    const open = key?.Properties.KeyPolicy.Statement.filter(
      ({ Principal }: { Principal: unknown }) => JSON.stringify(Principal) === '{"AWS":"*"}',
    );
    expect(open).toHaveLength(1);
    expect(open[0].Action).toEqual(expect.arrayContaining(['kms:Decrypt', 'kms:CreateGrant', 'kms:ReEncrypt*']));
    expect(open[0].Condition.StringEquals).toEqual({
      'kms:CallerAccount': { Ref: 'AWS::AccountId' },
      'kms:ViaService': ['dynamodb', 'sqs', 'sns', 'secretsmanager'].map(
        (service) => `${service}.sa-east-1.amazonaws.com`,
      ),
    });
  });

  it('of prod cannot be deleted, not with its stack either', () => {
    prod.hasResourceProperties(TABLE, { Replicas: [Match.objectLike({ DeletionProtectionEnabled: true })] });
    prod.hasResource(TABLE, { DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
    expect(stacksOf({ env: 'prod' }).data.terminationProtection).toBe(true);
  });

  it('stands in a stack that holds nothing which a change of code can touch', () => {
    for (const type of ['AWS::Lambda::Function', 'AWS::ApiGatewayV2::Api', 'AWS::SQS::Queue', 'AWS::IAM::Policy']) {
      prod.resourceCountIs(type, 0);
    }
    prod.resourceCountIs('AWS::IAM::Role', 1); // of AWS Backup, below
  });

  it('has no ceiling unless the operator sets one', () => {
    const ceilings = (template: Template) => {
      const [table] = Object.values(template.findResources(TABLE));
      const { WriteOnDemandThroughputSettings: written, Replicas } = table?.Properties ?? {};
      return [written, Replicas[0].ReadOnDemandThroughputSettings];
    };
    expect(ceilings(prod)).toEqual([undefined, undefined]);
    expect(ceilings(templatesOf(everyOption).data)).toEqual([
      { MaxWriteRequestUnits: 1000 },
      { MaxReadRequestUnits: 4000 },
    ]);
  });
});

const GENERATED = {
  ExcludePunctuation: true,
  GenerateStringKey: 'key',
  PasswordLength: 48,
  SecretStringTemplate: '{}',
};

describe.each(Object.entries(templates))('the secrets of %s', (env, template) => {
  const found = Object.entries(template.findResources('AWS::SecretsManager::Secret'));
  const named = new Map(found.map(([id, { Properties }]) => [Properties.Name, { id, ...Properties }]));

  it('are those of the contract, and no value stands in a template', () => {
    expect([...named.keys()].toSorted()).toEqual(
      Object.values(secrets)
        .map(({ name }) => `saldo/${env}/${name}`)
        .toSorted(),
    );
    for (const secret of named.values()) expect(secret).not.toHaveProperty('SecretString');
  });

  // Any change here makes CloudFormation write another value over the key: every record would be lost to its owner.
  it.each([
    ['addresses', 'Secretaddresses819CB79A'],
    ['webhooks', 'Secretwebhooks973ECA07'],
    ['cursor', 'Secretcursor5CDF36AF'],
  ])('%s is generated once, as %s, and copied to the recovery region', (name, id) => {
    expect(named.get(`saldo/${env}/${name}`)).toMatchObject({
      id,
      GenerateSecretString: GENERATED,
      ReplicaRegions: [{ Region: 'us-east-1' }],
    });
  });

  it('of vendors are made without a value: a missing one is reported, not refused by the vendor', () => {
    const internal: string[] = internalKeys.map((name) => `saldo/${env}/${name}`);
    for (const [name, secret] of named) {
      if (internal.includes(name)) continue;
      expect(secret).not.toHaveProperty('GenerateSecretString');
      expect(secret).not.toHaveProperty('ReplicaRegions');
    }
  });
});

describe('the customer’s key', () => {
  const { app: _, ...stacks } = templatesOf({ env: 'prod' });
  const { app: _own, ...without } = templatesOf({ env: 'staging' });
  const found = (templates: Record<string, Template>, type: string) =>
    Object.entries(templates).flatMap(([stack, template]) =>
      Object.values(template.findResources(type)).map(({ Properties }) => ({ stack, properties: Properties ?? {} })),
    );
  const keyOf = (stack: string) =>
    stack === 'data' || stack === 'edge'
      ? { 'Fn::GetAtt': [expect.stringMatching(/Key/), 'Arn'] }
      : { 'Fn::GetStackOutput': expect.objectContaining({ OutputName: expect.stringMatching(/Key/) }) };

  it('in prod encrypts every secret and every log group; in staging none', () => {
    const secretsOf = (templates: Record<string, Template>) => found(templates, 'AWS::SecretsManager::Secret');
    const groupsOf = (templates: Record<string, Template>) => found(templates, 'AWS::Logs::LogGroup');
    expect(secretsOf(stacks)).toHaveLength(Object.keys(secrets).length);
    expect(groupsOf(stacks).length).toBeGreaterThan(90);
    expect(new Set(groupsOf(stacks).map(({ stack }) => stack))).toEqual(
      new Set(['jobs', 'api', 'web', 'oauth', 'edge']),
    );
    for (const { stack, properties } of [...secretsOf(stacks), ...groupsOf(stacks)])
      expect(properties.KmsKeyId).toEqual(keyOf(stack));
    for (const { properties } of [...secretsOf(without), ...groupsOf(without)])
      expect(properties).not.toHaveProperty('KmsKeyId');
  });

  it.each([
    ['data', 'sa-east-1', 1],
    ['edge', 'us-east-1', 1],
  ])('of the %s stack serves the logs of its region, for groups of this account alone', (stack, region, count) => {
    const keys = found(stacks, 'AWS::KMS::Key').filter((one) => !one.properties.KeySpec && one.stack === stack);
    expect(keys).toHaveLength(count);
    const statements: { Principal: unknown; Action: string[]; Condition: unknown }[] =
      keys[0]?.properties.KeyPolicy.Statement;
    const ofLogs = statements.filter(({ Principal }) => JSON.stringify(Principal).includes('logs.'));
    expect(ofLogs).toEqual([
      {
        Effect: 'Allow',
        Principal: { Service: `logs.${region}.amazonaws.com` },
        Action: ['kms:Decrypt', 'kms:DescribeKey', 'kms:Encrypt', 'kms:GenerateDataKey*', 'kms:ReEncrypt*'],
        Resource: '*',
        Condition: {
          ArnLike: {
            'kms:EncryptionContext:aws:logs:arn': {
              'Fn::Join': ['', [`arn:aws:logs:${region}:`, { Ref: 'AWS::AccountId' }, ':log-group:*']],
            },
          },
        },
      },
    ]);
    expect(keys[0]?.properties.EnableKeyRotation).toBe(true);
  });
});

it('a key is not copied to the region where it is', () => {
  const { data } = templatesOf({ recoveryRegion: 'sa-east-1' });
  for (const { Properties } of Object.values(data.findResources('AWS::SecretsManager::Secret'))) {
    expect(Properties).not.toHaveProperty('ReplicaRegions');
  }
});

it('reminders keep their schedules when everything else is deployed anew', () => {
  prod.hasResource('AWS::Scheduler::ScheduleGroup', { DeletionPolicy: 'Retain' });
});

const VAULT = 'AWS::Backup::BackupVault';
const vaultsOf = (template: Template | undefined) =>
  Object.values(template?.findResources(VAULT) ?? {}).map(({ Properties, DeletionPolicy }) => ({
    name: Properties.BackupVaultName,
    lock: Properties.LockConfiguration,
    key: Properties.EncryptionKeyArn,
    kept: DeletionPolicy,
  }));
const LOCK = { MinRetentionDays: 7, MaxRetentionDays: 365, ChangeableForDays: 3 };
const planOf = (template: Template) =>
  Object.values(template.findResources('AWS::Backup::BackupPlan'))[0]?.Properties.BackupPlan;
const backedUp = (template: Template): string => {
  const [selection] = Object.values(template.findResources('AWS::Backup::BackupSelection'));
  return JSON.stringify(selection?.Properties.BackupSelection.Resources);
};

describe('backups', () => {
  it.each([
    ['staging', undefined],
    ['prod', LOCK],
  ])('of %s are in a vault here and in one of another region, which outlive their stacks', (env, lock) => {
    const { data, recovery } = templatesOf({ env });
    // Under AWS's own key: a backup is of use after the table's key is lost.
    expect(vaultsOf(data)).toEqual([{ name: `saldo-${env}`, lock, key: undefined, kept: 'Retain' }]);
    expect(vaultsOf(recovery)).toEqual([{ name: `saldo-${env}-copies`, lock, key: undefined, kept: 'Retain' }]);
    const stacks = stacksOf({ env });
    expect(stacks.recovery).toMatchObject({ region: 'us-east-1', terminationProtection: true });
    expect(stacks.app.node.children[0]).toBe(stacks.recovery);
    expect(stacks.data.dependencies).toEqual([]);
  });

  it.each(['staging', 'prod'])('of %s are made every day and kept for 35, here and there', (env) => {
    const { data } = templatesOf({ env });
    const copies = { 'Fn::Join': ['', ['arn:aws:backup:us-east-1:', { Ref: 'AWS::AccountId' }, expect.anything()]] };
    expect(planOf(data).BackupPlanRule).toEqual([
      {
        RuleName: 'daily',
        ScheduleExpression: 'cron(0 6 * * ? *)',
        TargetBackupVault: { 'Fn::GetAtt': [expect.stringMatching(/^Vault/), 'BackupVaultName'] },
        StartWindowMinutes: 60,
        CompletionWindowMinutes: 720,
        Lifecycle: { DeleteAfterDays: 35 },
        CopyActions: [{ DestinationBackupVaultArn: copies, Lifecycle: { DeleteAfterDays: 35 } }],
      },
    ]);
    expect(JSON.stringify(planOf(data))).toContain(`:backup-vault:saldo-${env}-copies"`);
    expect(backedUp(data)).toContain(`:table/saldo-${env}"`);
  });

  it('are the table’s alone, made by a role that only AWS Backup takes', () => {
    prod.resourceCountIs('AWS::Backup::BackupSelection', 1);
    const [role] = Object.values(prod.findResources('AWS::IAM::Role'));
    expect(role?.Properties.AssumeRolePolicyDocument.Statement).toEqual([
      { Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { Service: 'backup.amazonaws.com' } },
    ]);
  });

  it('of dev are its point-in-time recovery alone', () => {
    const { data, recovery } = templatesOf();
    for (const type of [VAULT, 'AWS::Backup::BackupPlan', 'AWS::IAM::Role']) data.resourceCountIs(type, 0);
    expect(recovery).toBeUndefined();
  });

  it('are copied to another account’s vault where one is given, and to no other', () => {
    const backupCopyVaultArn = 'arn:aws:backup:sa-east-1:222222222222:backup-vault:saldo-copies';
    const { data, recovery } = templatesOf({ env: 'prod', backupCopyVaultArn });
    expect(planOf(data).BackupPlanRule[0].CopyActions).toMatchObject([
      { DestinationBackupVaultArn: backupCopyVaultArn },
    ]);
    expect(recovery).toBeUndefined();
    expect(() => templatesOf({ env: 'prod', backupCopyVaultArn: 'saldo-copies' })).toThrow('backupCopyVaultArn');
  });

  it.each(['staging', 'prod'])('of %s are not copied into the region that they are to outlive', (env) => {
    expect(() => templatesOf({ env, recoveryRegion: 'sa-east-1' })).toThrow(/recoveryRegion.*another region/);
    expect(() => templatesOf({ env, region: 'us-east-1' })).toThrow(/recoveryRegion.*another region/);
  });
});

describe('a restored table', () => {
  const RESTORED = 'saldo-prod-20260103';
  const { app: _, ...stacks } = templatesOf({ env: 'prod', restoredTable: RESTORED });
  const text = (template: Template): string => JSON.stringify(template.toJSON());
  const OWN = /table\/saldo-prod["/]|"TABLE_NAME":"saldo-prod"/;

  it('is what every function is given and granted, and the old one none', () => {
    const { jobs, api, web, oauth } = stacks;
    for (const template of [jobs, api, web, oauth]) {
      expect(text(template)).toContain(`"TABLE_NAME":"${RESTORED}"`);
      expect(text(template)).toContain(`:table/${RESTORED}"`);
      expect(text(template)).not.toMatch(OWN);
    }
    expect(text(stacks.jobs)).toContain(`:table/${RESTORED}/index/due"`);
  });

  it('is what the alarms watch and the plan backs up', () => {
    const watched = Object.values(stacks.monitoring.findResources('AWS::CloudWatch::Alarm')).flatMap(
      ({ Properties }) => Properties.Dimensions ?? [],
    );
    const tables = watched.filter(({ Name }) => Name === 'TableName').map(({ Value }) => Value);
    expect(new Set(tables)).toEqual(new Set([RESTORED]));
    expect(backedUp(stacks.data)).toContain(`:table/${RESTORED}"`);
  });

  it('leaves the stack’s own table as it is', () => {
    expect(stacks.data.findResources(TABLE)).toEqual(prod.findResources(TABLE));
  });

  it('of another form than a table’s name is refused', () => {
    expect(() => templatesOf({ env: 'prod', restoredTable: 'arn:aws:dynamodb:x' })).toThrow('restoredTable');
  });
});

describe('fixed addresses', () => {
  const behind = (context: Record<string, unknown>) => {
    const { app: _, ...stacks } = templatesOf(context);
    return Object.values(stacks).flatMap((template) =>
      Object.values(template.findResources('AWS::Lambda::Function')).flatMap(({ Properties }) =>
        Properties.VpcConfig ? [Properties.FunctionName] : [],
      ),
    );
  };

  it('are those of synchronizations, events and manual updates, where they are asked for', () => {
    expect(behind(everyOption).toSorted()).toEqual(
      ['manual-update', 'sync-item', 'webhook-event'].map((name) => `saldo-dev-${name}`),
    );
    const { data } = templatesOf(everyOption);
    data.hasOutput('EgressAddresses', { Value: { 'Fn::GetAtt': [Match.stringLikeRegexp('Address1'), 'PublicIp'] } });
    data.resourceCountIs('AWS::EC2::NatGateway', 1);
    data.hasResourceProperties('AWS::EC2::VPCEndpoint', { VpcEndpointType: 'Gateway' });
    expect(behind({ env: 'prod' })).toEqual([]);
    prod.resourceCountIs('AWS::EC2::VPC', 0);
    prod.resourceCountIs('AWS::EC2::NatGateway', 0);
  });

  it('admit no connection from outside', () => {
    const [group] = Object.values(templatesOf(everyOption).data.findResources('AWS::EC2::SecurityGroup'));
    expect(group?.Properties).not.toHaveProperty('SecurityGroupIngress');
  });
});
