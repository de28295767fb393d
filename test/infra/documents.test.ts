import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operations } from '../../shared/contract/registry.ts';
import { leadsToFile, namesIn } from './file-names.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Tracked and new files, without those that git ignores. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const documents = files.filter((file) => file.endsWith('.md'));

/** As GitHub makes them of headings. */
const anchors = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

const links = (file: string): string[] => {
  const text = read(file);
  const markdown = [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => link);
  const images = [...text.matchAll(/<img src="(?!https?:)([^"]+)"/g)].map(([, link = '']) => link);
  return [...markdown, ...images];
};

describe.each(documents)('%s', (file) => {
  it('links to files that exist, and to headings that they have', () => {
    const broken = links(file).filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path ? join(file, '..', path) : file;
      return !existsSync(join(root, target)) || (anchor && !anchors(target).includes(anchor));
    });
    expect(broken).toEqual([]);
  });
});

const isCode = (file: string): boolean => /\.([mc]?js|tsx?|mts)$/.test(file);
const stale = (file: string, text: string): string[] =>
  namesIn(file, text).filter((name) => !leadsToFile(root, files, file, name));

describe('file names in code spans of documents and in comments', () => {
  it.each([
    ['README.md', 'see `shared/limits/gone.ts`'],
    ['README.md', '`npx vitest run test/{e2e,gone}/limits.test.ts`'],
    ['shared/limits/README.md', '`announce.ts` writes it'],
    ['shared/limits/README.md', '`gone/*.ts`'],
    ['shared/limits/evaluate.ts', 'const a = 1; // as gone.ts does'],
    ['shared/limits/evaluate.ts', '/** As in `gone/announce.ts`. */'],
  ])('in %s: %s leads nowhere', (file, text) => expect(stale(file, text)).not.toEqual([]));

  it.each([
    ['README.md', '`shared/limits/evaluate.ts`, `limits/evaluate.ts`, `test/{e2e,infra}/*.test.ts`'],
    ['shared/limits/README.md', '`evaluate.ts`, `notifications/announce.ts`, `../README.md`, `GET /openapi.json`'],
    ['shared/limits/evaluate.ts', "import './gone.ts'; // as announce.ts does"],
  ])('in %s: %s leads somewhere', (file, text) => expect(stale(file, text)).toEqual([]));

  it('lead to files', () => {
    const own = /^test\/infra\/(documents\.test|file-names)\.ts$/;
    const texts = files.filter((file) => (file.endsWith('.md') || isCode(file)) && !own.test(file));
    expect(texts.flatMap((file) => stale(file, read(file)).map((name) => `${file}: ${name}`))).toEqual([]);
  });
});

describe('rules', () => {
  const rules = 'shared/contract/RULES.md';

  it('have a section per operation', () => {
    expect(
      operations.map(({ path }) => path.split('/').at(-1)).filter((name) => !anchors(rules).includes(name ?? '')),
    ).toEqual([]);
  });

  it('are cited by sections that exist', () => {
    const cited = files
      .filter((file) => isText(file))
      .flatMap((file) => [...read(file).matchAll(/RULES\.md#([\w-]+)/g)].map(([, anchor = '']) => ({ file, anchor })));
    expect(cited.length).toBeGreaterThan(30);
    expect(cited.filter(({ anchor }) => !anchors(rules).includes(anchor))).toEqual([]);
  });
});

/** Names of documents, and the words by which texts outside the repository were cited. */
const citation =
  /\b[\w-]+\.md\b|\bfield notes?\b|\(specification\b|\b(?:the|interface) specification\b|\b(?:design|findings) \d+(?:\.\d+)?\b/gi;
const isText = (file: string): boolean => /\.(ts|mjs|cjs|js|md|json|yml)$/.test(file) && file !== 'package-lock.json';
const known = new Set(documents.map((file) => basename(file)));

const foreignCitations = (text: string): string[] =>
  [...text.matchAll(citation)].map(([cited]) => cited).filter((cited) => !known.has(cited));

describe('documents outside the repository', () => {
  it.each(['(design 12)', 'see field notes 3.4', 'findings 7', 'local-stack.md', '(specification, Errors)'])(
    '%s is such a citation',
    (text) => {
      expect(foreignCitations(text)).toHaveLength(1);
    },
  );

  it('are cited by no file', () => {
    const own = 'test/infra/documents.test.ts';
    const citing = files
      .filter((file) => isText(file) && file !== own)
      .flatMap((file) => foreignCitations(read(file)).map((cited) => `${file}: ${cited}`));
    expect(citing).toEqual([]);
  });
});

it('an operator finds deployment, rollback, first user and costs from the README', () => {
  const wanted = ['deploy', 'rollback', 'secrets', 'first-user-and-key', 'what-it-costs', 'quotas-to-raise'];
  expect(links('README.md')).toEqual(expect.arrayContaining(wanted.map((anchor) => `infra/OPERATIONS.md#${anchor}`)));
  expect(links('README.md')).toContain('infra/OPERATIONS.md#vendors-and-data-outside-brazil');
});
