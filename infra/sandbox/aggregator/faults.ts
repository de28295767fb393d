import { type FaultKind, LISTS } from '../../emulators/faults.ts';
import type { FaultSource } from '../http/ports.ts';
import type { VendorRequest, VendorResponse } from '../http/serve.ts';
import { AggregatorError, errorResponse, tooManyRequests, tooSoon } from './errors.ts';

/** How the aggregator shows an injected fault. A timeout is a broken connection. */
const faultResponse = (fault: FaultKind): VendorResponse => {
  if (fault === 'timeout') return 'hang-up';
  if (fault === 'throttle') return errorResponse(tooManyRequests(20, 1));
  if (fault === 'conflict') return errorResponse(tooSoon(null));
  return errorResponse(new AggregatorError(500, 'Internal server error'));
};

type Page = { results: unknown[]; total: number; totalPages: number };

const withPage = (response: VendorResponse, change: (page: Page) => Partial<Page>): VendorResponse => {
  if (response === 'hang-up' || !('body' in response) || response.status !== 200) return response;
  const page = response.body as Page; // what both lists answer
  return { ...response, body: { ...page, ...change(page) } };
};

const emptied = (response: VendorResponse): VendorResponse =>
  withPage(response, () => ({ results: [], total: 0, totalPages: 1 }));

const halved = (response: VendorResponse): VendorResponse =>
  withPage(response, ({ results, totalPages }) => ({
    results: results.slice(0, Math.floor(results.length / 2)),
    totalPages: Math.max(2, totalPages),
  }));

/** Answers with the injected faults. The page after half a list fails until the list is read anew. */
export const withFaults = (faults: FaultSource) => {
  const broken = new Set<string>();
  return ({ method, path, query }: VendorRequest, answer: () => VendorResponse): VendorResponse => {
    const isList = method === 'GET' && LISTS.includes(path);
    const list = `${path} ${query.get('itemId')}`;
    if (isList && broken.has(list) && Number(query.get('page') ?? 1) > 1) return faultResponse('500');
    if (isList) broken.delete(list);
    const fault = faults.take('pluggy', `${method} ${path}`);
    if (fault) return faultResponse(fault);
    const ofList = isList ? faults.takeOfList(`${method} ${path}`) : null;
    if (!ofList) return answer();
    if (ofList === 'empty') return emptied(answer());
    broken.add(list);
    return halved(answer());
  };
};
