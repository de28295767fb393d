import { App, Stack } from 'aws-cdk-lib';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { AwsSolutionsChecks } from 'cdk-nag';
import { expect, it } from 'vitest';
import { stacksOf } from './stacks.ts';

const edge = {
  apiDomain: 'api.saldo.example',
  apiCertificateArn: 'arn:aws:acm:sa-east-1:111111111111:certificate/a',
  edgeDomain: 'saldo.example',
  edgeCertificateArn: 'arn:aws:acm:us-east-1:111111111111:certificate/b',
  alarmEmail: 'operator@saldo.example',
  corsOrigins: 'https://app.saldo.example',
};

it.each([
  { name: 'dev', context: { env: 'dev' } },
  { name: 'prod', context: { env: 'prod' } },
  { name: 'prod behind CloudFront with its own domains', context: { env: 'prod', ...edge } },
])('AwsSolutions finds nothing unexplained in $name', ({ context }) => {
  const { app } = stacksOf(context);
  app.synth();
  expect(new AwsSolutionsChecks().validateScope(app)).toEqual({ success: true, violations: [] });
});

it('AwsSolutions would speak up', () => {
  const app = new App();
  new Topic(new Stack(app, 'Careless'), 'PlainTopic');
  expect(new AwsSolutionsChecks().validateScope(app)).toMatchObject({
    success: false,
    violations: [{ ruleName: 'AwsSolutions-SNS3' }],
  });
});
