import * as z from 'zod/mini';
import type { Faults } from '../../emulators/faults.ts';
import { faultSchema } from '../../emulators/faults.ts';
import type { RunningSandbox } from '../aggregator/start.ts';
import { describeIssue, FixtureError } from '../fixture/problem.ts';
import { parseItems } from '../fixture/read.ts';
import { jsonObject, type VendorRequest, type VendorResponse } from '../http/serve.ts';

const ITEMS = /^\/_sandbox\/users\/([^/]+)\/items$/;

const ok = (body: unknown): VendorResponse => ({ status: 200, body });
const refused = (status: number, error: string): VendorResponse => ({ status, body: { error } });

const putItems = (sandbox: RunningSandbox, label: string, body: object): VendorResponse => {
  const items = parseItems(body);
  if (!sandbox.replaceItems(label, items)) return refused(404, `There is no user ${label}`);
  return ok({ id: label, items: items.map(({ item }) => item.id) });
};

const addFault = (faults: Faults, body: object): VendorResponse => {
  const fault = z.safeParse(faultSchema, { ...body, target: 'pluggy' });
  const [issue] = fault.error?.issues ?? [];
  if (!fault.success) return refused(400, issue ? describeIssue(issue, body) : 'Invalid fault');
  faults.add(fault.data);
  return ok(fault.data);
};

const callsOf = ({ requests }: RunningSandbox): object[] =>
  requests.map(({ method, path, at }) => ({ method, path, at }));

const answer = (faults: Faults, { method, path, body }: VendorRequest, sandbox: RunningSandbox): VendorResponse => {
  const given = jsonObject(body);
  if (!given) return refused(400, 'The body is not a JSON object');
  const label = ITEMS.exec(path)?.[1];
  if (method === 'PUT' && label) return putItems(sandbox, decodeURIComponent(label), given);
  if (method === 'GET' && path === '/_sandbox/calls') return ok(callsOf(sandbox));
  if (method === 'DELETE' && path === '/_sandbox/calls') {
    sandbox.forgetRequests();
    return ok([]);
  }
  if (method === 'POST' && path === '/_sandbox/faults') return addFault(faults, given);
  if (method === 'DELETE' && path === '/_sandbox/faults') {
    faults.clear();
    return ok([]);
  }
  return refused(404, `There is no ${method} ${path}`);
};

/** `/_sandbox/*`: change items, list the calls, inject faults. Null for the aggregator's own paths. */
export const sandboxAloneControls =
  (faults: Faults) =>
  (request: VendorRequest, sandbox: RunningSandbox): VendorResponse | null => {
    if (!request.path.startsWith('/_sandbox/')) return null;
    try {
      return answer(faults, request, sandbox);
    } catch (error) {
      if (error instanceof FixtureError || error instanceof URIError) return refused(400, error.message);
      throw error;
    }
  };
