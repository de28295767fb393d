import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseStrangers } from '../../../../infra/local/gateway/known-host.ts';
import { startStack, type TestStack } from '../../../support/stack.ts';

const statusOf = (headers: Record<string, string | undefined>, url = '/tools/api/get-balance', LOCAL_HOSTS = '') => {
  const answer = refuseStrangers({ headers, url }, { LOCAL_HOSTS });
  return answer === null ? null : Object(answer).status;
};

describe('a host name', () => {
  it.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '127.4.5.6:3000', '[::1]:3000', 'LOCALHOST:3000'])(
    'is answered: %s',
    (host) => expect(statusOf({ host })).toBeNull(),
  );

  it.each([
    undefined,
    '',
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '169.254.169.254',
    '10.0.0.1',
    'localhost@evil.example',
    'a b',
  ])('is refused: %s', (host) => expect(statusOf({ host })).toBe(421));

  it('is answered where it is named', () => {
    expect(statusOf({ host: 'saldo.lan:3000' }, '/', 'other, saldo.lan')).toBeNull();
    expect(statusOf({ host: 'saldo.lan:3000' }, '/', 'other')).toBe(421);
  });
});

describe('the controls', () => {
  const host = 'localhost:3000';

  it.each(['https://evil.example', 'null', 'http://localhost.evil.example', 'file://'])(
    'refuse a page of %s',
    (origin) => {
      expect(statusOf({ host, origin }, '/_local/outbox')).toBe(403);
      expect(statusOf({ host, origin }, '/_local?x')).toBe(403);
    },
  );

  it('answer pages of this machine and callers that are no page', () => {
    expect(statusOf({ host, origin: 'http://localhost:3000' }, '/_local/outbox')).toBeNull();
    expect(statusOf({ host }, '/_local/outbox')).toBeNull();
  });

  it('leave the origins of the service to the service', () => {
    expect(statusOf({ host, origin: 'https://claude.ai' }, '/mcp')).toBeNull();
  });
});

describe('the stack', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startStack({ users: [] });
  });
  afterAll(() => stack.close());

  it('refuses them on the wire', async () => {
    const { request } = await import('node:http');
    const statusWith = (path: string, headers: Record<string, string>) =>
      new Promise<number | undefined>((resolve, reject) =>
        request(`${stack.url}${path}`, { headers }, (answer) => resolve(answer.resume().statusCode))
          .on('error', reject)
          .end(),
      );
    expect(await statusWith('/openapi.json', { host: 'evil.example' })).toBe(421);
    expect(await statusWith('/_local/users', { origin: 'https://evil.example' })).toBe(403);
    expect(await statusWith('/openapi.json', {})).toBe(200);
  });
});
