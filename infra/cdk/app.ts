import { setImmediate } from 'node:timers/promises';
import { App, Validations } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { AwsSolutionsChecks } from 'cdk-nag';
import { bundleFolder, bundleFunctions } from '../build/bundle.ts';
import { writeSite } from '../web/write-site.ts';
import { webFolder } from './edge/web-files.ts';
import { readSettings } from './settings.ts';
import { addStacks } from './stacks/stacks.ts';

// `.ci/run` bundles once for all environments.
if (!process.env.SALDO_BUNDLED) await Promise.all([bundleFunctions(), writeSite()]);
// CDK metadata contains the call stack of each construct. After this turn the stack is the same in every run.
await setImmediate();
const app = new App();
addStacks(
  app,
  readSettings((name) => app.node.tryGetContext(name)),
  { codeOf: (file) => Code.fromAsset(bundleFolder(file)), webFolder },
);
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
app.synth();
