import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { contractProblems } from '../../../../infra/build/contract/contract-problems.ts';
import { documentProblems } from '../../../../infra/build/contract/document-problems.ts';
import { handlerProblems } from '../../../../infra/build/contract/handler-problems.ts';
import { clientFiles } from '../../../../infra/client/generate.ts';
import { stalePythonFiles } from '../../../../infra/client-python/generate.ts';
import { operations, tools } from '../../../../shared/contract/registry.ts';
import { openApiDocument } from '../../../../shared/openapi/document.ts';

const files = operations.map(({ name }) => `${name}.ts`);
const handler = () => undefined;
const loading = (operation: object | undefined) => ({ load: async () => ({ endpoint: { operation } }) });
const modules: Record<string, object> = {
  'mcp.ts': { handler, tools: tools.map(loading) },
  ...Object.fromEntries(
    operations.map((operation) => [`api/${operation.name}.ts`, { handler, endpoint: { operation } }]),
  ),
};
const serving = (changes: Record<string, object>) => (file: string) =>
  Promise.resolve({ ...modules, ...changes }[file]);

describe('the build finds no difference', () => {
  it('between registry, handlers and API reference, nor between its examples and its schemas', async () => {
    expect(await contractProblems()).toEqual([]);
  });

  it('between the API reference and the client: after a change of the contract, run npm run client', async () => {
    for (const [file, source] of Object.entries(await clientFiles()))
      expect(await readFile(`infra/client/${file}`, 'utf8')).toBe(source);
    expect(await stalePythonFiles()).toEqual([]);
  });
});

describe('the build stops at', () => {
  const other = operations.find(({ name }) => name === 'get-bills');

  it.each([
    ['an operation without a file', files.slice(1), {}, 'functions/api/get-transactions.ts does not exist'],
    ['a file without an operation', [...files, 'get-rich.ts'], {}, 'functions/api/get-rich.ts has no operation'],
    [
      'a file that serves another operation',
      files,
      { 'api/get-balance.ts': { handler, endpoint: { operation: other } } },
      'functions/api/get-balance.ts serves get-bills',
    ],
    [
      'a file without a handler',
      files,
      { 'api/get-balance.ts': { endpoint: { operation: other } } },
      'functions/api/get-balance.ts does not export a handler and an endpoint',
    ],
    [
      'an operation that is no tool',
      files,
      { 'mcp.ts': { handler, tools: [loading(other)] } },
      'functions/mcp.ts serves other operations than the registry, or in another order: get-bills',
    ],
  ])('%s', async (_what, existing, changes, problem) => {
    expect(await handlerProblems(operations, existing, serving(changes))).toContain(problem);
  });

  type Changeable = {
    paths: Record<
      string,
      Record<string, { responses: Record<string, { content: Record<string, { examples: object }> }> }>
    >;
    components: { schemas: Record<string, { properties: Record<string, unknown> }> };
  };
  const changed = (change: (document: Changeable) => void) => {
    const document: Changeable = JSON.parse(JSON.stringify(openApiDocument({ serverUrl: '/' })));
    change(document);
    return documentProblems(document, operations);
  };

  it.each<[string, (document: Changeable) => void, RegExp]>([
    ['a document that the standard refuses', (document) => Object.assign(document, { paths: [] }), /not valid OpenAPI/],
    [
      'an operation that is not documented',
      ({ paths }) => {
        delete paths['/tools/api/get-bills'];
      },
      /GET \/tools\/api\/get-bills: not in the document/,
    ],
    [
      'a path that no operation has',
      ({ paths }) => {
        paths['/tools/api/get-rich'] = paths['/tools/api/get-bills'] ?? {};
      },
      /GET \/tools\/api\/get-rich: in the document only/,
    ],
    [
      'an example that the schema refuses',
      ({ components }) => {
        Object.assign(components.schemas.Bill?.properties ?? {}, { dueDate: { type: 'integer' } });
      },
      /get-bills, 200: an example is not what its schema says/,
    ],
    [
      'an answer without an example',
      ({ paths }) => {
        const content = paths['/tools/api/get-bills']?.get?.responses['200']?.content['application/json'];
        if (content) content.examples = {};
      },
      /get-bills, 200: no example/,
    ],
  ])('%s', async (_what, change, problem) => {
    expect((await changed(change)).join('\n')).toMatch(problem);
  });
});
