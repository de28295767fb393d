import { webFolder } from '../cdk/edge/web-files.ts';
import { writeResources } from '../cdk/resources.ts';
import { writeClient } from '../client/generate.ts';
import { writePythonClient } from '../client-python/generate.ts';
import { writeSite } from '../web/write-site.ts';
import { bundleFunctions } from './bundle.ts';
import { contractProblems } from './contract/contract-problems.ts';
import { writeMcpFunction } from './mcp-function.ts';
import { completeBudgets, sizeProblems } from './size-budgets.ts';
import { writeBillOfMaterials } from './supply/bill-of-materials.ts';

const stopAt = (title: string, problems: readonly string[]): void => {
  if (problems.length === 0) return;
  process.stderr.write(`${title}:\n${problems.join('\n')}\n`);
  process.exit(1);
};

// All that is generated comes first: a check that fails leaves nothing half-written.
writeMcpFunction();
await writeClient();
await writePythonClient();
stopAt('The contract and what serves it differ', await contractProblems());
await bundleFunctions();
await writeSite();
writeBillOfMaterials('dist/sbom.cdx.json');
const { budgets, changes } = completeBudgets();
for (const change of changes) process.stdout.write(`${change}\n`);
stopAt('Functions load more bytes at their start than their budget', sizeProblems(undefined, budgets));
stopAt('A fixed name has another logical id: CloudFormation would refuse it', writeResources(webFolder));
process.stdout.write('Contract, examples, bundles and budgets hold.\n');
