import { analyse } from '../../../shared/memories/analyse.ts';
import type { Memory } from '../../../shared/memories/memory.ts';
import { after, learn } from '../../../shared/memories/memory.ts';
import { parseInstant } from '../../../shared/time/instant.ts';

const NOW = parseInstant('2026-06-01T12:00:00.000Z');

/** The stored texts after the messages, analysed in order. */
export const afterSaying = (...messages: string[]): string[] => {
  if (!NOW) throw new Error('not an instant');
  return messages
    .reduce<Memory[]>((known, message) => after(known, learn(known, analyse(message), NOW)), [])
    .map(({ text }) => text);
};
