import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startLocalStack } from '../../../infra/local/stack.ts';
import { demoFixture } from '../../../infra/sandbox/demo/demo.ts';
import { operations } from '../../../shared/contract/registry.ts';
import { openApiDocument } from '../../../shared/openapi/document.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';
import { stackClient } from '../../support/stack-client.ts';
import { cacheFolder } from '../engines/cache.ts';
import { javaArchives } from '../engines/java.ts';
import type { Outcome } from '../engines/process.ts';
import { run } from '../engines/process.ts';
import { pythonPrograms } from '../engines/python.ts';
import { runSteps, type Step } from '../engines/steps.ts';
import { inWork, must, programs } from './programs.ts';

/** Of 100; the score of a ruler is one figure of many, and no aim by itself. */
const LEAST_SCORE = 90;

const document = inWork('openapi.json');

const has = async (file: string, args: readonly string[]): Promise<boolean> =>
  (await run(file, args, { within: 60_000 })).code === 0;

const writeDocument = async (): Promise<void> => {
  await mkdir(inWork(), { recursive: true });
  await writeFile(document, JSON.stringify(openApiDocument({ serverUrl: 'http://localhost:3000' })));
};

/** What two outside rulers give the document. */
export const agentReady = async (): Promise<Outcome> => {
  const [npm, python] = [await programs(), await pythonPrograms(join(import.meta.dirname, 'requirements.txt'))];
  await writeDocument();
  const redocly = Number(/Agent Readiness:\s*([\d.]+)\/100/.exec(await must(npm('redocly'), ['score', document]))?.[1]);
  const audited = await must(python('agent-ready'), [document]);
  const agent = Number(/score: ([\d.]+)\/100/.exec(audited)?.[1]);
  return {
    holds: redocly >= LEAST_SCORE && agent >= LEAST_SCORE,
    ran: `redocly ${redocly}, openapi-agent-ready ${agent} of 100`,
  };
};

const TYPESCRIPT = {
  compilerOptions: {
    ...{ target: 'ES2022', module: 'ESNext', moduleResolution: 'bundler', lib: ['ES2022', 'DOM'] },
    ...{ strict: true, noEmit: true, skipLibCheck: true },
  },
};

/** Reads that need no id, as the names of functions in Python. */
const reads = operations
  .filter(
    ({ method, name, query, grants }) =>
      method === 'GET' && grants.table === 'read' && !/by-account|deliver/.test(name) && query !== null,
  )
  .map(({ name }) => name.replaceAll('-', '_'));

const withKey = async <Result>(act: (url: string, key: string) => Promise<Result>): Promise<Result> => {
  const users = demoFixture(dateInSaoPaulo(systemClock())).users.filter(({ id }) => id === 'ana');
  const stack = await startLocalStack({ fixture: { users } });
  try {
    const scopes = ['read', 'account'];
    const { key } = await stackClient(stack.url).control<{ key: string }>('POST', 'users/ana/keys', { scopes });
    return await act(stack.url, key);
  } finally {
    await stack.close();
  }
};

/** Seven generators make clients that compile; one of them calls every read that needs no id. */
export const generators = async (): Promise<Outcome> => {
  const npm = await programs();
  const python = await pythonPrograms(join(import.meta.dirname, 'requirements.txt'));
  const archives = await javaArchives(join(import.meta.dirname, 'pom.xml'));
  await writeDocument();
  const made = (name: string): string => inWork('out', name);
  await rm(made(''), { recursive: true, force: true });
  const byArchive = (generator: string) =>
    must('java', [
      '-cp',
      join(archives, '*'),
      'org.openapitools.codegen.OpenAPIGenerator',
      'generate',
      '-i',
      document,
      '-g',
      generator,
      '-o',
      made(generator),
    ]);
  const typed = async (folder: string) => {
    await writeFile(join(made(folder), 'tsconfig.json'), JSON.stringify({ ...TYPESCRIPT, include: ['**/*.ts'] }));
    await must(npm('tsc'), ['-p', made(folder)]);
  };
  let called = 0;
  const missing: string[] = [];
  const steps: Step[] = [
    {
      does: 'openapi-typescript',
      run: async () => {
        await must(npm('openapi-typescript'), [document, '-o', join(made('openapi-typescript'), 'schema.ts')]);
        await typed('openapi-typescript');
      },
    },
    {
      does: 'hey-api',
      run: async () => {
        await must(npm('openapi-ts'), ['-i', document, '-o', made('hey-api')], { cwd: inWork() });
        await must(npm('tsc'), [
          '--noEmit',
          '--skipLibCheck',
          '--strict',
          ...['--module', 'ESNext', '--moduleResolution', 'bundler'],
          join(made('hey-api'), 'types.gen.ts'),
        ]);
      },
    },
    {
      does: 'openapi-python-client',
      run: async () => {
        const folder = made('openapi_python_client');
        const path = `${join(cacheFolder('python', 'generators'), 'bin')}:${process.env.PATH}`;
        await must(
          python('openapi-python-client'),
          ['generate', '--path', document, '--output-path', folder, '--meta', 'none'],
          { env: { ...process.env, PATH: path } },
        );
        await must(python('python'), ['-m', 'compileall', '-q', folder]);
      },
    },
    {
      does: 'python',
      run: async () => {
        await byArchive('python');
        called = await withKey(async (url, key) =>
          Number(
            await must(python('python'), [
              join(import.meta.dirname, 'read-everything.py'),
              made('python'),
              url,
              key,
              ...reads,
            ]),
          ),
        );
        if (called < 16) throw new Error(`${called} reads answered`);
      },
    },
    {
      does: 'typescript-fetch',
      run: async () => {
        await byArchive('typescript-fetch');
        await typed('typescript-fetch');
      },
    },
    {
      does: 'java',
      run: async () => {
        await byArchive('java');
        await must('mvn', ['-q', '-B', '-Dmaven.test.skip=true', 'compile'], { cwd: made('java') });
      },
    },
    {
      does: 'go',
      run: async () => {
        await byArchive('go');
        if (!(await has('go', ['version']))) return void missing.push('go: not compiled, no Go');
        await rm(join(made('go'), 'test'), { recursive: true, force: true });
        await must('go', ['build', './...'], { cwd: made('go'), env: { ...process.env, GOFLAGS: '-mod=mod' } });
      },
    },
  ];
  const { held, failed } = await runSteps(steps);
  return {
    holds: failed === 0,
    ran: [`${held} of ${steps.length} clients compile, ${called} reads called`, ...missing].join('; '),
  };
};
