import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LOCAL_VISITS_PUBLIC_KEY, openedLocally } from '../../../infra/local/visits-key.ts';
import { contentOf, visitWrites } from '../../../shared/access/visits.ts';
import { variables } from '../../../shared/platform/environment.ts';
import { callerPeer, duringCall, type Peer } from '../../../shared/platform/log.ts';
import { behindEdge } from '../../../shared/runtime/http/edge-digest.ts';
import type { Instant } from '../../../shared/time/instant.ts';

const at = '2026-11-27T12:00:00.000Z' as Instant;
const sealedOf = (id: string, peer: Peer) =>
  duringCall(
    'call',
    () => visitWrites({ name: 't' }, { userId: 'u', id, at }),
    () => peer,
  );

afterEach(() => vi.unstubAllEnvs());

describe('an access record', () => {
  it.each([
    { name: 'usual', id: 'key-1', address: '203.0.113.7', port: 50_123 },
    { name: 'longest', id: 'k'.repeat(64), address: '0000:0000:0000:0000:0000:ffff:255.255.255.255', port: 65_535 },
    { name: 'without a port', id: 'key-1', address: '2001:db8::1', port: null },
  ])('opens to what was sealed: $name', ({ id, address, port }) => {
    vi.stubEnv(variables.visitsPublicKey, LOCAL_VISITS_PUBLIC_KEY);
    const [write, ...more] = sealedOf(id, { address, port });
    expect(more).toEqual([]);
    const item = write?.Put?.Item ?? {};
    expect(item).toMatchObject({ pk: 'VISITS#u', expiresAt: Date.parse(at) / 1000 + 183 * 86_400 });
    const opened = contentOf(openedLocally(Buffer.from(String(item.sealed), 'base64')));
    expect(opened).toEqual({ credential: id, address, port });
  });

  it('is not made where nobody calls, nor without a key', () => {
    expect(sealedOf('key-1', { address: '203.0.113.7', port: null })).toEqual([]);
    vi.stubEnv(variables.visitsPublicKey, LOCAL_VISITS_PUBLIC_KEY);
    expect(visitWrites({ name: 't' }, { userId: 'u', id: 'key-1', at })).toEqual([]);
  });
});

describe('where a call comes from', () => {
  const peerOf = async (headers: Record<string, string>) => {
    const http = { sourceIp: '198.51.100.1' };
    const event = { headers, requestContext: { http, requestId: 'call' } } as unknown as APIGatewayProxyEventV2;
    return behindEdge(async () => callerPeer())(event);
  };
  const told = { 'x-viewer-address': '203.0.113.7', 'x-viewer-port': '4711' };

  it('is what the edge tells, with a port that is one', async () => {
    vi.stubEnv(variables.originSecretDigests, createHash('sha256').update('edge').digest('hex'));
    const proven = { ...told, 'x-origin-secret': 'edge' };
    expect(await peerOf(proven)).toEqual({ address: '203.0.113.7', port: 4711 });
    for (const port of ['', '0', '65536', '1e3', '-1', 'x'])
      expect(await peerOf({ ...proven, 'x-viewer-port': port })).toEqual({ address: '203.0.113.7', port: null });
    expect(await peerOf({ ...proven, 'x-viewer-address': 'x' })).toEqual({ address: '198.51.100.1', port: null });
  });

  it('is the source of the gateway where no edge stands, whatever a caller claims', async () => {
    vi.stubEnv(variables.edge, 'none');
    expect(await peerOf(told)).toEqual({ address: '198.51.100.1', port: null });
  });
});
