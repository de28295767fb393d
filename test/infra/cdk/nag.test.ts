import { App, CfnResource, Stack } from 'aws-cdk-lib';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { AwsSolutionsChecks } from 'cdk-nag';
import { afterEach, describe, expect, it, vi } from 'vitest';
import cdkJson from '../../../cdk.json' with { type: 'json' };
import { everyOption, rotatingProd, stacksOf, templatesOf } from './stacks.ts';

/** What takes long. `.ci/run` asks for it; dev, staging and prod as they are run under both checkers in its own syntheses. */
const thorough = Boolean(process.env.WHOLE);

it('AwsSolutions finds nothing unexplained in dev with every option', () => {
  const { app } = templatesOf(everyOption);
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

describe("the CDK's own check of templates", () => {
  afterEach(() => vi.unstubAllEnvs());

  it.runIf(thorough).each([
    ['every option', everyOption],
    ['a rotation', rotatingProd],
  ])('finds nothing with %s', (_name, context) => {
    const { app } = stacksOf(context);
    vi.stubEnv('CDK_VALIDATION', 'true');
    expect(() => app.synth()).not.toThrow();
  });

  it('would speak up', () => {
    const app = new App({ context: cdkJson.context });
    new CfnResource(new Stack(app, 'Careless'), 'Topic', { type: 'AWS::SNS::Topic', properties: { Name: 'none' } });
    vi.stubEnv('CDK_VALIDATION', 'true');
    expect(() => app.synth()).toThrow();
  });
});
