import { describe, expect, it } from 'vitest';
import { toolDescriptions } from '../../../../shared/runtime/mcp/tool-descriptions.ts';
import { laterQuestions } from './later-tool-questions.ts';
import { toolQuestions } from './tool-questions.ts';
import { notFound, READINGS } from './tool-search.ts';

const tools = Object.values(toolDescriptions.assistant);
const batches = Object.entries({ original: toolQuestions, ...laterQuestions });

/** Of the questions of a batch; the rest may be missed. */
const SHARE = 0.95;

describe.each(READINGS)(
  'a search over the tools, accents folded: $folded, arguments described: $described',
  (reading) => {
    it.each(batches)('finds the right tool among the first three: %s questions', (_batch, questions) => {
      const missed = notFound(questions, tools, reading);
      expect(1 - missed.length / questions.length, missed.join('\n')).toBeGreaterThanOrEqual(SHARE);
    });
  },
);

it('every question names tools that are listed, and every tool is asked for', () => {
  const names = new Set(tools.map(({ name }) => name));
  const named = new Set(batches.flatMap(([, questions]) => questions.flatMap(([, ...right]) => right)));
  for (const name of named) expect(names).toContain(name);
  expect([...names].filter((name) => !named.has(name))).toEqual([]);
});
