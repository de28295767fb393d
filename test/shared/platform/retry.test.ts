import { describe, expect, it } from 'vitest';
import { ContentionError, retry, StaleError, untilWritten } from '../../../shared/platform/retry.ts';

const quick = { attempts: 4, pauseMs: 1, longestPauseMs: 2 };

const failing = (times: number, error: Error) => {
  const seen: number[] = [];
  const work = async (attempt: number): Promise<string> => {
    seen.push(attempt);
    if (seen.length <= times) throw error;
    return 'done';
  };
  return { seen, work };
};

describe('retry', () => {
  it('tries again what may pass', async () => {
    const { seen, work } = failing(3, new Error('busy'));
    expect(await retry(work, { ...quick, isRetriable: () => true })).toBe('done');
    expect(seen).toEqual([1, 2, 3, 4]);
  });

  it('ends with the last failure when the tries are used up', async () => {
    const { seen, work } = failing(9, new Error('busy'));
    await expect(retry(work, { ...quick, isRetriable: () => true })).rejects.toThrow('busy');
    expect(seen).toHaveLength(4);
  });

  it('does not repeat what will not pass', async () => {
    const { seen, work } = failing(9, new Error('refused'));
    await expect(retry(work, { ...quick, isRetriable: () => false })).rejects.toThrow('refused');
    expect(seen).toEqual([1]);
  });

  it('stops when it is called off', async () => {
    const { seen, work } = failing(9, new Error('busy'));
    const signal = AbortSignal.abort();
    await expect(retry(work, { ...quick, isRetriable: () => true, signal })).rejects.toThrow('busy');
    expect(seen).toEqual([1]);
  });
});

describe('writes that come second', () => {
  it('are read and written again', async () => {
    const { seen, work } = failing(2, new StaleError());
    expect(await untilWritten(() => work(0))).toBe('done');
    expect(seen).toHaveLength(3);
  });

  it('are not repeated for conflicts that were waited for already', async () => {
    const { seen, work } = failing(1, new ContentionError('conflict'));
    await expect(untilWritten(() => work(0))).rejects.toThrow('conflict');
    expect(seen).toHaveLength(1);
  });
});
