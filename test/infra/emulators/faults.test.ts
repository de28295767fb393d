import { describe, expect, it } from 'vitest';
import { createFaults, type Fault, faultSchema } from '../../../infra/emulators/faults.ts';

describe('faults', () => {
  it('affect the given number of matching calls, then none', () => {
    const faults = createFaults();
    faults.add({ target: 'sqs', operation: 'SendMessage', times: 2, error: 'throttle' });
    const answers = ['SendMessage', 'ReceiveMessage', 'SendMessage', 'SendMessage'].map((name) =>
      faults.take('sqs', name),
    );
    expect(answers).toEqual(['throttle', null, 'throttle', null]);
  });

  it.each([
    { operation: undefined, call: 'GET /items/1', hit: true },
    { operation: 'PATCH /items', call: 'PATCH /items/1', hit: true },
    { operation: 'PATCH /items', call: 'GET /items/1', hit: false },
    { operation: 'PATCH /items', call: 'PATCH /accounts', hit: false },
    { operation: 'PutItem', call: 'PutItem', hit: true },
    { operation: 'Put', call: 'PutItem', hit: false },
  ])('of $operation hit $call: $hit', ({ operation, call, hit }) => {
    const faults = createFaults();
    faults.add({ target: 'pluggy', ...(operation ? { operation } : {}), times: 1, error: '500' });
    expect(faults.take('pluggy', call)).toBe(hit ? '500' : null);
    expect(faults.take('whatsapp', call)).toBeNull();
  });

  it('come in the order in which they were added', () => {
    const faults = createFaults();
    faults.add({ target: 'ses', times: 1, error: 'timeout' });
    faults.add({ target: 'ses', times: 1, error: '500' });
    expect([faults.take('ses', 'SendEmail'), faults.take('ses', 'SendEmail')]).toEqual(['timeout', '500']);
  });

  it('wait for a call that can fail so', () => {
    const faults = createFaults();
    faults.add({ target: 'dynamodb', times: 1, error: 'conflict' });
    expect(faults.take('dynamodb', 'Query', (kind) => kind !== 'conflict')).toBeNull();
    expect(faults.take('dynamodb', 'PutItem')).toBe('conflict');
  });

  it('are gone once cleared', () => {
    const faults = createFaults();
    faults.add({ target: 'ses', times: 5, error: '500' });
    faults.clear();
    expect(faults.take('ses', 'SendEmail')).toBeNull();
  });

  it('leave the request that added them as it was', () => {
    const faults = createFaults();
    const request: Fault = { target: 'ses', times: 2, error: '500' };
    faults.add(request);
    faults.take('ses', 'SendEmail');
    expect(request.times).toBe(2);
  });

  it.each([
    { target: 's3', times: 1, error: '500' },
    { target: 'sqs', times: 1, error: 'empty' },
    { target: 'pluggy', times: 1, error: 'partial' },
    { target: 'pluggy', operation: 'GET /accounts', times: 1, error: 'empty' },
    { target: 'sqs', times: 0, error: '500' },
    { target: 'sqs', times: 1.5, error: '500' },
    { target: 'sqs', times: 1, error: '503' },
    { target: 'sqs', error: '500' },
  ])('are refused where the request makes no sense: %j', (request) => {
    expect(faultSchema.safeParse(request).success).toBe(false);
  });
});
