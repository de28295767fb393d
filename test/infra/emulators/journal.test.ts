import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openJournal } from '../../../infra/emulators/journal.ts';
import { linesUntilKilled } from '../../support/killed-process.ts';

const WRITER = fileURLToPath(new URL('journal-writer.ts', import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saldo-journal-'));
});
afterEach(() => rm(folder, { recursive: true }));
const pathOf = () => join(folder, 'data', 'journal.jsonl');

describe.each([
  { name: 'on disk', path: pathOf },
  { name: 'in memory', path: () => undefined },
])('a journal $name', ({ path }) => {
  it('returns the last value of each key, by section', async () => {
    const journal = await openJournal(path());
    const queue = journal.section<{ body: string }>('queue');
    queue.put('a', { body: 'first' });
    queue.put('b', { body: 'ção' });
    queue.put('a', { body: 'second' });
    queue.put('c', { body: 'gone' });
    queue.delete('c');
    queue.delete('never there');
    expect([...queue.entries()]).toEqual([
      ['a', { body: 'second' }],
      ['b', { body: 'ção' }],
    ]);
    expect([...journal.section('other').entries()]).toEqual([]);
    journal.close();
  });

  it('keeps a copy of what was put, and hands out copies', async () => {
    const journal = await openJournal(path());
    const section = journal.section<{ tags: string[] }>('s');
    const value = { tags: ['a'] };
    section.put('k', value);
    value.tags.push('b');
    for (const [, copy] of section.entries()) copy.tags.push('c');
    expect([...section.entries()]).toEqual([['k', { tags: ['a'] }]]);
    journal.close();
  });
});

describe('a journal on disk', () => {
  it('is read again, section by section, after it was closed', async () => {
    const journal = await openJournal(pathOf());
    journal.section('a').put('k', { n: 1 });
    journal.section('b').put('k', null);
    journal.section('b').put('gone', 1);
    journal.section('b').delete('gone');
    journal.close();
    const again = await openJournal(pathOf());
    expect([...again.section('a').entries()]).toEqual([['k', { n: 1 }]]);
    expect([...again.section('b').entries()]).toEqual([['k', null]]);
    again.close();
  });

  it.each([1, 15, 900])('holds every put that had returned when it is killed after %i of them', async (count) => {
    const printed = await linesUntilKilled(WRITER, pathOf(), count);
    const journal = await openJournal(pathOf());
    const [entry] = journal.section<number>('last').entries();
    const last = entry?.[1] ?? 0;
    expect(last).toBeGreaterThanOrEqual(printed.length);
    const kept = [...journal.section<{ n: number }>('numbers').entries()].map(([, { n }]) => n);
    for (let n = Math.max(1, last - 9); n <= last; n += 1) expect(kept).toContain(n);
    journal.close();
  });

  it('ignores an incomplete last line', async () => {
    const journal = await openJournal(pathOf());
    journal.section('a').put('k', 1);
    journal.close();
    await appendFile(pathOf(), '["a","k",{"half":');
    const again = await openJournal(pathOf());
    expect([...again.section('a').entries()]).toEqual([['k', 1]]);
    again.section('a').put('l', 2);
    again.close();
    expect(await readFile(pathOf(), 'utf8')).toBe('["a","k",1]\n["a","l",2]\n');
  });

  it('does not grow with the history of one key', async () => {
    const journal = await openJournal(pathOf());
    const section = journal.section<string>('a');
    const megabyte = 'x'.repeat(1024 * 1024);
    for (let n = 0; n < 30; n += 1) section.put('k', `${n}${megabyte}`);
    expect((await stat(pathOf())).size).toBeLessThan(10 * 1024 * 1024);
    expect([...section.entries()]).toEqual([['k', `29${megabyte}`]]);
    journal.close();
  });
});
