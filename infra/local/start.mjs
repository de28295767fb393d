import { bundleStack, MAIN } from './bundle.mjs';

/** `npm start -- --inspect[=port]` (9229; 0 takes a free one); `--inspect-brk` waits for the debugger. On this machine only. */
const [, flag, port = '9229'] = /^(--inspect(?:-brk)?)(?:=(\d+))?$/m.exec(process.argv.slice(2).join('\n')) ?? [];
if (flag) {
  const { open, waitForDebugger } = await import('node:inspector');
  open(Number(port), '127.0.0.1');
  if (flag === '--inspect-brk') waitForDebugger();
}

process.setSourceMapsEnabled(true);
const bundling = bundleStack(MAIN);
// Loaded while another process bundles: larger packages that every start needs. A missing one is reported by its importer.
const packages = ['@aws-sdk/lib-dynamodb', '@aws-sdk/client-sqs', 'zod/mini', 'dynalite/db/index.js'];
await Promise.allSettled(packages.map((name) => import(name)));
const [main] = await bundling;
await import(main);
