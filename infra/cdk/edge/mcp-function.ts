import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { type EdgeLambda, LambdaEdgeEventType } from 'aws-cdk-lib/aws-cloudfront';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { names } from '../names.ts';

export const mcpAnswerCode = (): string => readFileSync(join(import.meta.dirname, 'mcp-answer.js'), 'utf8');

/**
 * The function after the API has answered a call of `/mcp`, a Lambda since functions of CloudFront do not run for answers of 400
 * and more. Lambda@Edge takes a published version, on x86, without variables and tracing. Its role may do nothing: it writes
 * no log, which would appear in the region of each caller.
 */
export const afterMcp = (scope: Construct, env: string): EdgeLambda => {
  const role = new Role(scope, 'McpAnswerRole', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  const fn = new LambdaFunction(scope, 'McpAnswer', {
    functionName: names.edgePart(env, 'mcp'),
    description: 'infra/cdk/edge/mcp-answer.js',
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.X86_64,
    handler: 'index.handler',
    code: Code.fromInline(mcpAnswerCode()),
    memorySize: 128,
    timeout: Duration.seconds(5),
    role,
    // CloudFront's copies of a version outlive it for hours, in which it cannot be deleted.
    currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN },
  });
  // The group that the CDK adds would stay empty.
  fn.node.tryRemoveChild('LogGroup');
  return { functionVersion: fn.currentVersion, eventType: LambdaEdgeEventType.ORIGIN_RESPONSE };
};
