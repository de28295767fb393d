import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const rows = readFileSync('.github/SECURITY-TABLE.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| item '))
  .map((line) => {
    const [item = '', proof = ''] = line.slice(2, -2).split(' | ');
    return { item, proof };
  });

/** As the title stands in the source, whatever quotes are around it. */
const plain = (text: string): string => text.replaceAll('\\', '');

describe('the table of standards', () => {
  it.each(rows)('$item', ({ proof }) => {
    const [, title, file] = /^\[(.+)\]\((.+)\)$/.exec(proof) ?? [];
    if (title === undefined || file === undefined) {
      expect(proof).toMatch(/^(does not hold|not applicable): .{10,}/);
      return;
    }
    const source = plain(readFileSync(join('.github', file), 'utf8'));
    expect(
      ["'", '"', '`'].some((quote) => source.includes(`(${quote}${title}${quote}`)),
      `${file}: ${title}`,
    ).toBe(true);
  });

  it('has every chapter of ASVS 5.0, and all ten of the API Top 10', () => {
    const named = rows.map(({ item }) => /^(V\d+|API\d+)/.exec(item)?.[0]);
    const wanted = [
      ...Array.from({ length: 17 }, (_, index) => `V${index + 1}`),
      ...Array.from({ length: 10 }, (_, index) => `API${index + 1}`),
    ];
    expect([...new Set(named)]).toEqual(wanted);
  });
});
