import { describe, expect, it } from 'vitest';
import {
  asImported,
  categoryConfidence,
  categorySource,
  type OwnWords,
  type Transaction,
  withWords,
} from '../../../shared/ledger/transaction.ts';
import { aTransaction } from './a-transaction.ts';

const imported = aTransaction({ id: 't', category: 'Supermercado', merchant: 'Mercado Bom' });

describe("a row with the user's words", () => {
  it.each<{ words: OwnWords; shown: Partial<Transaction> }>([
    { words: {}, shown: {} },
    { words: { category: null, merchant: null, note: null }, shown: {} },
    { words: { category: 'Lazer' }, shown: { category: 'Lazer', replaced: { category: 'Supermercado' } } },
    { words: { merchant: 'Zé' }, shown: { merchant: 'Zé', replaced: { merchant: 'Mercado Bom' } } },
    { words: { note: 'festa' }, shown: { note: 'festa' } },
    {
      words: { category: 'Lazer', merchant: 'Zé', note: 'festa' },
      shown: {
        category: 'Lazer',
        merchant: 'Zé',
        note: 'festa',
        replaced: { category: 'Supermercado', merchant: 'Mercado Bom' },
      },
    },
  ])('shows them and keeps what the import gave: $words', ({ words, shown }) => {
    const worded = withWords(imported, words);
    expect(worded).toStrictEqual({ ...imported, ...shown });
    expect(asImported(worded)).toStrictEqual(imported);
  });

  it('keeps that the import gave none', () => {
    const bare = { ...imported, category: null };
    expect(asImported(withWords(bare, { category: 'Lazer' }))).toStrictEqual(bare);
  });

  it('is itself where there are none', () => expect(asImported(imported)).toBe(imported));
});

describe('who chose the category', () => {
  it.each<{ name: string; row: Transaction; source: ReturnType<typeof categorySource> }>([
    { name: 'the bank', row: imported, source: 'bank' },
    { name: 'our rules', row: { ...imported, hasOurCategory: true }, source: 'rules' },
    { name: 'the user', row: withWords(imported, { category: 'Lazer' }), source: 'user' },
    {
      name: 'the user, over our rules',
      row: withWords({ ...imported, hasOurCategory: true }, { category: 'Lazer' }),
      source: 'user',
    },
    {
      name: 'the user, where there was none',
      row: withWords({ ...imported, category: null }, { category: 'Lazer' }),
      source: 'user',
    },
    {
      name: 'the bank, though the user named the merchant',
      row: withWords(imported, { merchant: 'Zé' }),
      source: 'bank',
    },
    { name: 'nobody', row: { ...imported, category: null }, source: null },
  ])('$name', ({ row, source }) => expect(categorySource(row)).toBe(source));
});

describe('how sure the category is', () => {
  const guessed: Transaction = { ...imported, hasOurCategory: true, hasDoubtfulCategory: true };
  it.each<{ name: string; row: Transaction; confidence: ReturnType<typeof categoryConfidence> }>([
    { name: "a bank's word", row: imported, confidence: 'high' },
    { name: 'our rules', row: { ...imported, hasOurCategory: true }, confidence: 'high' },
    { name: 'a doubt of our rules', row: guessed, confidence: 'low' },
    { name: "the user's word over it", row: withWords(guessed, { category: 'Lazer' }), confidence: 'high' },
    { name: 'the same word, confirmed', row: withWords(guessed, { category: guessed.category }), confidence: 'high' },
    { name: 'a note beside it', row: withWords(guessed, { note: 'x' }), confidence: 'low' },
    { name: 'none', row: { ...imported, category: null }, confidence: null },
  ])('$name', ({ row, confidence }) => expect(categoryConfidence(row)).toBe(confidence));
});
