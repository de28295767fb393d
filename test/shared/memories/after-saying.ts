import { analyse } from '../../../shared/memories/analyse.ts';
import type { Memory } from '../../../shared/memories/memory.ts';
import { after, learn } from '../../../shared/memories/memory.ts';
import { parseInstant } from '../../../shared/time/instant.ts';

const NOW = parseInstant('2026-06-01T12:00:00.000Z');

type Said = { known: Memory[]; forgotten: string[] };

const saying = (messages: readonly string[]): Said => {
  if (!NOW) throw new Error('not an instant');
  return messages.reduce<Said>(
    ({ known, forgotten }, message) => {
      const { learned, forgotten: gone, asked } = learn(known, analyse(message), NOW);
      return {
        known: after(known, { learned, forgotten: gone }),
        forgotten: [...forgotten, ...asked.map(({ text }) => text)],
      };
    },
    { known: [], forgotten: [] },
  );
};

/** The stored texts after the messages, analysed in order. */
export const afterSaying = (...messages: string[]): string[] => saying(messages).known.map(({ text }) => text);

/** The texts that the messages asked to forget. */
export const forgottenBy = (...messages: string[]): string[] => saying(messages).forgotten;
