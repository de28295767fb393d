import { randomUUID } from 'node:crypto';
import { jsonObject, serve, type VendorRequest, type VendorResponse } from '../../../infra/sandbox/http/serve.ts';

type Kept = { id: string; memory: string; user_id: string; metadata: unknown; updated_at: string };

/**
 * A server with the part of Mem0's API that the service uses. `failing`: responses for the next calls; `onCall`: the response for
 * the next call of that name; `stall`: no call gets a response from then on.
 */
export const startMem0 = async (key: string) => {
  let kept: Kept[] = [];
  const failing: VendorResponse[] = [];
  const calls: string[] = [];
  const failingCalls = new Map<string, VendorResponse>();
  let tick = 0;
  let stalled = false;
  const stamp = () => new Date(Date.UTC(2026, 0, 1) + tick++ * 1000).toISOString();

  const list = (userId: unknown, query: URLSearchParams): VendorResponse => {
    const [page, size] = [Number(query.get('page')), Number(query.get('page_size'))];
    const all = kept.filter((one) => one.user_id === userId);
    const next = page * size < all.length ? 'more' : null;
    return { status: 200, body: { count: all.length, next, results: all.slice((page - 1) * size, page * size) } };
  };

  const add = (body: Record<string, unknown>): VendorResponse => {
    const [message] = body.messages as { content: string }[];
    if (body.infer !== false) return { status: 400, body: { error: 'this server has no model' } };
    const one = { id: randomUUID(), memory: message?.content ?? '', metadata: body.metadata, updated_at: stamp() };
    kept.push({ ...one, user_id: String(body.user_id) });
    return { status: 200, body: [{ id: one.id, event: 'ADD' }] };
  };

  const respond = ({ method, path, query, headers, body }: VendorRequest): VendorResponse | Promise<VendorResponse> => {
    calls.push(`${method} ${path}`);
    if (stalled) return new Promise(() => undefined);
    const failure = failing.shift() ?? failingCalls.get(`${method} ${path}`);
    failingCalls.delete(`${method} ${path}`);
    if (failure) return failure;
    if (headers.authorization !== `Token ${key}`) return { status: 401, body: { detail: 'Invalid token' } };
    const given = jsonObject(body) ?? {};
    const filters = given.filters as { AND?: { user_id: string }[] } | undefined;
    if (method === 'POST' && path === '/v2/memories/') return list(filters?.AND?.[0]?.user_id, query);
    if (method === 'POST' && path === '/v1/memories/') return add(given);
    const id = /^\/v1\/memories\/([^/]+)\/$/.exec(path)?.[1];
    if (method === 'DELETE') {
      kept = kept.filter((one) => (id ? one.id !== id : one.user_id !== query.get('user_id')));
      return { status: 200, body: { message: 'Memory deleted successfully!' } };
    }
    kept = kept.map((one) =>
      one.id === id ? { ...one, memory: String(given.text), metadata: given.metadata, updated_at: stamp() } : one,
    );
    return { status: 200, body: {} };
  };

  const server = await serve(respond, 0);
  const stall = () => {
    stalled = true;
  };
  const onCall = (call: string, answer: VendorResponse) => void failingCalls.set(call, answer);
  return { onCall, url: server.url, close: server.close, failing, calls, stall, kept: () => kept };
};
