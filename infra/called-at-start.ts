import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Span } from './compile-ahead.ts';

type Coverage = {
  result: { url: string; functions: { ranges: { startOffset: number; endOffset: number; count: number }[] }[] }[];
};

/** Nothing answers there: a start rehearses without a table. */
const environment = {
  AWS_REGION: 'sa-east-1',
  AWS_ACCESS_KEY_ID: 'nobody',
  AWS_SECRET_ACCESS_KEY: 'nobody',
  AWS_ENDPOINT_URL_DYNAMODB: 'https://127.0.0.1:1',
  TABLE_NAME: 'nothing',
};

/**
 * Loads a bundle as Lambda does, in a process of its own, and tells which of its functions ran until it had initialised.
 * @returns by file name
 */
export const calledAtStart = async (index: string): Promise<Map<string, Span[]>> => {
  const folder = mkdtempSync(join(tmpdir(), 'saldo-start-'));
  try {
    await promisify(execFile)(process.execPath, [index], { env: { ...environment, NODE_V8_COVERAGE: folder } });
    const reports = readdirSync(folder).map((file): Coverage => JSON.parse(readFileSync(join(folder, file), 'utf8')));
    const base = new URL('.', pathToFileURL(index)).href;
    const own = reports.flatMap(({ result }) => result).filter(({ url }) => url.startsWith(base));
    return new Map(
      own.map(({ url, functions }) => {
        const ran = functions.flatMap(({ ranges: [whole] }) => (whole && whole.count > 0 ? [whole] : []));
        return [
          url.slice(base.length),
          ran.map(({ startOffset, endOffset }) => ({ start: startOffset, end: endOffset })),
        ];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
