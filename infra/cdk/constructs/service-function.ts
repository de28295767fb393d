import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import {
  Architecture,
  type Code,
  Function as LambdaFunction,
  LoggingFormat,
  RecursiveLoop,
  Runtime,
  RuntimeManagementMode,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Grants } from '../../../shared/contract/grants.ts';
import { variables } from '../../../shared/platform/environment.ts';
import { names } from '../names.ts';
import { publicUrl, type Settings } from '../settings.ts';
import { acknowledge } from './acknowledge.ts';
import { attachGrants } from './attach-grants.ts';
import type { Egress } from './egress.ts';
import { environmentOf } from './function-environment.ts';
import type { ServiceResources } from './service-resources.ts';

/** Where the code of `functions/<file>` comes from; tests give a stub. */
export type CodeOf = (file: string) => Code;

export type FunctionSpec = {
  /** In the function's name: `saldo-<env>-<name>`. */
  name: string;
  /** As under functions/: `api/get-balance.ts`. */
  file: string;
  memoryMb: number;
  timeoutSeconds: number;
  /** It sends to its own queue, a bounded number of times. */
  sendsToItself?: boolean;
  /** Reserved for this function, and its maximum; absent: it shares the account's pool. */
  reservedConcurrency?: number | undefined;
};

/** Common to all functions of a deployment. */
export type Deployment = {
  settings: Settings;
  codeOf: CodeOf;
  logRetention: RetentionDays;
  /** The customer-managed key of logs; null with AWS-managed keys. */
  key: IKey | null;
  /** Null without fixed addresses. */
  egress: Egress | null;
};

/** One Lambda with its own role, which may write its logs and traces only, until `reach` grants more. */
export class ServiceFunction extends Construct {
  readonly fn: LambdaFunction;
  readonly role: Role;

  constructor(
    scope: Construct,
    { name, file, memoryMb, timeoutSeconds, sendsToItself, reservedConcurrency }: FunctionSpec,
    { settings, codeOf, logRetention, key, egress }: Deployment,
  ) {
    super(scope, name);
    const logGroup = new LogGroup(this, 'Logs', {
      logGroupName: names.logGroup(settings.env, name),
      retention: logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
      ...(key && { encryptionKey: key }),
    });
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    this.role.addToPolicy(
      new PolicyStatement({
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [logGroup.logGroupArn],
      }),
    );
    this.fn = new LambdaFunction(this, 'Function', {
      functionName: names.function(settings.env, name),
      description: `functions/${file}`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: codeOf(file),
      memorySize: memoryMb,
      timeout: Duration.seconds(timeoutSeconds),
      role: this.role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      tracing: Tracing.ACTIVE,
      ...egress?.placeOf(name, this.role),
      // Lambda treats the sixteenth repetition of a message as a loop and drops it; waiting for an institution needs more.
      ...(sendsToItself && { recursiveLoop: RecursiveLoop.ALLOW }),
      ...(settings.runtimeVersionArn && {
        runtimeManagementMode: RuntimeManagementMode.manual(settings.runtimeVersionArn),
      }),
      ...(reservedConcurrency && { reservedConcurrentExecutions: reservedConcurrency }),
    });
    this.fn.addEnvironment(variables.commit, settings.commit);
    this.fn.addEnvironment(variables.metricsNamespace, names.metrics(settings.env));
    const url = publicUrl(settings);
    if (url) this.fn.addEnvironment(variables.publicUrl, url);
    acknowledge(
      this.role,
      'IAM5[Resource::*]',
      'X-Ray and network interfaces have no resource-level permissions; no other action has *.',
    );
  }

  /** Grants the permissions of the scope and sets its variables. */
  reach(grants: Grants, resources: ServiceResources, settings: Settings): void {
    attachGrants(this.role, grants, resources);
    for (const [name, value] of Object.entries(environmentOf(grants, resources, settings))) {
      this.fn.addEnvironment(name, value);
    }
  }
}
