import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { variables } from '../../../../shared/platform/environment.ts';
import { callerAddress } from '../../../../shared/runtime/http/caller-address.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
const accept = (value: string) => vi.stubEnv(variables.originSecretDigests, digest(value));

const event = (headers: Record<string, string> = {}, sourceIp = '203.0.113.9'): APIGatewayProxyEventV2 =>
  ({
    rawPath: '/tools/api/get-balance',
    headers,
    requestContext: { requestId: 'r-1', http: { method: 'GET', path: '/', sourceIp } },
  }) as unknown as APIGatewayProxyEventV2; // no more is read

afterEach(() => vi.unstubAllEnvs());

describe('the address of the caller', () => {
  const told = (viewer: string, headers: Record<string, string> = {}) =>
    callerAddress(event({ 'x-origin-secret': 'right', 'x-viewer-address': viewer, ...headers }));

  it.each([
    ['198.51.100.10', '198.51.100.10'],
    ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
    ['2001:DB8:0000:0001:ffff::1', '2001:db8:0:1::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:198.51.100.10', '198.51.100.10'],
    ['::ffff:c633:640a', '198.51.100.10'],
  ])('is what the edge says; of IPv6 the network: %s', (viewer, expected) => {
    accept('right');
    expect(told(viewer)).toBe(expected);
  });

  it.each([
    '',
    'unknown',
    '198.51.100.10:46532',
    '[2001:db8::1]:443',
    '2001:db8:0:1:2:3:4:5:443',
    '198.51.100.10, 192.0.2.1',
    '198.51.100.256',
    'fe80::1%eth0',
    '0x7f.1',
    '1',
  ])('is the source of the gateway where the edge says no address: %j', (viewer) => {
    accept('right');
    expect(told(viewer)).toBe('203.0.113.9');
  });

  it('is the source of the gateway for one who claims to be the edge', () => {
    accept('right');
    const spoofed = { 'x-viewer-address': '198.51.100.10', 'x-forwarded-for': '198.51.100.11' };
    expect(callerAddress(event(spoofed))).toBe('203.0.113.9');
    expect(callerAddress(event({ ...spoofed, 'x-origin-secret': 'wrong' }))).toBe('203.0.113.9');
    expect(callerAddress(event(spoofed, '::1'))).toBe('0:0:0:0::/64');
  });

  it('is the source of the gateway where there is no edge', () => {
    expect(told('198.51.100.10', { 'x-forwarded-for': '198.51.100.11' })).toBe('203.0.113.9');
  });

  it('is one for all addresses of an IPv6 network, and another for each other network', () => {
    accept('right');
    const group = fc.integer({ min: 0, max: 0xff_ff });
    const four = fc.tuple(group, group, group, group);
    const written = (groups: number[]) => groups.map((one) => one.toString(16)).join(':');
    fc.assert(
      fc.property(four, four, four, (network, one, other) => {
        fc.pre(network.slice(0, 3).some((value) => value !== 0));
        const expected = `${written(network)}::/64`;
        expect(told(written([...network, ...one]))).toBe(expected);
        expect(told(written([...network, ...other]))).toBe(expected);
      }),
    );
  });
});
