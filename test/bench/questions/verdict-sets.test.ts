import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { operations } from '../../../shared/contract/registry.ts';
import { askedVerdicts, VERDICT_HALVES, VERDICT_SETS } from './verdict-sets.ts';

const lettersOf = (ask: string): string =>
  ask
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');

const chat = VERDICT_HALVES.flatMap((half) => askedVerdicts('chat', half));
const all = VERDICT_SETS.flatMap((set) => VERDICT_HALVES.flatMap((half) => askedVerdicts(set, half)));

describe('the messages with a verdict', () => {
  it('are as many of each kind, of those written for this', () => {
    const count = (group: string) => chat.filter((one) => one.group === group).length;
    const reasons = ['future', 'command', 'not_about_money', 'needs_other_operation'];
    expect(reasons.map(count)).toEqual([20, 20, 20, 20]);
    expect(count('answerable')).toBe(80);
  });

  it('are asked once', () => {
    const asked = all.map(({ ask }) => lettersOf(ask));
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('have their own reason among those that are right, and operations that exist', () => {
    const names = [null, ...operations.map(({ name }) => name)];
    for (const asked of all)
      if (asked.group !== 'answerable') {
        expect(asked.reasons).toContain(asked.group);
        expect(names).toEqual(expect.arrayContaining(asked.operations ?? []));
      }
  });

  it('are in a half by the hash of their text', () => {
    const halfOf = (ask: string) =>
      createHash('sha256').update(ask).digest().readUInt8(0) % 2 === 0 ? 'open' : 'closed';
    for (const set of VERDICT_SETS)
      for (const half of VERDICT_HALVES)
        expect(askedVerdicts(set, half).filter(({ ask }) => halfOf(ask) !== half)).toEqual([]);
  });
});
