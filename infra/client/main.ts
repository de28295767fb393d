import { writePythonClient } from '../client-python/generate.ts';
import { buildClient } from './build.mjs';
import { writeClient } from './generate.ts';

await writeClient();
await writePythonClient();
await buildClient();
