import { bundleStack } from './bundle.mjs';

process.setSourceMapsEnabled(true);
const bundling = bundleStack('infra/local/main.ts');
// Loaded while another process bundles: the larger packages of the stack. A missing one is reported by its importer.
const packages = [
  '@aws-sdk/client-dynamodb',
  '@aws-sdk/client-sqs',
  '@modelcontextprotocol/server',
  'dynalite/db/index.js',
];
await Promise.allSettled(packages.map((name) => import(name)));
const [main] = await bundling;
await import(main);
