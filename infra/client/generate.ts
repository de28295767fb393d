import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { openApiDocument } from '../../shared/openapi/document.ts';

const SCHEMA_FILE = join(import.meta.dirname, 'schema.ts');

const HEADER = '// Generated from the OpenAPI document by `npm run client`; never edited.\n';

/** The types of the API reference, as TypeScript source. */
export const clientSchema = async (): Promise<string> => {
  const document = JSON.stringify(openApiDocument({ serverUrl: '/' }));
  // A field with a default may still be left out of a request.
  return HEADER + astToString(await openapiTS(document, { defaultNonNullable: false, alphabetize: false }));
};

/** Writes `infra/client/schema.ts`, which is committed so that a fresh clone type-checks. */
export const writeClientSchema = async (): Promise<void> => writeFile(SCHEMA_FILE, await clientSchema());
