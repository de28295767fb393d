import { join } from 'node:path';
import { javaArchives } from '../engines/java.ts';
import { MissingError } from '../engines/missing.ts';
import { freePort, run, serve } from '../engines/process.ts';
import { pythonPrograms } from '../engines/python.ts';

/** Set before a client of the product is loaded: each reads its address then. */
export const AWS = {
  AWS_REGION: 'sa-east-1',
  AWS_DEFAULT_REGION: 'sa-east-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
};

const START_WITHIN_MS = 120_000;

export const startMoto = async () => {
  const program = await pythonPrograms(join(import.meta.dirname, 'requirements.txt'));
  const port = await freePort();
  return serve(program('moto_server'), ['--host', '127.0.0.1', '--port', String(port)], {
    url: `http://127.0.0.1:${port}`,
    within: START_WITHIN_MS,
    env: { ...process.env, ...AWS },
  });
};

export const startElasticMq = async () => {
  const archives = await javaArchives(join(import.meta.dirname, 'pom.xml'));
  if ((await run('javac', ['-version'], { within: 60_000 })).code !== 0)
    throw new MissingError('no Java compiler (javac)');
  const port = await freePort();
  const source = join(import.meta.dirname, 'ElasticMq.java');
  return serve('java', ['-Xmx256m', '-cp', join(archives, '*'), source, String(port)], {
    url: `http://127.0.0.1:${port}`,
    within: START_WITHIN_MS,
  });
};
