import { buildClient } from './build.mjs';
import { writeClient } from './generate.ts';

await writeClient();
await buildClient();
