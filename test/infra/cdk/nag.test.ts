import { App, Stack } from 'aws-cdk-lib';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { AwsSolutionsChecks } from 'cdk-nag';
import { expect, it } from 'vitest';
import { stacksOf } from './stacks.ts';

it.each([
  { name: 'dev', context: { env: 'dev' } },
  { name: 'prod', context: { env: 'prod' } },
  {
    name: 'prod with every option',
    context: { env: 'prod', alarmEmail: 'operator@saldo.example', corsOrigins: 'https://other.saldo.example' },
  },
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
