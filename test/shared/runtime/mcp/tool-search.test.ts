import { describe, expect, it } from 'vitest';
import { toolDescriptions } from '../../../../shared/runtime/mcp/tool-descriptions.ts';
import { toolQuestions } from './tool-questions.ts';
import { notFound, READINGS } from './tool-search.ts';

const tools = Object.values(toolDescriptions.assistant);

/** Of the questions; the rest may be missed. */
const SHARE = 1;

describe.each(READINGS)(
  'a search over the tools, accents folded: $folded, arguments described: $described',
  (reading) => {
    it('finds the right tool among the first three', () => {
      const missed = notFound(toolQuestions, tools, reading);
      expect(1 - missed.length / toolQuestions.length, missed.join('\n')).toBeGreaterThanOrEqual(SHARE);
    });
  },
);
