import { describe, expect, it } from 'vitest';
import { toolDescriptions } from '../../../../shared/runtime/mcp/tool-descriptions.ts';
import { laterQuestions } from './later-tool-questions.ts';
import { toolQuestions } from './tool-questions.ts';
import { notFound, READINGS } from './tool-search.ts';

const tools = Object.values(toolDescriptions.assistant);
const batches = Object.entries({ original: toolQuestions, ...laterQuestions });

/** Of all questions, and of those of one batch. */
const SHARES = { all: 0.95, batch: 0.9 };

describe.each(READINGS)(
  'a search over the tools, accents folded: $folded, arguments described: $described',
  (reading) => {
    it('finds the right tool among the first three', () => {
      const missed = batches.map(([batch, questions]) => ({
        batch,
        of: questions.length,
        missed: notFound(questions, tools, reading),
      }));
      const all = missed.flatMap((one) => one.missed);
      expect(1 - all.length / missed.reduce((sum, { of }) => sum + of, 0), all.join('\n')).toBeGreaterThanOrEqual(
        SHARES.all,
      );
      for (const one of missed)
        expect(1 - one.missed.length / one.of, `${one.batch}: ${one.missed.join('\n')}`).toBeGreaterThanOrEqual(
          SHARES.batch,
        );
    });
  },
);

it('every question names tools that are listed, and every tool is asked for', () => {
  const names = new Set(tools.map(({ name }) => name));
  const named = new Set(batches.flatMap(([, questions]) => questions.flatMap(([, ...right]) => right)));
  for (const name of named) expect(names).toContain(name);
  expect([...names].filter((name) => !named.has(name))).toEqual([]);
});
