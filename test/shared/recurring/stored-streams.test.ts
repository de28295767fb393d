import { expect, it } from 'vitest';
import { packedFound } from '../../../shared/recurring/packed-streams.ts';
import { storedStreams } from '../../../shared/recurring/stored-streams.ts';
import { inputsDigest } from '../../../shared/recurring/stream-stamp.ts';
import { aCard } from '../cards/a-card.ts';
import { day } from '../ledger/a-transaction.ts';

const today = day('2026-03-10');
const found = packedFound([]) ?? new Uint8Array();
const card = aCard({ id: 'card-1' });
const leaving = { ...aCard({ id: 'card-2' }), itemId: 'unlinked' as typeof card.itemId };

/** What an import of the one connection has stamped while all the accounts were there. */
const sealedWith = (accounts: (typeof card)[]) => {
  const rows = { id: card.itemId, rowsVersion: 1 };
  const inputs = inputsDigest({ found, connections: [rows], accounts, bills: [] }, today);
  const connection = { ...rows, isSettled: true, streamStamp: { since: today, until: null, inputs } };
  return { record: { streams: [], found, yearly: null }, connections: [connection], accounts, bills: [] };
};

it('are those of the record where the stamp holds', () => {
  expect(storedStreams(sealedWith([card]), today)).toEqual([]);
});

it('are unknown while a connection that was unlinked still has accounts: its rows are being removed', () => {
  expect(storedStreams(sealedWith([card, leaving]), today)).toBeNull();
});
