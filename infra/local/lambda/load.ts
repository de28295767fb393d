import type { Context } from 'aws-lambda';

export type Handler = (event: unknown, context: Context) => Promise<unknown>;

/** A function's file that cannot be loaded; the message names the cause and holds no data of a user. */
export class UnloadableFunction extends Error {
  override readonly name = 'UnloadableFunction';
}

const functionsFolder = new URL('../../../functions/', import.meta.url);
const isHandler = (value: unknown): value is Handler => typeof value === 'function';

const importModule = async (url: URL): Promise<{ handler?: unknown }> => {
  try {
    return await import(/* @vite-ignore */ url.href);
  } catch (error) {
    throw new UnloadableFunction(String(error));
  }
};

/**
 * The `handler` export of a file under functions/, loaded at its first use as on a cold start.
 * @param file such as `api/get-balance.ts`
 * @throws UnloadableFunction
 */
export const loadHandler = async (file: string): Promise<Handler> => {
  const url = new URL(file, functionsFolder);
  const { handler } = await importModule(url);
  if (!isHandler(handler)) throw new UnloadableFunction(`functions/${file} exports no handler`);
  return handler;
};
