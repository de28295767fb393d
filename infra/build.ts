import { bundleFunctions } from './bundle.ts';

await bundleFunctions();
