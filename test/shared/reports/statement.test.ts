import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { holding, wordsAsTexts } from '../../../shared/reports/statement.ts';

const dated = {
  startDate: '2025-11-28',
  endDate: '2026-11-28',
  type: null,
  categories: [],
  texts: [],
  answerable: true,
};

describe('words that were not understood', () => {
  it('are looked for in texts, with dates beside them', () =>
    expect(wordsAsTexts({ ...dated, unread: ['presente'] })).toMatchObject({ texts: ['presente'], unread: [] }));

  it.each([
    { ...dated, unread: [] },
    { ...dated, unread: ['domingos'], type: 'DEBIT' },
    { ...dated, unread: ['domingos'], categories: ['Supermercado'] },
    { ...dated, unread: ['amanhã'], answerable: false },
    { ...dated, unread: ['natal'], texts: ['natal'] },
  ])('stay as they are beside a filter (%j)', (one) => expect(wordsAsTexts(one)).toBe(one));
});

it.each([
  [['presente', 'natal'], true],
  [['PRESENTE', 'farmácia'], true],
  [['acai'], true],
  [['presente', 'pascoa'], false],
])('%j in description, merchant, category and note: %s', (texts, isHeld) => {
  const row = {
    description: 'PIX 12',
    merchant: 'Açaí',
    category: 'Farmacia',
    note: 'Presente de Natal',
  } as Transaction;
  expect(holding([row], texts)).toEqual(isHeld ? [row] : []);
});
