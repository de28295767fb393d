import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import cdkJson from '../../../cdk.json' with { type: 'json' };
import { readSettings } from '../../../infra/cdk/settings.ts';
import { addStacks } from '../../../infra/cdk/stacks/stacks.ts';

/** The stacks of an environment with stub code, so that nothing is bundled. @param context as given with `-c` */
export const stacksOf = (context: Record<string, unknown> = {}) => {
  const app = new App({ context: cdkJson.context });
  const given: Record<string, unknown> = { env: 'dev', ...context };
  const stacks = addStacks(
    app,
    readSettings((name) => given[name]),
    () => Code.fromInline('// stub'),
  );
  return { app, ...stacks };
};

const synthesized = (context: Record<string, unknown>) => {
  const { data, jobs, api, web, monitoring } = stacksOf(context);
  return {
    data: Template.fromStack(data),
    jobs: Template.fromStack(jobs),
    api: Template.fromStack(api),
    web: Template.fromStack(web),
    monitoring: Template.fromStack(monitoring),
  };
};

const templates = new Map<string, ReturnType<typeof synthesized>>();

/** The templates of an environment, to be read only: files of one worker share them, for a synthesis takes a second. */
export const templatesOf = (context: Record<string, unknown> = {}) => {
  const name = JSON.stringify(Object.entries({ env: 'dev', ...context }).toSorted());
  const found = templates.get(name) ?? synthesized(context);
  templates.set(name, found);
  return found;
};
