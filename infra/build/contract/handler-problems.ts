import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { Operation } from '../../../shared/contract/operation.ts';

const FUNCTIONS = join(import.meta.dirname, '..', '..', '..', 'functions');

const isFunction = z.custom<() => unknown>((value) => typeof value === 'function');
const endpointSchema = z.object({ operation: z.looseObject({ name: z.string() }) });
const handlerFile = z.object({ handler: isFunction, endpoint: endpointSchema });
const mcpFile = z.object({ handler: isFunction, endpoints: z.array(endpointSchema) });

/** The module's exports. @param file under functions/ */
export type LoadModule = (file: string) => Promise<unknown>;

const load: LoadModule = (file) => import(pathToFileURL(join(FUNCTIONS, file)).href);

const fileProblems = async ({ name }: Operation, read: LoadModule): Promise<string[]> => {
  const file = `api/${name}.ts`;
  const { data } = handlerFile.safeParse(await read(file));
  if (!data) return [`functions/${file} does not export a handler and an endpoint`];
  const served = data.endpoint.operation.name;
  return served === name ? [] : [`functions/${file} serves ${served}`];
};

const mcpProblems = async (operations: readonly Operation[], read: LoadModule): Promise<string[]> => {
  const { data } = mcpFile.safeParse(await read('mcp.ts'));
  const served = data?.endpoints.map(({ operation }) => operation.name) ?? [];
  const wanted = operations.filter(({ restOnly }) => !restOnly).map(({ name }) => name);
  return JSON.stringify(served) === JSON.stringify(wanted)
    ? []
    : [`functions/mcp.ts serves other operations than the registry, or in another order: ${served.join(', ')}`];
};

const apiFiles = (): string[] => readdirSync(join(FUNCTIONS, 'api')).toSorted();

/**
 * Differences between registry and handlers: an operation without a file, a file without an operation, a file with another
 * operation, and missing MCP tools.
 */
export const handlerProblems = async (
  operations: readonly Operation[],
  files: readonly string[] = apiFiles(),
  read: LoadModule = load,
): Promise<string[]> => {
  const wanted = operations.map(({ name }) => `${name}.ts`);
  const missing = wanted.filter((file) => !files.includes(file)).map((file) => `functions/api/${file} does not exist`);
  const extra = files.filter((file) => !wanted.includes(file)).map((file) => `functions/api/${file} has no operation`);
  if (missing.length > 0) return [...missing, ...extra];
  const wrong = await Promise.all(operations.map((operation) => fileProblems(operation, read)));
  return [...extra, ...wrong.flat(), ...(await mcpProblems(operations, read))];
};
