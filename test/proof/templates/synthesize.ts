import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stacksOf } from '../../infra/cdk/stacks.ts';

export const ENVIRONMENTS = ['dev', 'staging', 'prod'] as const;

export type Environment = (typeof ENVIRONMENTS)[number];

export type Stack = { name: string; region: string; template: object };

/** Writes the templates of environments, with stub code in the functions. @returns their files, and what is in them */
export const synthesize = async (
  folder: string,
  environments: readonly Environment[],
): Promise<{ files: string[]; resources: number; stacks: Stack[] }> => {
  const files: string[] = [];
  const stacks: Stack[] = [];
  let resources = 0;
  for (const env of environments) {
    await mkdir(join(folder, env), { recursive: true });
    for (const { stackName, template, environment } of stacksOf({ env }).app.synth().stacks) {
      const file = join(folder, env, `${stackName}.template.json`);
      await writeFile(file, JSON.stringify(template, null, 1));
      files.push(file);
      stacks.push({ name: stackName, region: environment.region, template });
      resources += Object.keys(template.Resources).length;
    }
  }
  return { files, resources, stacks };
};
