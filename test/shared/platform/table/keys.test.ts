import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keys, ledgerPartOfKey } from '../../../../shared/platform/table/keys.ts';
import { monthOf } from '../../../../shared/time/calendar.ts';
import { day } from '../../ledger/a-transaction.ts';

it('reads month, account and part from the key of a ledger part, whatever the account id', () => {
  const months = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-01'), noInvalidDate: true });
  const ids = fc.oneof(
    fc.uuid(),
    fc.string({ minLength: 1 }),
    fc.constantFrom('a#1', '#', '##', 'LEDGER#2026-01#x#000'),
  );
  fc.assert(
    fc.property(months, ids, fc.nat(2_000), (date, accountId, part) => {
      const month = monthOf(day(date.toISOString().slice(0, 10)));
      expect(ledgerPartOfKey(keys.ledgerPart('u', month, accountId, part).sk)).toEqual({ month, accountId, part });
    }),
  );
});

it.each([
  '',
  'LEDGER#',
  'LEDGER#2026-01',
  'LEDGER#2026-01#',
  'LEDGER#2026-01#000',
  'BILL#2026-01-01#x',
  'LEDGERS#2026-01#a#0',
])('%j is no key of a ledger part', (key) => {
  expect(() => ledgerPartOfKey(key)).toThrow(RangeError);
});
