import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { Operation } from '../../../shared/contract/operation.ts';
import { tools } from '../../../shared/contract/registry.ts';
import type { WebOperation } from '../../../shared/contract/web/web-operation.ts';

const FUNCTIONS = join(import.meta.dirname, '..', '..', '..', 'functions');

const isFunction = z.custom<() => unknown>((value) => typeof value === 'function');
const endpointSchema = z.object({ operation: z.looseObject({ name: z.string() }) });
const handlerFile = z.object({ handler: isFunction, endpoint: endpointSchema });
const loadsEndpoint = z.custom<() => Promise<unknown>>((value) => typeof value === 'function');
const mcpFile = z.object({ handler: isFunction, tools: z.array(z.object({ load: loadsEndpoint })) });
const loadedTool = z.object({ endpoint: endpointSchema });

/** Of functions/, with one file per name. */
type Folder = 'api' | 'web';

/** The module's exports. @param file under functions/ */
export type LoadModule = (file: string) => Promise<unknown>;

const load: LoadModule = (file) => import(pathToFileURL(join(FUNCTIONS, file)).href);

const fileProblems = async (folder: Folder, { name }: { name: string }, read: LoadModule): Promise<string[]> => {
  const file = `${folder}/${name}.ts`;
  const { data } = handlerFile.safeParse(await read(file));
  if (!data) return [`functions/${file} does not export a handler and an endpoint`];
  const served = data.endpoint.operation.name;
  return served === name ? [] : [`functions/${file} serves ${served}`];
};

const mcpProblems = async (read: LoadModule): Promise<string[]> => {
  const { data } = mcpFile.safeParse(await read('mcp.ts'));
  const loaded = await Promise.all(data?.tools.map((tool) => tool.load()) ?? []);
  const served = loaded.map((one) => loadedTool.safeParse(one).data?.endpoint.operation.name ?? 'no endpoint');
  const wanted = tools.map(({ name }) => name);
  return JSON.stringify(served) === JSON.stringify(wanted)
    ? []
    : [`functions/mcp.ts serves other operations than the registry, or in another order: ${served.join(', ')}`];
};

const filesIn = (folder: Folder): string[] => readdirSync(join(FUNCTIONS, folder)).toSorted();

/** A name without a file, a file without a name, and a file that serves another. */
const folderProblems = async (
  folder: Folder,
  named: readonly { name: string }[],
  files: readonly string[],
  read: LoadModule,
): Promise<string[]> => {
  const wanted = named.map(({ name }) => `${name}.ts`);
  const missing = wanted
    .filter((file) => !files.includes(file))
    .map((file) => `functions/${folder}/${file} does not exist`);
  const extra = files
    .filter((file) => !wanted.includes(file))
    .map((file) => `functions/${folder}/${file} has no operation`);
  if (missing.length > 0) return [...missing, ...extra];
  return [...extra, ...(await Promise.all(named.map((one) => fileProblems(folder, one, read)))).flat()];
};

/**
 * Differences between registry and handlers: an operation without a file, a file without an operation, a file with another
 * operation, and missing MCP tools.
 */
export const handlerProblems = async (
  operations: readonly Operation[],
  files: readonly string[] = filesIn('api'),
  read: LoadModule = load,
): Promise<string[]> => {
  const ofFiles = await folderProblems('api', operations, files, read);
  const isComplete = operations.every(({ name }) => files.includes(`${name}.ts`));
  return isComplete ? [...ofFiles, ...(await mcpProblems(read))] : ofFiles;
};

/** The same of the dashboard's endpoints; two of them also must not share a route. */
export const webHandlerProblems = async (
  operations: readonly WebOperation[],
  files: readonly string[] = filesIn('web'),
  read: LoadModule = load,
): Promise<string[]> => {
  const routes = operations.map(({ method, path }) => `${method} ${path}`);
  const twice = routes
    .filter((route, index) => routes.indexOf(route) !== index)
    .map((route) => `${route}: listed twice`);
  return [...(await folderProblems('web', operations, files, read)), ...twice];
};
