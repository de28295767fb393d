import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../shared/openapi/document.ts';
import { responseExamples } from '../../shared/openapi/examples/responses.ts';
import { responseCheck } from './response-check.ts';

const check = responseCheck(JSON.parse(JSON.stringify(openApiDocument({ serverUrl: '/' }))));
const path = '/tools/api/get-balance';
const body = Object(responseExamples['get-balance']?.accounts);
const json = { 'content-type': 'application/json; charset=utf-8', 'x-request-id': 'r-1' };
const refusal = (error: string, type: string) => ({
  error,
  message: error,
  type,
  docs: `https://saldo.example/docs#${type}`,
});
const received = (changes: object, headers: Record<string, string> = json) => ({
  method: 'GET',
  path,
  status: 200,
  body,
  headers: new Headers(headers),
  ...changes,
});

describe('every end-to-end call checks its answer, so that', () => {
  it('a documented answer passes', () => {
    expect(() => check(received({}))).not.toThrow();
    const unknown = { path: '/tools/api/none', status: 404, body: refusal('Not found', 'not_found') };
    expect(() => check(received(unknown))).not.toThrow();
  });

  it.each([
    ['a status that is not documented', received({ status: 204 }), /status is not documented/],
    ['another content type', received({}, { ...json, 'content-type': 'text/html' }), /content type text\/html/],
    ['a missing header', received({}, { 'content-type': 'application/json' }), /header X-Request-Id is missing/],
    ['a missing field', received({ body: { ...body, success: undefined } }), /success/],
    ['a misspelt field', received({ body: { ...body, sucess: true } }), /additional properties/],
    ['a value of another type', received({ body: { ...body, data: { ...body.data, total_balance: '1' } } }), /number/],
    ['an impossible timestamp', received({ body: { ...body, timestamp: '2026-13-01T00:00:00.000Z' } }), /timestamp/],
    [
      'an error text of no refusal',
      received({ status: 401, body: refusal('Go away', 'invalid_api_key') }),
      /is not documented/,
    ],
    [
      'an operation that answers 404 unasked',
      received({ status: 404, body: { error: 'Not found' } }),
      /not documented/,
    ],
  ])('%s fails', (_what, answer, problem) => {
    expect(() => check(answer)).toThrow(problem);
  });
});
