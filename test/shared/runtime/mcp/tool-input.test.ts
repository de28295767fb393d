import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../../shared/contract/operation.ts';
import { operations, tools } from '../../../../shared/contract/registry.ts';
import { requestExamples } from '../../../../shared/openapi/examples/requests.ts';
import { toolOf } from '../../../../shared/runtime/mcp/mcp-tool.ts';
import { inputOf, inputToGoOn } from '../../../../shared/runtime/mcp/tool-input.ts';

const inputSchemaOf = (operation: Operation) => toolOf(operation, 'rest').inputSchema.properties ?? {};

const named = (wanted: string): Operation => {
  const found = operations.find(({ name }) => name === wanted);
  if (!found) throw new Error(wanted);
  return found;
};

describe('the arguments of a tool', () => {
  it.each(operations.map((operation) => [operation.name, operation] as const))(
    'of %s reach its twin where REST takes them',
    (name, operation) => {
      const { query = {}, body = {} } = requestExamples[name] ?? {};
      expect(inputOf(operation, { ...query, ...body })).toEqual({ query, body });
    },
  );

  it.each<[string, object, object]>([
    ['get-transactions', { startDate: null, categories: null, format: null }, { query: {}, body: {} }],
    ['create-payment-reminder', { isRecurring: null, reminderTime: null }, { query: {}, body: {} }],
    ['update-spending-limit', { limitId: 'x', category: null, isActive: null }, { query: {}, body: { limitId: 'x' } }],
    ['delete-payment-reminder', { hardDelete: null }, { query: {}, body: {} }],
  ])('of %s that are null are left out: %j', (name, values, expected) => {
    expect(inputOf(named(name), { ...values })).toEqual(expected);
  });

  describe('that are lists without an entry', () => {
    const withLists = tools.flatMap((operation) =>
      Object.entries(inputSchemaOf(operation))
        .filter(([, schema]) => JSON.stringify(schema).includes('"array"'))
        .map(([argument]) => [operation.name, argument, operation] as const),
    );

    it('are known', () => {
      expect(withLists.map(([tool, argument]) => `${tool}.${argument}`)).toEqual(
        expect.arrayContaining(['get-transactions.categories', 'get-transactions.includeStatus']),
      );
    });

    it.each(withLists)('are left out: %s %s', (_name, argument, operation) => {
      for (const nothing of [[], [''], [' ', ''], [null], null])
        expect(inputOf(operation, { [argument]: nothing }), JSON.stringify(nothing)).toEqual({ query: {}, body: {} });
    });

    it.each(withLists)('and those with one stay: %s %s', (_name, argument, operation) => {
      const { query, body } = inputOf(operation, { [argument]: ['', 'x'] });
      expect({ ...query, ...body }).toEqual({ [argument]: ['', 'x'] });
    });

    it('are refused of an argument that takes none', () => {
      expect(inputOf(named('get-transactions'), { startDate: [], clientMessage: [''] }).query).toEqual({
        startDate: [],
        clientMessage: [''],
      });
    });
  });

  it('that are null stay where null means something, and where nothing would be wrong as well', () => {
    expect(inputOf(named('update-payment-reminder'), { reminderId: null, amount: null }).body).toEqual({
      reminderId: null,
      amount: null,
    });
  });

  it.each(['s', 'Title', 'constructor', '__proto__', 'cursor'])('are none that the tool does not have: %s', (name) => {
    const values: Record<string, unknown> = JSON.parse(`{"title":"x","${name}":1}`);
    expect(() => inputOf(named('create-payment-reminder'), values)).toThrow('Unknown argument');
  });

  it('that are not listed are taken, and not offered', () => {
    expect(inputOf(named('get-memories'), { message: 'Oi' }).query).toEqual({ message: 'Oi' });
    expect(() => inputOf(named('get-memories'), { text: 'Oi' })).toThrow(
      expect.objectContaining({ details: { message: 'getMemories has no argument text; it takes none' } }),
    );
  });

  it('of a further page change nothing', () => {
    const input = { query: { message: 'Sou vegetariana' }, body: {} };
    expect(inputToGoOn(named('get-memories'), input)).toEqual({ query: {}, body: {} });
    const listing = { query: {}, body: { operation: 'GET' } };
    expect(inputToGoOn(named('manage-closing-date'), listing)).toEqual(listing);
  });
});
