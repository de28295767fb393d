import { expect, it } from 'vitest';
import { demoFixture } from '../../infra/sandbox/demo/demo.ts';
import { categorize } from '../../shared/categorizer/categorize.ts';
import { analyse } from '../../shared/memories/analyse.ts';
import { neutralise } from '../../shared/runtime/mcp/neutralise.ts';
import { readMessage } from '../../shared/search/message/interpret-message.ts';
import { normalizeText } from '../../shared/text/normalize-text.ts';
import { isoDate } from '../../shared/time/calendar.ts';
import { labelledLines } from '../bench/categorizer/labelled-lines.ts';
import { aTransaction } from '../shared/ledger/a-transaction.ts';
import { accounts, rows, TODAY } from '../shared/search/message/a-reading.ts';
import { costRatio } from './cost-ratio.ts';

it('a question is read against ten times the rows in about ten times the time', () => {
  const rowsOf = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      aTransaction({ id: `m${index}`, description: `${rows[index % rows.length]?.description} ${index % 997}` }),
    );
  const [few, many] = [rowsOf(2000), rowsOf(20_000)];
  const read = (all: typeof few) => () =>
    readMessage('quanto gastei com uber mes passado', TODAY).against(all, accounts);
  expect(costRatio(read(many), read(few), 30)).toBeLessThan(30);
});

it('a long message to remember is read in linear time', () => {
  const read = (times: number) => () => {
    for (const piece of ['não gosto de ', 'minha ', 'e e e e ', 'lembre que que ', '1 ', 'a.b ', 'oi, '])
      analyse(piece.repeat(times));
  };
  // Linear: 8; quadratic: 64.
  expect(costRatio(read(20_000), read(2500), 24)).toBeLessThan(24);
});

it('a deeply nested response with markup is neutralised in linear time', () => {
  const nested = (depth: number): unknown => (depth === 0 ? '<b>' : { inner: nested(depth - 1), text: 'ok' });
  const [shallow, deep] = [nested(200), nested(1600)];
  const neutraliseAll = (value: unknown) => () => {
    for (let time = 0; time < 20; time += 1) neutralise(value);
  };
  // Linear: 8; quadratic: 64.
  expect(costRatio(neutraliseAll(deep), neutraliseAll(shallow), 24)).toBeLessThan(24);
});

it('a category costs a bounded multiple of normalizing its text once', () => {
  const lines = labelledLines();
  const all = (each: (line: (typeof lines)[number]) => unknown) => () => {
    for (let round = 0; round < 3; round += 1) for (const line of lines) each(line);
  };
  const ratio = costRatio(
    all(({ input }) => categorize(input)),
    all(({ input }) => normalizeText(input.description)),
    120,
  );
  // 45 to 76 was measured; a rule that walks the table of phrases for each line adds 80 and more.
  expect(ratio).toBeLessThan(120);
});

it('the demo is made at no more than fifty times the cost of a copy', () => {
  const today = isoDate(2026, 11, 21);
  const made = demoFixture(today);
  const ratio = costRatio(
    () => demoFixture(today),
    () => structuredClone(made),
    50,
  );
  expect(ratio).toBeLessThan(50);
});
