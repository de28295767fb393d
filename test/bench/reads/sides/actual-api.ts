import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export type AqlQuery = {
  filter(conditions: object): AqlQuery;
  select(fields: unknown): AqlQuery;
  groupBy(field: string): AqlQuery;
  orderBy(fields: object): AqlQuery;
  options(options: object): AqlQuery;
};
/** What this bench uses of @actual-app/api. */
export type ActualApi = {
  init(settings: { dataDir: string; verbose: boolean }): Promise<unknown>;
  shutdown(): Promise<void>;
  loadBudget(id: string): Promise<void>;
  getBudgets(): Promise<{ id: string; name: string }[]>;
  runImport(name: string, run: () => Promise<void>): Promise<void>;
  createAccount(account: { name: string }, balance: number): Promise<string>;
  createCategoryGroup(group: { name: string }): Promise<string>;
  createCategory(category: { name: string; group_id: string }): Promise<string>;
  getTransactions(
    account: string,
    first: string,
    last: string,
  ): Promise<{ amount: number; category?: string | null }[]>;
  importTransactions(account: string, rows: object[]): Promise<{ added: string[]; updated: string[] }>;
  getAccounts(): Promise<{ id: string; name: string }[]>;
  getCategories(): Promise<{ id: string; name: string }[]>;
  q(table: string): AqlQuery;
  aqlQuery(query: AqlQuery): Promise<{ data: Record<string, unknown>[] }>;
};

export const openActual = async (peersFolder: string, dataDir: string): Promise<ActualApi> => {
  const file = createRequire(join(peersFolder, 'package.json')).resolve('@actual-app/api');
  const api: ActualApi = await import(pathToFileURL(file).href);
  await api.init({ dataDir, verbose: false });
  return api;
};
