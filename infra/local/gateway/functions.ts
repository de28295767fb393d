import { inboundFunctions, notFoundFunction } from '../../../shared/contract/inbound.ts';
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

/** The function for all other requests. */
export const defaultRoute = fn(notFoundFunction.name, notFoundFunction.file);
