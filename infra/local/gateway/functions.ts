import { inboundFunctions, notFoundFunction, servedPath } from '../../../shared/contract/inbound.ts';
import { partsOf, routesOf } from '../../../shared/contract/operation.ts';
import { operations } from '../../../shared/contract/registry.ts';
import { webFunctionName, webRoutesOf } from '../../../shared/contract/web/web-operation.ts';
import { webOperations } from '../../../shared/contract/web-registry.ts';
import type { LambdaFunction } from '../lambda/runtime.ts';

// The integration timeout of an HTTP API.
const TIMEOUT_SECONDS = 30;

const fn = (name: string, file: string): LambdaFunction => ({ name, file, timeoutSeconds: TIMEOUT_SECONDS });

/** The routes of the API, by API Gateway's route key. The deployed API has the same. */
export const serviceRoutes: ReadonlyMap<string, LambdaFunction> = new Map([
  ...operations.flatMap((operation) =>
    routesOf(operation).map((key) => [key, fn(operation.name, `api/${operation.name}.ts`)] as const),
  ),
  ...webOperations.flatMap((operation) =>
    webRoutesOf(operation).map((key) => [key, fn(webFunctionName(operation), `web/${operation.name}.ts`)] as const),
  ),
  ...inboundFunctions.flatMap(({ name, file, routes }) => routes.map((key) => [key, fn(name, file)] as const)),
]);

/** A route that takes a request, its key and the values in its path. */
export type FoundRoute = { fn: LambdaFunction; key: string; parts: Record<string, string> };

const withParts = [...serviceRoutes].filter(([key]) => key.includes('{'));

/** The route of a request; as API Gateway, one without `{...}` first. @param path as it was sent; the edge takes off its slash */
export const findRoute = (method: string, path: string): FoundRoute | undefined => {
  const exact = `${method} ${servedPath(path)}`;
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
