import { bundleFunctions } from './bundle.ts';
import { writeClientSchema } from './client/generate.ts';
import { contractProblems } from './contract/contract-problems.ts';

const problems = await contractProblems();
if (problems.length > 0) {
  process.stderr.write(`The contract and what serves it differ:\n${problems.join('\n')}\n`);
  process.exit(1);
}
await bundleFunctions();
await writeClientSchema();
