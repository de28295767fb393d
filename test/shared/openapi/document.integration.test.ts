import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describedSchema } from '../../../infra/build/contract/described.ts';
import { EVENT_TYPES } from '../../../shared/contract/event-types.ts';
import { operations } from '../../../shared/contract/registry.ts';
import { openApiDocument } from '../../../shared/openapi/document.ts';
import { requestExamples } from '../../../shared/openapi/examples/requests.ts';
import { responseExamples } from '../../../shared/openapi/examples/responses.ts';
import { startStack, type TestStack } from '../../support/stack.ts';

const served = openApiDocument({ serverUrl: 'http://localhost:3000' });
const document = describedSchema.parse(JSON.parse(JSON.stringify(served)));

const documented = (path: string, method: string) => {
  const found = document.paths[path]?.[method.toLowerCase()];
  if (!found) throw new Error(`${method} ${path} is not in the document`);
  return found;
};

const fieldOf = (schema: z.ZodMiniType | undefined, name: string): z.core.$ZodType => {
  const field = schema instanceof z.ZodMiniObject ? schema.shape[name] : undefined;
  if (!field) throw new Error(`No parameter ${name}`);
  return field;
};

const keysOf = (schema: z.ZodMiniType | undefined): string[] =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];

describe('the API reference', () => {
  it('asks for the API key everywhere', () => {
    expect(document.security).toEqual([{ apiKey: [] }]);
  });

  it('refers only to schemas that it holds', () => {
    const names = [...JSON.stringify(served).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(Object.keys(document.components.schemas)).toContain(name);
  });

  it('documents that a list is comma-separated, and what an absent parameter means', () => {
    const { parameters } = documented('/tools/api/get-transactions', 'GET');
    expect(parameters.find(({ name }) => name === 'includeStatus')?.explode).toBe(false);
    expect(parameters.find(({ name }) => name === 'categories')?.schema).toEqual({ type: 'string', maxLength: 4000 });
    expect(parameters.find(({ name }) => name === 'format')?.schema.default).toBe('raw');
  });

  describe.each(operations.map((operation) => [operation.name, operation] as const))('of %s', (name, operation) => {
    const entry = documented(operation.path, operation.method);

    it('names every parameter, and the idempotency key where it is honoured', () => {
      const inQuery = entry.parameters
        .filter((parameter) => parameter.in === 'query')
        .map((parameter) => parameter.name);
      const inHeader = entry.parameters
        .filter((parameter) => parameter.in === 'header')
        .map((parameter) => parameter.name);
      // The mark of a source is ours.
      expect(inQuery).toEqual(keysOf(operation.query).filter((name) => name !== 's'));
      expect(inHeader).toEqual(operation.method === 'GET' && !operation.claimsKey ? [] : ['Idempotency-Key']);
    });

    it('requires exactly the parameters without which a call is refused', () => {
      for (const parameter of entry.parameters.filter((one) => one.in === 'query')) {
        const field = fieldOf(operation.query, parameter.name);
        expect([parameter.name, parameter.required]).toEqual([parameter.name, !z.safeParse(field, undefined).success]);
      }
    });

    it('has a body where the operation takes one, with every field', () => {
      expect(entry.requestBody !== undefined).toBe(operation.body !== undefined);
      const { schemas } = document.components;
      const pascal = entry.operationId.charAt(0).toUpperCase() + entry.operationId.slice(1);
      const fields = z.safeParse(
        z.object({ properties: z.record(z.string(), z.unknown()) }),
        schemas[`${pascal}Request`],
      );
      expect(Object.keys(fields.data?.properties ?? {})).toEqual(keysOf(operation.body));
    });

    it('documents every refusal under its status', () => {
      for (const status of ['200', '401', '429', '500']) expect(Object.keys(entry.responses)).toContain(status);
      for (const { status, error, when } of operation.refusals ?? []) {
        const text = entry.responses[String(status)]?.description;
        expect(text).toContain(when);
        expect(text).toContain(error);
      }
    });

    it('has an example request that the operation accepts', () => {
      const example = requestExamples[name];
      expect(example).toBeDefined();
      if (operation.query) {
        expect(z.safeParse(operation.query, example?.query ?? {}).success).toBe(true);
        expect(keysOf(operation.query)).toEqual(expect.arrayContaining(Object.keys(example?.query ?? {})));
      }
      if (operation.body) expect(z.safeParse(operation.body, example?.body).success).toBe(true);
      expect(entry.requestBody?.content['application/json']?.example).toEqual(example?.body);
    });
  });
});

describe('an answer', () => {
  it.each(operations.map((operation) => [operation.name, operation] as const))(
    'of %s has examples that its schema takes whole',
    (name, operation) => {
      const examples = Object.values(responseExamples[name] ?? {});
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) expect(operation.response().parse(example)).toEqual(example);
    },
  );

  it('is open: a field may be added within a version, and every object takes one', () => {
    const closed: string[] = [];
    const visit = (where: string, value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('additionalProperties' in value && value.additionalProperties === false) closed.push(where);
      for (const [name, part] of Object.entries(value)) visit(`${where}.${name}`, part);
    };
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      if (!name.endsWith('Request')) visit(name, schema);
    }
    expect(closed).toEqual([]);
  });

  it('says what every field is, in words that programs in seven languages take', () => {
    const unexplained: string[] = [];
    const unusual: string[] = [];
    const visit = (where: string, value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      const { properties, enum: values, const: only } = value as Record<string, unknown>;
      if (Array.isArray(values) && new Set(values).size < values.length) unusual.push(`${where}: a value twice`);
      if (typeof only === 'boolean') unusual.push(`${where}: a constant truth value`);
      if (typeof properties === 'object' && properties !== null) {
        const spellings = Object.keys(properties).map((name) => name.replaceAll('_', '').toLowerCase());
        if (new Set(spellings).size < spellings.length) unusual.push(`${where}: one name in two spellings`);
        for (const [name, field] of Object.entries(properties))
          if (!('$ref' in field) && !field.description) unexplained.push(`${where}.${name}`);
      }
      for (const [name, part] of Object.entries(value)) visit(`${where}.${name}`, part);
    };
    for (const [name, schema] of Object.entries(document.components.schemas)) visit(name, schema);
    expect({ unexplained, unusual }).toEqual({ unexplained: [], unusual: [] });
    for (const [name, { description }] of Object.entries(document.components.schemas))
      if (!/(Request|Response)$/.test(name)) expect([name, typeof description]).toEqual([name, 'string']);
  });

  it('has a description for each operation, tag and parameter', () => {
    const { tags, webhooks } = served;
    expect(tags.filter(({ description }) => !description)).toEqual([]);
    expect(Object.keys(webhooks)).toEqual([...EVENT_TYPES]);
    for (const methods of Object.values(document.paths))
      for (const { operationId, description, parameters } of Object.values(methods)) {
        expect([operationId, (description ?? '').length >= 100]).toEqual([operationId, true]);
        expect([operationId, parameters.filter((one) => !one.description)]).toEqual([operationId, []]);
      }
  });

  it('names the things of the domain once', () => {
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['Account', 'Bill', 'ClosingDate', 'PaymentReminder', 'SpendingLimit', 'Transaction']),
    );
  });
});

describe('the local stack', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startStack();
  });
  afterAll(() => stack.close());

  it('serves the reference with its own address as the server', async () => {
    const { status, body } = await stack.call('GET', '/openapi.json');
    expect(status).toBe(200);
    expect(body).toEqual(JSON.parse(JSON.stringify(openApiDocument({ serverUrl: stack.url }))));
  });

  it('serves a viewer whose files all come from the stack', async () => {
    const page = await stack.call<string>('GET', '/docs');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const files = [...page.body.matchAll(/(?<!<a )(?:src|href)="(?!data:)([^"]+)"/g)].map(([, file]) => String(file));
    expect(files).toEqual(['/docs/swagger-ui.css', '/docs/swagger-ui-bundle.js', '/docs/start.js']);
    for (const file of files) {
      const { status, headers } = await stack.call('GET', file);
      expect([file, status]).toEqual([file, 200]);
      expect(headers.get('content-type')).toMatch(file.endsWith('.css') ? /^text\/css/ : /^text\/javascript/);
    }
  });
});
