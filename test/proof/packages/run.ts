import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalStack } from '../../../infra/local/stack.ts';
import { demoFixture } from '../../../infra/sandbox/demo/demo.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';
import { codeBlocks, codeSamplesIn, packClient } from '../../support/packed-client.ts';
import { stackClient } from '../../support/stack-client.ts';
import { cacheFolder } from '../engines/cache.ts';
import { MissingError } from '../engines/missing.ts';
import { type Outcome, run } from '../engines/process.ts';
import { pythonPrograms } from '../engines/python.ts';
import { runSteps, type Step } from '../engines/steps.ts';

const WITHIN_MS = 300_000;
const ROOT = join(import.meta.dirname, '..', '..', '..');
const PYTHON_PACKAGE = join(ROOT, 'infra', 'client-python');
const NODE_24 = '24.21.0';
const PYENV = join(homedir(), '.pyenv', 'versions');

/** A stranger's folder, the service, and a key that may do everything. */
type World = { folder: string; url: string; key: string };

type RunOptions = { cwd?: string; env?: NodeJS.ProcessEnv };

/** @throws Error with the last lines of what it printed */
const must = async (file: string, args: readonly string[], options: RunOptions = {}): Promise<string> => {
  const { code, out } = await run(file, args, { within: WITHIN_MS, ...options });
  if (code !== 0) throw new Error(`${file.split('/').at(-1)}: ${out.split('\n').slice(-12).join('\n')}`);
  return out;
};

/** This Node, and the one of Lambda where npm has it. */
const nodes = async (missing: string[]): Promise<string[]> => {
  const home = cacheFolder('node-24');
  const name = `node-linux-${process.arch}`;
  const { code } = await run('npm', ['install', '--prefix', home, '--no-audit', '--no-fund', `${name}@${NODE_24}`], {
    within: WITHIN_MS,
  });
  if (code === 0) return [process.execPath, join(home, 'node_modules', name, 'bin', 'node')];
  missing.push('no Node 24');
  return [process.execPath];
};

const readmeCalls = async (language: string, file: string): Promise<string[]> =>
  (await codeBlocks(file, language)).filter((block) => block.includes('http://localhost:3000'));

/** Installs the tarball in an empty folder and runs there what its README shows. */
const nodeSteps = ({ folder, url, key }: World, programs: readonly string[], samples: readonly string[]): Step[] => {
  const home = join(folder, 'node');
  const env = { PATH: process.env.PATH, SALDO_KEY: key, KEY: key };
  const shown = async () => [
    ...(await readmeCalls('js', 'infra/client/README.md')),
    ...(await readmeCalls('js', 'README.md')),
  ];
  const install: Step = {
    does: 'npm install of the tarball',
    run: async () => {
      await mkdir(home);
      const tarball = await packClient(home);
      await rm(join(home, 'node_modules'), { recursive: true });
      await must('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: home });
    },
  };
  const runs = programs.map(
    (node): Step => ({
      does: `what the READMEs show, on ${node}`,
      run: async () => {
        await cp(join(ROOT, 'infra/client/examples/month.mjs'), join(home, 'month.mjs'));
        const month = await must(node, ['month.mjs', url], { cwd: home, env });
        if (!/ in all$/m.test(month)) throw new Error(month);
        for (const [at, block] of (await shown()).entries()) {
          await writeFile(join(home, `${at}.mjs`), block.replaceAll('http://localhost:3000', url));
          await must(node, [`${at}.mjs`], { cwd: home, env });
        }
      },
    }),
  );
  const types: Step = {
    does: 'types of the samples, with TypeScript 5',
    run: async () => {
      const sources = [...samples, ...(await shown()), ...(await codeBlocks('infra/client/README.md', 'ts'))];
      await mkdir(join(home, 'typed'));
      for (const [at, source] of sources.entries())
        await writeFile(join(home, 'typed', `${at}.mts`), `${source}\nexport {};\n`);
      const compilerOptions = {
        ...{ target: 'ES2022', module: 'NodeNext', lib: ['ES2023', 'DOM'], strict: true, noEmit: true },
        ...{ types: ['node'], typeRoots: [join(ROOT, 'node_modules/@types')] },
      };
      await writeFile(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['typed'] }));
      await must(process.execPath, [join(ROOT, 'infra/client/node_modules/typescript/bin/tsc'), '-p', home]);
    },
  };
  return [install, ...runs, types];
};

/** Pythons of this machine that can run the package, by version. */
const pythons = async (first: string): Promise<Map<string, string>> => {
  const kept = (await readdir(PYENV).catch(() => [])).map((version) => join(PYENV, version, 'bin', 'python'));
  const names = ['python3.10', 'python3.11', 'python3.12', 'python3.13', 'python3.14'];
  const found = new Map<string, string>();
  for (const python of [first, ...names, ...kept]) {
    const { code, out } = await run(python, ['--version'], { within: 30_000 });
    const [, version = '', minor = '0'] = /^Python (3\.(\d+))/.exec(out) ?? [];
    if (code === 0 && Number(minor) >= 10 && !found.has(version)) found.set(version, python);
  }
  return found;
};

/** Builds the wheel, installs it in an empty folder and runs its tests and README there, on each Python. */
const pythonSteps = async ({ folder, url, key }: World, samples: readonly string[]) => {
  const program = await pythonPrograms(join(import.meta.dirname, 'requirements.txt'));
  const interpreters = await pythons(program('python'));
  const home = join(folder, 'python');
  const site = join(home, 'site');
  const libraries = (
    await must(program('python'), ['-c', 'import sysconfig; print(sysconfig.get_paths()["purelib"])'])
  ).trim();
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, SALDO_KEY: key, PYTHONPATH: `${site}:${libraries}` };
  const blocks = await codeBlocks('infra/client-python/README.md', 'python');
  const shown = blocks.filter((block) => block.includes('http://localhost:3000'));
  const install: Step = {
    does: 'the wheel, built and installed',
    run: async () => {
      await mkdir(home);
      // A copy: what a build leaves behind stays out of the repository.
      await cp(PYTHON_PACKAGE, join(home, 'source'), { recursive: true });
      const wheel = ['-m', 'build', '--wheel', '--no-isolation', '--outdir', home, join(home, 'source')];
      await must(program('python'), wheel);
      const file = join(home, 'saldo_client-0.1.0-py3-none-any.whl');
      await must(program('python'), ['-m', 'pip', 'install', '--quiet', '--no-deps', '--target', site, file]);
    },
  };
  const runs = [...interpreters.values()].map(
    (python): Step => ({
      does: `tests and README, on ${python}`,
      run: async () => {
        await must(python, ['-m', 'unittest', 'discover', '-s', join(home, 'source', 'tests')], { cwd: home, env });
        const month = await must(python, [join(home, 'source/examples/month.py'), url], { cwd: home, env });
        if (!/ in all$/m.test(month)) throw new Error(month);
        for (const block of shown)
          await must(python, ['-c', block.replaceAll('http://localhost:3000', url)], { cwd: home, env });
      },
    }),
  );
  const types: Step = {
    does: 'types of package, tests and samples, with mypy --strict',
    run: async () => {
      await mkdir(join(home, 'typed'));
      for (const [at, source] of [...samples, ...blocks].entries())
        await writeFile(join(home, 'typed', `sample_${at}.py`), source);
      const checked = ['-p', 'saldo_client'];
      await must(program('python'), ['-m', 'mypy', '--strict', ...checked], {
        cwd: home,
        env: { ...env, MYPYPATH: site },
      });
      const files = [join(home, 'typed'), join(home, 'source/tests'), join(home, 'source/examples')];
      for (const file of files)
        await must(program('python'), ['-m', 'mypy', '--strict', file], { cwd: home, env: { ...env, MYPYPATH: site } });
    },
  };
  return { steps: [install, ...runs, types], versions: [...interpreters.keys()] };
};

/** The packed clients, as strangers install them, against the running service. */
export const packages = async (): Promise<Outcome> => {
  const missing: string[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'saldo-packages-'));
  const users = demoFixture(dateInSaoPaulo(systemClock())).users.filter(({ id }) => id === 'ana');
  const stack = await startLocalStack({ fixture: { users } });
  try {
    const scopes = ['read', 'write', 'sync', 'memories', 'account'];
    const { key } = await stackClient(stack.url).control<{ key: string }>('POST', 'users/ana/keys', { scopes });
    const world = { folder, url: stack.url, key };
    const reference = Object(await (await fetch(`${stack.url}/openapi.json`)).json());
    const programs = await nodes(missing);
    const node = nodeSteps(world, programs, codeSamplesIn(reference, 'TypeScript'));
    const python = await pythonSteps(world, codeSamplesIn(reference, 'Python')).catch((error: unknown) => {
      if (!(error instanceof MissingError)) throw error;
      missing.push(error.message);
      return { steps: [], versions: [] };
    });
    const { held, failed } = await runSteps([...node, ...python.steps]);
    const versions = await Promise.all(programs.map((file) => must(file, ['--version'])));
    const ran = [`${held} of ${held + failed} steps`, `Node ${versions.map((one) => one.trim()).join(', ')}`];
    const withPython = python.versions.length > 0 ? [`Python ${python.versions.join(', ')}`] : [];
    return { holds: failed === 0, ran: [...ran, ...withPython, ...missing].join('; ') };
  } finally {
    await stack.close();
    await rm(folder, { recursive: true });
  }
};
