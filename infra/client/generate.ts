import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { isHarmless } from '../../shared/contract/access.ts';
import { takesKey } from '../../shared/contract/operation.ts';
import { operations } from '../../shared/contract/registry.ts';
import { openApiDocument } from '../../shared/openapi/document.ts';
import { camelCase } from '../../shared/openapi/schemas.ts';
import type { Route } from './send.ts';

const HEADER = '// Generated from the OpenAPI document by `npm run client`; never edited.\n';

/** The types of the API reference, as TypeScript source. */
export const clientSchema = async (): Promise<string> => {
  const document = JSON.stringify(openApiDocument({ serverUrl: '/' }));
  // A field with a default may still be left out of a request.
  return HEADER + astToString(await openapiTS(document, { defaultNonNullable: false, alphabetize: false }));
};

/** How each operation is called, by its id. */
export const clientRoutes = (): Record<string, Route> =>
  Object.fromEntries(
    operations.map((operation): [string, Route] => {
      const { name, method, path, body, access } = operation;
      const isSafe = method === 'GET' && access.possible.every(isHarmless) && !takesKey(operation);
      return [
        camelCase(name),
        {
          ...{ method, path },
          ...(body && { body: true }),
          ...(takesKey(operation) && { key: true }),
          ...(isSafe && { safe: true }),
        },
      ];
    }),
  );

const asCode = (route: Route): string =>
  `{ ${Object.entries(route)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? `'${value}'` : value}`)
    .join(', ')} }`;

const routesSource = (): string => {
  const entries = Object.entries(clientRoutes()).map(([name, route]) => `  ${name}: ${asCode(route)},`);
  return `${HEADER}import type { Route } from './send.ts';\n\nexport const routes = {\n${entries.join('\n')}\n} as const satisfies Record<string, Route>;\n`;
};

/** What is generated, by its file in this folder. */
export const clientFiles = async (): Promise<Record<string, string>> => ({
  'schema.ts': await clientSchema(),
  'operations.ts': routesSource(),
});

/** Writes what is generated; it is committed so that a fresh clone type-checks. */
export const writeClient = async (): Promise<void> => {
  for (const [file, source] of Object.entries(await clientFiles()))
    await writeFile(join(import.meta.dirname, file), source);
};
