import { App, Stack } from 'aws-cdk-lib';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { AwsSolutionsChecks } from 'cdk-nag';
import { expect, it } from 'vitest';
import { everyOption, templatesOf } from './stacks.ts';

it.each([
  ['dev', {}],
  ['dev with every option', everyOption],
  ['prod', { env: 'prod' }],
])('AwsSolutions finds nothing unexplained in %s', (_name, context) => {
  const { app } = templatesOf(context);
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
