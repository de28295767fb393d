import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stacksOf } from '../../infra/cdk/stacks.ts';

export const ENVIRONMENTS = ['dev', 'staging', 'prod'] as const;

export type Environment = (typeof ENVIRONMENTS)[number];

/** Writes the templates of environments, with stub code in the functions. @returns their files */
export const synthesize = async (
  folder: string,
  environments: readonly Environment[],
): Promise<{ files: string[]; resources: number }> => {
  const files: string[] = [];
  let resources = 0;
  for (const env of environments) {
    await mkdir(join(folder, env), { recursive: true });
    for (const { stackName, template } of stacksOf({ env }).app.synth().stacks) {
      const file = join(folder, env, `${stackName}.template.json`);
      await writeFile(file, JSON.stringify(template, null, 1));
      files.push(file);
      resources += Object.keys(template.Resources).length;
    }
  }
  return { files, resources };
};
