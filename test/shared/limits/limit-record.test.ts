import { expect, it } from 'vitest';
import { limitItem, readLimit } from '../../../shared/limits/limit-store.ts';
import { aLimit } from './builders.ts';

it('stores the notification revision under the attribute that earlier releases read and wrote', () => {
  const limit = { ...aLimit(), notificationRevision: 7 };
  const item = limitItem(limit);
  expect(item).toMatchObject({ edition: 7 });
  expect(item).not.toHaveProperty('notificationRevision');
  expect(readLimit(item)).toEqual(limit);
});
