import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const documents = ['README.md', 'infra/OPERATIONS.md', 'infra/RUNBOOK.md'];
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** As GitHub makes them of headings. */
const anchors = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

const links = (file: string): string[] =>
  [...read(file).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => link);

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

it('an operator finds from the README how to deploy, roll back, let a user in, and what it costs', () => {
  const wanted = ['deploy', 'rollback', 'secrets', 'first-user-and-key', 'what-it-costs', 'quotas-to-raise'];
  expect(links('README.md')).toEqual(expect.arrayContaining(wanted.map((anchor) => `infra/OPERATIONS.md#${anchor}`)));
  expect(links('README.md')).toContain('infra/OPERATIONS.md#vendors-and-data-outside-brazil');
});
