import type { WriteItem } from '../platform/table/transact.ts';
import type { Instant } from '../time/instant.ts';
import type { Approver, CodeStore } from './code-store.ts';
import { answerAt } from './redirect-uri.ts';
import { isOver, type OAuthRequest, type RequestStore } from './request-store.ts';

export type DecisionServices = {
  requests: Pick<RequestStore, 'lookedAt' | 'decide'>;
  codes: Pick<CodeStore, 'make'>;
  issuer: string;
};

/**
 * `unknown`: the user has not looked at such a request. `over`: decided before, or too late. `ended`: the session that
 * approves has.
 */
export type Decided = { location: string } | 'unknown' | 'over' | 'ended';

/** `unlessEnded`: condition on the session that approves. */
export type Decision = Approver & { unlessEnded: WriteItem; requestId: string; userId: string; approves: boolean };

const writesOf = (
  { codes }: DecisionServices,
  { userId, by, sessionId, unlessEnded, approves }: Decision,
  request: OAuthRequest,
  now: Instant,
) => {
  if (!approves) return { code: null, writes: [] };
  const { code, writes } = codes.make(userId, request, { by, sessionId }, now);
  return { code, writes: [unlessEnded, ...writes] };
};

/** Records the decision on a request, once, and returns the redirect with the result. */
export const decideRequest = async (services: DecisionServices, decision: Decision, now: Instant): Promise<Decided> => {
  const { requests, issuer } = services;
  const request = await requests.lookedAt(decision.requestId, decision.userId);
  if (!request) return 'unknown';
  if (isOver(request, now)) return 'over';
  const { code, writes } = writesOf(services, decision, request, now);
  const outcome = await requests.decide(decision.requestId, now, writes);
  if (outcome !== 'decided') return outcome === 'unwritten' ? 'ended' : 'over';
  const { redirectUri, state } = request;
  const answer = code === null ? { error: 'access_denied' } : { code };
  return { location: answerAt(redirectUri, { ...answer, state, iss: issuer }) };
};
