import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoFixture } from '../../infra/sandbox/demo/demo.ts';
import { systemClock } from '../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';
import { startStack, type TestStack } from '../support/stack.ts';

// The commands of .github/how-to, as a stranger types them, against a stack of its own.

const root = join(import.meta.dirname, '../..');
const guides = join(root, '.github/how-to');
const files = readdirSync(guides);
const read = (file: string): string => readFileSync(join(guides, file), 'utf8');
const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;

const blocks = (text: string): string[] =>
  [...text.matchAll(/^( *)```sh\n([\s\S]*?)^ *```$/gm)].map(([, indent = '', code = '']) =>
    code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
const lines = (text: string): string[] => blocks(text).flatMap((block) => block.split('\n').filter(Boolean));
const ofNpm = (line: string): boolean => line.startsWith('npm ');

let stack: TestStack;
let folder: string;
beforeAll(async () => {
  const users = demoFixture(dateInSaoPaulo(systemClock())).users.filter(({ id }) => id === 'ana');
  stack = await startStack({ users });
  folder = mkdtempSync(join(tmpdir(), 'saldo-how-to-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await stack.close();
});

/** Every command of a page in one shell, each of which must succeed. */
const typed = (file: string): Promise<{ code: unknown; out: string }> => {
  const here = (code: string) => code.replaceAll(/(?:http:\/\/)?localhost:3000/g, stack.url);
  const commands = lines(read(file)).filter((line) => !ofNpm(line));
  return new Promise((resolve) =>
    execFile('bash', ['-euo', 'pipefail', '-c', here(commands.join('\n'))], { cwd: folder }, (error, out, err) =>
      resolve({ code: error ? error.code : 0, out: out + err }),
    ),
  );
};

/** What the last lines of a page show. */
const shows: Readonly<Record<string, readonly RegExp[]>> = {
  'first-program.md': [/"ready":true/, /"interpretation"/, /[A-ZÀ-Ú][^\n]* \d+(?:\.\d+)?\n/],
  'webhook.md': [/"eventType":"webhook\.test"[\s\S]*"status":"delivered"/, /transactions\.changed/],
  'time-travel.md': [/"renew-limits"/, /"subject":"[^"]*Aluguel de teste/, /"starting_balance"/],
  'debug.md': [/HTTP\/1\.1 500[\s\S]*x-request-id/i],
};

describe('how-tos', () => {
  it('are six, of one screen each', () => {
    expect(files.toSorted()).toEqual(
      [
        'add-a-field.md',
        'add-an-operation.md',
        'debug.md',
        'first-program.md',
        'time-travel.md',
        'webhook.md',
      ].toSorted(),
    );
    expect(files.filter((file) => read(file).trimEnd().split('\n').length > 50)).toEqual([]);
  });

  it.each(Object.keys(shows))(
    '%s works as it stands',
    async (file) => {
      const { code, out } = await typed(file);
      expect([code, out]).toEqual([0, expect.anything()]);
      for (const shown of shows[file] ?? []) expect(out).toMatch(shown);
      if (file !== 'debug.md') expect(out).not.toContain('"error":"');
    },
    120_000,
  );

  it('name scripts and tests that there are', () => {
    const commands = files.flatMap((file) => lines(read(file)).filter(ofNpm));
    const asked = commands.flatMap((line) => [...line.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name = '']) => name));
    expect(asked.filter((name) => name !== 'ci' && !Object.hasOwn(scripts, name))).toEqual([]);
    const tests = commands.flatMap((line) => [...line.matchAll(/ (test\/\S+)/g)].map(([, path = '']) => path));
    expect(tests.length).toBeGreaterThan(3);
    expect(tests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
