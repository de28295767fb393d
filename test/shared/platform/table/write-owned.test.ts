import { expect, it, vi } from 'vitest';
import { writeOwned } from '../../../../shared/platform/table/write-owned.ts';

/** A record that its first reads miss, because it moves between its two places while they look. */
const moving = (misses: number, isThere = true) => {
  let reads = 0;
  const find = vi.fn(async () => {
    reads += 1;
    return isThere && reads > misses ? { title: 'Aluguel' } : null;
  });
  return { find, isAbsent: async () => !isThere, isOwnedElsewhere: async () => false };
};

const written = (records: ReturnType<typeof moving>) =>
  writeOwned({ records, userId: 'ana', id: 'r-1' }, async ({ title }) => ({ outcome: 'saved', result: { title } }));

it.each([0, 1, 2, 3])('a record that is there is written, also when %i reads in a row miss it', async (misses) => {
  expect(await written(moving(misses))).toEqual({ title: 'Aluguel' });
});

it('a record that is not there is not found, after one read', async () => {
  const records = moving(0, false);
  expect(await written(records)).toBe('notFound');
  expect(records.find).toHaveBeenCalledTimes(1);
});
