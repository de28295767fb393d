import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { jsonLinesFiles, readJsonLines } from './json-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'saldo-lines-'));
const url = pathToFileURL(`${folder}/`);
const schema = z.strictObject({ ask: z.string(), min: z.optional(z.number()) });
const read = (text: string) => {
  writeFileSync(join(folder, '2026-11-23-a-set.jsonl'), text);
  return readJsonLines(new URL('2026-11-23-a-set.jsonl', url), schema);
};
afterAll(() => rmSync(folder, { recursive: true }));

it('reads a record from each line, in order', () =>
  expect(read('{"ask":"é"}\n{"ask":"b","min":1}\n')).toEqual([{ ask: 'é' }, { ask: 'b', min: 1 }]));

it.each(['{"ask":1}', '{"ask":"b","mni":1}', '{"ask":"b"', '', 'null'])('names file and line of %j', (line) =>
  expect(() => read(`{"ask":"a"}\n${line}\n{"ask":"c"}`)).toThrow(/2026-11-23-a-set\.jsonl:2: /),
);

it('lists the files of a folder by their date, and refuses others', () => {
  read('{"ask":"a"}\n');
  writeFileSync(join(folder, '2026-11-22-z.jsonl'), '');
  expect(jsonLinesFiles(url).map(({ name }) => name)).toEqual(['z', 'a-set']);
  writeFileSync(join(folder, 'notes.txt'), '');
  expect(() => jsonLinesFiles(url)).toThrow('notes.txt');
});
