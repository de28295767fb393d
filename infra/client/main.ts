import { writeClientSchema } from './generate.ts';

await writeClientSchema();
