import { inboundFunctions, notFoundFunction } from '../../../shared/contract/inbound.ts';
import { operations } from '../../../shared/contract/registry.ts';
import type { LambdaFunction } from '../lambda/runtime.ts';

// The longest that an HTTP API waits for its integration.
const TIMEOUT_SECONDS = 30;

const fn = (name: string, file: string): LambdaFunction => ({ name, file, timeoutSeconds: TIMEOUT_SECONDS });

/** What the API serves, by route key as API Gateway writes it. The deployed API has the same routes. */
export const serviceRoutes: ReadonlyMap<string, LambdaFunction> = new Map([
  ...operations.map(({ method, path, name }) => [`${method} ${path}`, fn(name, `api/${name}.ts`)] as const),
  ...inboundFunctions.flatMap(({ name, file, routes }) => routes.map((key) => [key, fn(name, file)] as const)),
]);

/** What answers everything else. */
export const defaultRoute = fn(notFoundFunction.name, notFoundFunction.file);
