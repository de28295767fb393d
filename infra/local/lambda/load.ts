import type { Context } from 'aws-lambda';

export type Handler = (event: unknown, context: Context) => Promise<unknown>;

/** A function's file that cannot be loaded; the message names the cause and holds no data of a user. */
export class UnloadableFunction extends Error {
  override readonly name = 'UnloadableFunction';
}

const isHandler = (value: unknown): value is Handler => typeof value === 'function';

// A pattern that a bundler can read: every function becomes part of the bundle (README, One bundle).
const importModule = async (name: string): Promise<{ handler?: unknown }> => {
  try {
    return await import(/* @vite-ignore */ `../../../functions/${name}.ts`);
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
  const { handler } = await importModule(file.replace(/\.ts$/, ''));
  if (!isHandler(handler)) throw new UnloadableFunction(`functions/${file} exports no handler`);
  return handler;
};
