import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { createLocalRouter } from '../../../../infra/local/controls/router.ts';
import { userControls } from '../../../../infra/local/controls/users.ts';
import { type Endpoints, setEnvironment } from '../../../../infra/local/environment.ts';
import type { LocalUsers } from '../../../../infra/local/users/local-users.ts';
import { variables } from '../../../../shared/platform/environment.ts';

const get = (url: string) =>
  Object.assign(Readable.from([]), { method: 'GET', url, headers: {} }) as unknown as IncomingMessage; // no more is read

describe('the list of users', () => {
  const users = { list: async () => [{ id: 'ana' }] } as unknown as LocalUsers; // no more is called
  const asked = async (isReady: boolean) => {
    const answer = await createLocalRouter(
      userControls(
        users,
        async () => true,
        () => isReady,
      ),
    )(get('/_local/users'));
    return typeof answer === 'object' && answer !== null ? [answer.status, JSON.parse(String(answer.body))] : answer;
  };

  it('is there once they are imported, and not a part of it before', async () => {
    expect(await asked(false)).toEqual([503, { error: expect.stringContaining('/_local/ready') }]);
    expect(await asked(true)).toEqual([200, [{ id: 'ana' }]]);
  });
});

describe('RATE_LIMITS', () => {
  const before = { ...process.env };
  afterEach(() => {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  });

  it.each([
    [undefined, '0'],
    ['', '0'],
    ['0', '0'],
    ['1', '1'],
  ])('%j is %s', (given, set) => {
    delete process.env[variables.rateLimits];
    if (given !== undefined) process.env[variables.rateLimits] = given;
    const endpoints = new Proxy({}, { get: () => 'http://localhost:9' }) as Endpoints;
    setEnvironment(endpoints);
    expect(process.env[variables.rateLimits]).toBe(set);
  });
});
