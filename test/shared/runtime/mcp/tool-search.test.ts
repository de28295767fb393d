import { describe, expect, it } from 'vitest';
import { operations } from '../../../../shared/contract/registry.ts';
import { toolOf } from '../../../../shared/runtime/mcp/mcp-tool.ts';
import { toolQuestions } from './tool-questions.ts';
import { notFound, READINGS } from './tool-search.ts';

const tools = operations.filter(({ restOnly }) => !restOnly).map((operation) => toolOf(operation, 'assistant'));

/** Of the questions; the rest may be missed. */
const SHARE = 0.5;

describe.each(READINGS)(
  'a search over the tools, accents folded: $folded, arguments described: $described',
  (reading) => {
    it('finds the right tool among the first three', () => {
      const missed = notFound(toolQuestions, tools, reading);
      expect(1 - missed.length / toolQuestions.length, missed.join('\n')).toBeGreaterThanOrEqual(SHARE);
    });
  },
);
