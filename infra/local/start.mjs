import { bundleStack, MAIN } from './bundle.mjs';

process.setSourceMapsEnabled(true);
const bundling = bundleStack(MAIN);
// Loaded while another process bundles: larger packages that every start needs. A missing one is reported by its importer.
const packages = ['@aws-sdk/lib-dynamodb', '@aws-sdk/client-sqs', 'zod/mini', 'dynalite/db/index.js'];
await Promise.allSettled(packages.map((name) => import(name)));
const [main] = await bundling;
await import(main);
