import { webFolder } from '../cdk/edge/web-files.ts';
import { writeResources } from '../cdk/resources.ts';
import { writeClientSchema } from '../client/generate.ts';
import { writeSite } from '../web/write-site.ts';
import { bundleFunctions } from './bundle.ts';
import { contractProblems } from './contract/contract-problems.ts';
import { writeMcpFunction } from './mcp-function.ts';
import { sizeProblems } from './size-budgets.ts';

const stopAt = (title: string, problems: readonly string[]): void => {
  if (problems.length === 0) return;
  process.stderr.write(`${title}:\n${problems.join('\n')}\n`);
  process.exit(1);
};

writeMcpFunction();
stopAt('The contract and what serves it differ', await contractProblems());
await bundleFunctions();
await writeSite();
stopAt('Functions load more bytes at their start than their budget', sizeProblems());
await writeClientSchema();
stopAt('A fixed name has another logical id: CloudFormation would refuse it', writeResources(webFolder));
