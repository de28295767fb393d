import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { operations } from '../../../shared/contract/registry.ts';
import { openApiDocument } from '../../../shared/openapi/document.ts';
import { inputSchema, queryFields } from '../../../shared/openapi/schemas.ts';
import { parseInput } from '../../../shared/runtime/parse-input.ts';

const isDate = (schema: object): schema is { pattern: string } =>
  'format' in schema && schema.format === 'date' && 'pattern' in schema;

const documentedDates = operations.flatMap(({ name, query, body }) => {
  const parameters = (query ? queryFields(query) : []).map((field) => [field.name, field.schema] as const);
  const fields = body ? Object.entries(inputSchema(body).properties ?? {}) : [];
  return [...parameters, ...fields].flatMap(([field, schema]) =>
    typeof schema === 'object' && isDate(schema) ? [[name, field, new RegExp(schema.pattern)] as const] : [],
  );
});

describe('the documented form of a date', () => {
  it('is given for every date of the contract', () => {
    expect(documentedDates.map(([name, field]) => `${name} ${field}`).sort()).toEqual([
      'create-account startingDate',
      'create-payment-reminder dueDate',
      'create-transaction date',
      'delete-transaction currentDate',
      'get-expensive-categories endDate',
      'get-expensive-categories startDate',
      'get-installments endDate',
      'get-installments startDate',
      'get-signals from',
      'get-signals to',
      'get-transactions endDate',
      'get-transactions startDate',
      'summarize-spending from',
      'summarize-spending to',
      'update-account startingDate',
      'update-payment-reminder dueDate',
      'update-transaction currentDate',
      'update-transaction date',
    ]);
  });

  it.each(documentedDates)('of %s %s allows dates and no others', (_name, _field, pattern) => {
    for (const date of ['2026-12-05', '2024-02-29', '0001-01-01', '9999-12-31']) expect(date).toMatch(pattern);
    for (const text of [
      '0000-00-00',
      '0000-01-01',
      '2026-00-10',
      '2026-13-01',
      '2026-12-00',
      '2026-12-32',
      '05/12/2026',
      '2026-12-05T00:00Z',
      '',
    ]) {
      expect(text).not.toMatch(pattern);
    }
  });
});

const described = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z.array(
          z.object({
            name: z.string(),
            in: z.string(),
            required: z.boolean(),
            allowEmptyValue: z.optional(z.boolean()),
          }),
        ),
      }),
    ),
  ),
});

describe('an empty parameter', () => {
  const document = described.parse(openApiDocument({ serverUrl: 'http://localhost' }));
  const parameters = operations.flatMap((operation) =>
    (document.paths[operation.path]?.[operation.method.toLowerCase()]?.parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => ({ operation, parameter })),
  );
  it.each(
    parameters.map(({ operation, parameter }) => [operation.name, parameter.name, operation, parameter] as const),
  )(
    '%s %s is accepted where the document says so, and nowhere else',
    (_operation, name, operation, { allowEmptyValue = false }) => {
      const required = { accountId: 'a', limitId: 'l', reminderId: 'r', webhookId: 'w' };
      const given = {
        ...(/^delete|by-account$|deliveries$/.test(operation.name) ? required : {}),
        ...(operation.name === 'revoke-api-key' && { keyId: 'k' }),
        ...(operation.name === 'delete-transaction' && { transactionId: 't' }),
        [name]: '',
      };
      const checked = () => parseInput({ ...operation, body: undefined }, { query: given, body: {} });
      if (allowEmptyValue) expect(checked).not.toThrow();
      else expect(checked).toThrow();
    },
  );
});
