// One cold start, as Lambda does it: the bundle is loaded, then invoked once. Runs on Lambda's Node, without packages.
const { readFileSync } = process.getBuiltinModule('node:fs');
const { createRequire } = process.getBuiltinModule('node:module');

const [, , task] = process.argv;
const { bundle, event, next, waves, says = '' } = JSON.parse(readFileSync(task, 'utf8'));
globalThis.benchWaves = waves;
const context = {
  functionName: 'bench',
  functionVersion: '$LATEST',
  awsRequestId: 'a3de505e-f16b-42f4-b3e6-bcd2e4a73903',
  getRemainingTimeInMillis: () => 29_000,
};
const cpuMs = (since) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

const cpu = process.cpuUsage();
const start = performance.now();
const { handler } = bundle.endsWith('.mjs') ? await import(bundle) : createRequire(bundle)(bundle);
const imported = performance.now();
const result = await handler(event, context);
const end = performance.now();
const sample = {
  importMs: imported - start,
  firstMs: end - imported,
  totalMs: end - start,
  cpuMs: cpuMs(cpu),
  nextCpuMs: 0,
  status: result?.statusCode,
  served: String(result?.body).includes(says),
  body: String(result?.body).slice(0, 300),
};
if (next) {
  const before = process.cpuUsage();
  await handler(next, context);
  sample.nextCpuMs = cpuMs(before);
}
process.stdout.write(`\nBENCH ${JSON.stringify(sample)}\n`, () => process.exit(0));
