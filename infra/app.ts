import { setImmediate } from 'node:timers/promises';
import { App, Validations } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { AwsSolutionsChecks } from 'cdk-nag';
import { bundleFolder, bundleFunctions } from './bundle.ts';
import { readSettings } from './settings.ts';
import { addStacks } from './stacks/stacks.ts';

await bundleFunctions();
// Metadata tells where constructs were made, down to who resumed this module: always the same from here.
await setImmediate();
const app = new App();
addStacks(
  app,
  readSettings((name) => app.node.tryGetContext(name)),
  (file) => Code.fromAsset(bundleFolder(file)),
);
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
app.synth();
