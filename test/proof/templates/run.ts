import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Outcome } from '../engines/process.ts';
import { run } from '../engines/process.ts';
import { pythonPrograms } from '../engines/python.ts';
import { accepted } from './accepted-checks.ts';
import { ENVIRONMENTS, type Environment, synthesize } from './synthesize.ts';

const WITHIN_MS = 600_000;
const ROOT = join(import.meta.dirname, '..', '..', '..');

const requirements = (tool: string): string => join(import.meta.dirname, tool, 'requirements.txt');

const inTemplates = async <Result>(
  environments: readonly Environment[],
  work: (made: Awaited<ReturnType<typeof synthesize>>, folder: string) => Promise<Result>,
) => {
  const folder = await mkdtemp(join(tmpdir(), 'saldo-templates-'));
  try {
    return await work(await synthesize(folder, environments), folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** AWS's own rules of templates; those that are left out, with the reason, are in .cfnlintrc. */
export const cfnLint = async (): Promise<Outcome> => {
  const program = await pythonPrograms(requirements('cfn-lint'));
  return inTemplates(ENVIRONMENTS, async ({ files, resources }) => {
    const { code, out } = await run(program('cfn-lint'), ['--template', ...files], { cwd: ROOT, within: WITHIN_MS });
    if (code !== 0) console.log(out);
    return { holds: code === 0, ran: `${files.length} templates, ${resources} resources` };
  });
};

const found = z.object({ check_id: z.string(), check_name: z.string(), resource: z.string() });
const report = z.object({
  results: z.object({ failed_checks: z.array(found) }),
  summary: z.object({ passed: z.int(), failed: z.int() }),
});

/** Rules of security, for prod: the other environments leave out what costs money. What is accepted stands in `accepted-checks.ts` with its reason; one that finds nothing any more fails. */
export const checkov = async (): Promise<Outcome> => {
  const program = await pythonPrograms(requirements('checkov'));
  return inTemplates(['prod'], async ({ files }, folder) => {
    const args = ['--directory', folder, '--framework', 'cloudformation', '--compact', '--quiet', '--output', 'json'];
    const { out } = await run(program('checkov'), [...args, '--skip-download'], { within: WITHIN_MS });
    const { results, summary } = report.parse(JSON.parse(out.slice(out.indexOf('{'))));
    const failed = new Set(results.failed_checks.map(({ check_id }) => check_id));
    const unknown = results.failed_checks.filter(({ check_id }) => !Object.hasOwn(accepted, check_id));
    for (const { check_id, check_name, resource } of unknown)
      console.log(`proof: ${check_id} ${check_name}: ${resource}`);
    const mended = Object.keys(accepted).filter((id) => !failed.has(id));
    for (const id of mended) console.log(`proof: ${id} is accepted and finds nothing`);
    return {
      holds: unknown.length === 0 && mended.length === 0 && summary.passed > 0,
      ran: `${files.length} templates, ${summary.passed} checks passed, ${summary.failed} accepted by ${failed.size} rules`,
    };
  });
};

const creation = z.object({
  resources: z.int(),
  created: z.int(),
  types: z.int(),
  lacking: z.array(z.string()),
  refused: z.array(z.string()),
});

/** Each resource by the calls of its API, in moto, whose CloudFormation knows fewer types. What moto lacks is named and fails nothing. */
export const inMoto = async (): Promise<Outcome> => {
  const program = await pythonPrograms(join(import.meta.dirname, '..', 'aws-stand-ins', 'requirements.txt'));
  const outcomes = await Promise.all(
    (['dev', 'prod'] as const).map((environment) =>
      inTemplates([environment], async ({ stacks }, folder) => {
        const file = join(folder, 'stacks.json');
        await writeFile(file, JSON.stringify(stacks));
        const script = join(import.meta.dirname, 'create-in-moto.py');
        const { code, out } = await run(program('python'), [script, file], { within: WITHIN_MS });
        if (code !== 0) throw new Error(out);
        const result = creation.parse(JSON.parse(out.trim().split('\n').at(-1) ?? ''));
        for (const text of result.refused) console.log(`proof: ${environment}: refused: ${text}`);
        for (const text of result.lacking) console.log(`proof: ${environment}: not created: ${text}`);
        return { environment, ...result };
      }),
    ),
  );
  return {
    holds: outcomes.every(({ refused, created }) => refused.length === 0 && created > 0),
    ran: outcomes
      .map(({ environment, created, resources, types }) => `${environment}: ${created} of ${resources}, ${types} types`)
      .join('; '),
  };
};
