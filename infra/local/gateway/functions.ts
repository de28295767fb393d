import { inboundFunctions, notFoundFunction } from '../../../shared/contract/inbound.ts';
import { partsOf } from '../../../shared/contract/operation.ts';
import { operations } from '../../../shared/contract/registry.ts';
import { webFunctionName } from '../../../shared/contract/web/web-operation.ts';
import { webOperations } from '../../../shared/contract/web-registry.ts';
import type { LambdaFunction } from '../lambda/runtime.ts';

// The integration timeout of an HTTP API.
const TIMEOUT_SECONDS = 30;

const fn = (name: string, file: string): LambdaFunction => ({ name, file, timeoutSeconds: TIMEOUT_SECONDS });

/** The routes of the API, by API Gateway's route key. The deployed API has the same. */
export const serviceRoutes: ReadonlyMap<string, LambdaFunction> = new Map([
  ...operations.map(({ method, path, name }) => [`${method} ${path}`, fn(name, `api/${name}.ts`)] as const),
  ...webOperations.map(
    (operation) =>
      [`${operation.method} ${operation.path}`, fn(webFunctionName(operation), `web/${operation.name}.ts`)] as const,
  ),
  ...inboundFunctions.flatMap(({ name, file, routes }) => routes.map((key) => [key, fn(name, file)] as const)),
]);

/** A route that takes a request, its key and the values in its path. */
export type FoundRoute = { fn: LambdaFunction; key: string; parts: Record<string, string> };

const withParts = [...serviceRoutes].filter(([key]) => key.includes('{'));

/** The route of a request; as API Gateway, one without `{...}` first. @param path as it was sent */
export const findRoute = (method: string, path: string): FoundRoute | undefined => {
  const exact = `${method} ${path}`;
  const fn = serviceRoutes.get(exact);
  if (fn) return { fn, key: exact, parts: {} };
  for (const [key, found] of withParts) {
    const parts = partsOf(key, exact);
    if (parts) return { fn: found, key, parts };
  }
  return undefined;
};

/** The function for all other requests. */
export const defaultRoute = fn(notFoundFunction.name, notFoundFunction.file);
