import { expect, it } from 'vitest';
import { foundIn } from '../../../shared/recurring/read-streams.ts';
import { aBankAccount } from '../cards/a-card.ts';
import { day } from '../ledger/a-transaction.ts';
import { monthlyRows, monthsOf2026 } from './some-rows.ts';

const today = day('2026-06-20');
const account = aBankAccount();
const rows = monthlyRows('NETFLIX.COM', monthsOf2026(6), { accountId: account.id });
const found = (accounts: (typeof account)[]) =>
  foundIn({ transactions: rows, accounts, bills: [], known: [] }, today).map(({ title }) => title);

it('finds the streams in the rows of an account', () => {
  expect(found([account])).toEqual(['Netflix']);
});

it('finds none in rows whose account is not stored: an import died before it, or it was unlinked', () => {
  expect(found([aBankAccount({ id: 'another' as typeof account.id })])).toEqual([]);
});
