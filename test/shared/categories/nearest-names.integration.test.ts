import { describe, expect, it } from 'vitest';
import { getTransactions } from '../../../functions/api/get-transactions.ts';
import { matchCategories } from '../../../shared/categories/category-matcher.ts';
import { allCategories } from '../../../shared/categories/category-tree.ts';
import { nearestCategories, unknownCategoriesHint } from '../../../shared/categories/nearest-names.ts';
import { getTransactions as operation } from '../../../shared/contract/operations/get-transactions.ts';
import { aTransaction } from '../ledger/a-transaction.ts';
import { at } from '../limits/builders.ts';
import { accounts } from '../search/message/a-reading.ts';

describe('the nearest names of an unknown category', () => {
  it.each([
    ['supermecado', 'Supermercado'],
    ['Resturante', 'Restaurantes, bares e lanchonetes'],
    ['fármcia', 'Farmácia'],
    ['transporte coletivo', 'Transporte'],
    ['mercad', 'Supermercado'],
  ])('%s: %s', (asked, near) => expect(nearestCategories(asked)).toContain(near));

  it.each(['xyzzy', 'a', '', '!!!'])('%j has none', (asked) => expect(nearestCategories(asked)).toEqual([]));

  it('are at most three, and names of the tree', () => {
    const names = new Set<string>(allCategories().map(({ portuguese }) => portuguese));
    for (const asked of ['transferencia', 'seguro', 'credito', 'servico de tudo']) {
      const near = nearestCategories(asked);
      expect(near.length).toBeLessThanOrEqual(3);
      for (const name of near) expect(names).toContain(name);
    }
  });
});

it('a hint explains three names and cuts long ones', () => {
  const hint = unknownCategoriesHint(['x'.repeat(4000), 'supermecado', 'xyzzy', 'four']);
  expect(hint).toContain('the nearest categories are: Supermercado');
  expect(hint).not.toContain('four');
  expect(hint.length).toBeLessThan(500);
});

it('a name is unknown where neither the tree nor a row has it', () => {
  const rows = [aTransaction({ id: '1', category: 'Texto do banco' })];
  expect(matchCategories('mercado,TEXTO do banco,supermecado,supermecado').unknownIn(rows)).toEqual(['supermecado']);
});

describe('get-transactions', () => {
  const list = (categories: string) => {
    const services = {
      ledger: { range: async () => [aTransaction({ id: '1', category: 'Supermercado' })] },
      snapshots: { read: async () => ({ accounts, bills: [], closingDates: [] }) },
      connections: async () => [],
    };
    const query = { ...Object(operation.query?.parse({})), categories };
    return getTransactions({ userId: 'u1', query, now: at('2026-03-20T12:00:00Z') }, services as never);
  };
  it('answers an unknown category with no rows and the nearest names', async () => {
    expect(await list('supermecado')).toMatchObject({ count: 0, hint: expect.stringContaining('Supermercado') });
  });
  it('gives no hint where every name is known', async () => {
    expect(await list('mercado,transporte')).not.toHaveProperty('hint');
  });
});
