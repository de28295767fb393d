import { expect, it } from 'vitest';
import { newClosingDate } from '../../../shared/cards/closing-date.ts';
import { closingDateStore } from '../../../shared/cards/closing-date-store.ts';
import { describeEachEngine } from '../../support/dynamo-engines.ts';
import { instant } from './a-card.ts';

const NOW = instant('2026-06-01T12:00:00.000Z');
const LATER = instant('2026-06-02T12:00:00.000Z');

const aClosingDate = (userId = 'ana', accountId = 'card-1', closingDay = 10) =>
  newClosingDate(userId, { accountId, closingDay, notes: 'Nubank' }, NOW);

describeEachEngine('the closing dates of a table', (engine) => {
  const store = () => closingDateStore(engine().table);

  it('returns what was inserted, to its owner only', async () => {
    const record = aClosingDate();
    expect(await store().insert(record)).toBe('saved');
    expect(await store().find('ana', 'card-1')).toEqual(record);
    expect(await store().list('ana')).toEqual([record]);
    expect(await store().find('bia', 'card-1')).toBeNull();
    expect(await store().list('bia')).toEqual([]);
  });

  it('keeps one per card, also under concurrency', async () => {
    const outcomes = await Promise.all(
      [5, 10, 15, 20].map((closingDay) => store().insert(aClosingDate('ana', 'card-1', closingDay))),
    );
    expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(1);
    expect(await store().list('ana')).toHaveLength(1);
  });

  it('updates only the given fields, so that two updates at once both hold', async () => {
    const record = aClosingDate();
    await store().insert(record);
    await Promise.all([
      store().update(record, { closingDay: 20, notes: undefined, updatedAt: LATER }),
      store().update(record, { isActive: false, updatedAt: LATER }),
    ]);
    expect(await store().find('ana', 'card-1')).toEqual({
      ...record,
      closingDay: 20,
      isActive: false,
      updatedAt: LATER,
    });
  });

  it('says when what is updated or removed has gone, and does not bring it back', async () => {
    const record = aClosingDate();
    expect(await store().update(record, { closingDay: 20, updatedAt: LATER })).toBe(false);
    expect(await store().remove(record)).toBe(false);
    expect(await store().list('ana')).toEqual([]);
  });

  it('removes, and then takes a new one for the card', async () => {
    const record = aClosingDate();
    await store().insert(record);
    expect(await store().remove(record)).toBe(true);
    expect(await store().isOwnedElsewhere('ana', record.id)).toBe(false);
    expect(await store().insert(record)).toBe('saved');
  });

  it("tells another user's closing date from none, by its id and so by its account", async () => {
    const record = aClosingDate('bia', 'card-of-bia');
    await store().insert(record);
    await expect.poll(() => store().isOwnedElsewhere('ana', record.id)).toBe(true);
    expect(await store().isOwnedElsewhere('bia', record.id)).toBe(false);
    expect(await store().isOwnedElsewhere('ana', aClosingDate('ana', 'card-of-nobody').id)).toBe(false);
  });
});
