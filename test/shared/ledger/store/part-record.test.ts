import { expect, it } from 'vitest';
import { parsePart, type StoredPart, toItem } from '../../../../shared/ledger/store/part-record.ts';
import { isoDate, monthOf } from '../../../../shared/time/calendar.ts';

const part: StoredPart = {
  accountId: 'checking',
  month: monthOf(isoDate(2026, 3, 1)),
  part: 0,
  parts: 1,
  data: new Uint8Array([1]),
  count: 0,
  hash: 'hash',
  generation: 3,
  minSiblingGenerations: { '2026-02': 2 },
};

it('stores the generations of sibling months under the attribute that earlier releases read and wrote', () => {
  const item = toItem({ client: undefined, name: 't' } as never, 'ana', part);
  expect(item).toMatchObject({ besides: { '2026-02': 2 } });
  expect(item).not.toHaveProperty('minSiblingGenerations');
  expect(parsePart(item)).toEqual(part);
});
