// Runs bundled functions as Lambda does, each with one event, in a process that has nothing but their files and variables.
// Reports their answers, and how often one compiled code from text.
import { readFileSync } from 'node:fs';

const context = { functionName: 'test', awsRequestId: 'test', getRemainingTimeInMillis: () => 29_000 };
const answers = {};
let generated = 0;
globalThis.Function = new Proxy(Function, {
  construct: (target, args) => {
    generated += 1;
    return Reflect.construct(target, args);
  },
});
for (const { name, bundle, event } of JSON.parse(readFileSync(process.argv[2], 'utf8'))) {
  const { handler } = await import(bundle);
  answers[name] = event ? await handler(event, context) : typeof handler;
}
process.stdout.write(`\nANSWERS ${JSON.stringify({ answers, generated })}\n`, () => process.exit(0));
