import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stacksOf } from '../../infra/cdk/stacks.ts';

export const ENVIRONMENTS = ['dev', 'staging', 'prod'] as const;

/** Writes the templates of every environment, with stub code in the functions. @returns their files */
export const synthesize = async (folder: string): Promise<{ files: string[]; resources: number }> => {
  const files: string[] = [];
  let resources = 0;
  for (const env of ENVIRONMENTS) {
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
