import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Row } from './row.ts';
import { number, verdict } from './table.ts';

/** When and where rows were measured. */
export type Circumstances = { commit: string; at: string; machine: string; repetitions: number };

const HEAD = `# Results of the bench

Written by \`npm run bench\`, part by part; never edited. [README.md](README.md) says what the rows mean. A ratio is ours over the
peer's: below 1 is less than the peer.
`;

/** Short, with a mark where files differ from it. */
export const currentCommit = (): string => {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', cwd: import.meta.dirname }).trim();
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--', ':/') ? ' and changes' : '');
};

const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const sectionOf = (part: string, rows: readonly Row[], { commit, at, machine, repetitions }: Circumstances): string => {
  const cells = rows.map((row) => [
    row.name,
    number(row.ours),
    number(row.peer),
    row.unit,
    row.ratio === null ? '-' : row.ratio.toFixed(2),
    verdict(row),
    row.note ?? '',
  ]);
  return [
    `## ${part}\n`,
    `Commit ${commit}, ${at}, ${machine}; ${repetitions} repetitions.\n`,
    line(['row', 'ours', 'peer', 'unit', 'ratio', 'goal', 'note']),
    '|---|---:|---:|---|---:|---|---|',
    ...cells.map(line),
    '',
  ].join('\n');
};

const sectionsIn = (text: string): Map<string, string> =>
  new Map(
    text
      .split(/^(?=## )/m)
      .slice(1)
      .map((section) => [/^## (.+)$/m.exec(section)?.[1] ?? '', `${section.trimEnd()}\n`]),
  );

/** The document with the sections of these rows replaced; parts that were not measured keep theirs. In alphabetical order. */
export const withResults = (document: string, rows: readonly Row[], circumstances: Circumstances): string => {
  const parts = [...new Set(rows.map(({ part }) => part))];
  const measured = parts.map((part): [string, string] => [
    part,
    sectionOf(
      part,
      rows.filter((row) => row.part === part),
      circumstances,
    ),
  ]);
  const sections = new Map([...sectionsIn(document), ...measured]);
  return [HEAD, ...[...sections].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, section]) => section)].join('\n');
};

/** Writes the rows into the document. @param file Markdown, made when it is not there */
export const writeResults = (file: string, rows: readonly Row[], circumstances: Circumstances): void =>
  writeFileSync(file, withResults(existsSync(file) ? readFileSync(file, 'utf8') : '', rows, circumstances));
