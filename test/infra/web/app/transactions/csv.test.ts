import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Statement } from '../../../../../infra/web/app/api/statement.ts';
import { type Cell, csv } from '../../../../../infra/web/app/pages/transactions/csv.ts';
import { exported, exportedYear, monthsOfYear } from '../../../../../infra/web/app/pages/transactions/exported.ts';
import { aRow } from './a-row.ts';

/** RFC 4180 with semicolons, read by another way than it is written: character by character. */
const parsed = (text: string): string[][] => {
  const rows: string[][] = [];
  let [cells, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  for (let i = 1; i < text.length; i += 1) {
    const [char, next] = [text[i], text[i + 1]];
    if (isQuoted && char === '"' && next === '"') {
      cell += '"';
      i += 1;
    } else if (char === '"') isQuoted = !isQuoted;
    else if (!isQuoted && char === ';') {
      cells.push(cell);
      cell = '';
    } else if (!isQuoted && char === '\r' && next === '\n') {
      rows.push([...cells, cell]);
      [cells, cell] = [[], ''];
      i += 1;
    } else cell += char;
  }
  return rows;
};

const lineOf = (...cells: Cell[]): string => csv([cells]).slice(1, -2);

describe('a file for spreadsheets', () => {
  it('says that it is UTF-8, and ends each line with CR LF', () => {
    expect(csv([['a'], ['b']])).toBe('\uFEFFa\r\nb\r\n');
  });

  it.each<[Cell, string]>([
    [-1234.5, '-1234,50'],
    [0, '0,00'],
    [null, ''],
    ['Pão; e "leite"', '"Pão; e ""leite"""'],
    ['duas\nlinhas', '"duas\nlinhas"'],
    ['vírgula, só', 'vírgula, só'],
  ])('writes %j as %s', (cell, expected) => expect(lineOf(cell)).toBe(expected));

  it.each(['=1+1', '+55', '-2', '@SUM(A1)', '\t=1', '  =1', '\r=1', '＝1', '=HYPERLINK("http://x";"y")'])(
    'neutralizes the formula %j',
    (text) => {
      const [[cell] = []] = parsed(csv([[text]]));
      expect(cell).toBe(`'${text}`);
    },
  );

  it('gives every text back, with a mark in front of formulas only', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { minLength: 1 }), { minLength: 1 }), (rows) => {
        const read = parsed(csv(rows));
        expect(read.map((cells) => cells.length)).toEqual(rows.map((cells) => cells.length));
        for (const [r, cells] of rows.entries())
          for (const [c, text] of cells.entries()) expect([text, `'${text}`]).toContain(read[r]?.[c]);
        expect(read.flat().filter((cell) => /^\s*[=+@-]/.test(cell))).toEqual([]);
      }),
    );
  });
});

it('a transaction is a line, with its account, and with dates and amounts as Brazil writes them', () => {
  const row = aRow({ merchant: 'Padaria', note: 'café', status: 'PENDING', installment: { number: 3, total: 10 } });
  const account = { account_id: 'a1', name: 'Dia a dia', connector_name: 'Nubank', type: 'BANK' };
  const [head = [], line = []] = parsed(exported([row], [account]));
  expect(Object.fromEntries(head.map((name, i) => [name, line[i]]))).toEqual({
    Data: '20/11/2026',
    Descrição: 'PADARIA BELLA',
    Nome: 'Padaria',
    Categoria: 'Supermercado',
    Valor: '-10,00',
    Moeda: 'BRL',
    Conta: 'Dia a dia',
    Banco: 'Nubank',
    Situação: 'pendente',
    Parcela: 'parcela 3 de 10',
    Nota: 'café',
    'Conta na soma': 'saída',
  });
});

describe('the file of a year', () => {
  const account = { account_id: 'a1', name: 'Dia a dia', connector_name: 'Nubank', type: 'BANK' };
  const answers = (source: string): Pick<Statement, 'rows' | 'accounts'> => {
    const month = /startDate=(\d{4}-\d\d)/.exec(source)?.[1] ?? '2026-03';
    // As an answer has them: the newest first.
    return {
      rows: [aRow({ id: `${month}b`, date: `${month}-20` }), aRow({ id: `${month}a`, date: `${month}-02` })],
      accounts: [account],
    };
  };

  it.each([
    ['2026', '2026-03', 3],
    ['2025', '2026-03', 12],
    ['2026', '2026-01', 1],
  ])('of %s, in %s, has %i months', (year, now, count) => expect(monthsOfYear(year, now)).toHaveLength(count));

  it('has the rows of all its months, the oldest first, in the columns of a month', async () => {
    const seen: string[] = [];
    const progress: string[] = [];
    const read = async (source: string) => {
      seen.push(source);
      return answers(source);
    };
    const file = await exportedYear('2026', '2026-03', read, (count, of) => progress.push(`${count}/${of}`));
    expect(seen).toEqual([
      '/app/api/statement?startDate=2026-01-01&endDate=2026-01-31',
      '/app/api/statement?startDate=2026-02-01&endDate=2026-02-28',
      '/app/api/statement',
    ]);
    expect(progress).toEqual(['0/3', '1/3', '2/3']);
    const [head, ...lines] = parsed(file);
    expect(head).toEqual(parsed(exported([], []))[0]);
    expect(lines.map(([date]) => date)).toEqual(
      ['01', '02', '03'].flatMap((month) => [`02/${month}/2026`, `20/${month}/2026`]),
    );
    expect(lines.every((line) => line[7] === 'Nubank')).toBe(true);
  });

  it('is none where a month cannot be read', async () => {
    const read = async (source: string) => {
      if (source.includes('02-01')) throw new Error('away');
      return answers(source);
    };
    await expect(exportedYear('2026', '2026-03', read, () => undefined)).rejects.toThrow('away');
  });
});
