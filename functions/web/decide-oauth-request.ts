import { type SessionStore, sessionStore } from '../../shared/access/session-store.ts';
import { decideOAuthRequest as operation } from '../../shared/contract/web/decide-oauth-request.ts';
import { codeStore } from '../../shared/oauth/code-store.ts';
import { type DecisionServices, decideRequest } from '../../shared/oauth/decide-request.ts';
import { requestStore } from '../../shared/oauth/request-store.ts';
import { setting, variables } from '../../shared/platform/environment.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { type CountAct, countActs } from '../../shared/runtime/count-acts.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { requireRecentProof } from '../../shared/runtime/web/require-recent-proof.ts';
import { notSignedIn } from '../../shared/runtime/web/require-session.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { requestOver, unknownRequest } from '../../shared/runtime/web/web-refusals.ts';
import { passkeyCount } from '../../shared/sign-in/passkey-record.ts';

type Services = DecisionServices & {
  sessions: Pick<SessionStore, 'unlessEnded'>;
  passkeys(userId: string): Promise<number>;
  countAct: CountAct;
};

export const decideOAuthRequest = async (
  { caller, now, query: { requestId }, body: { decision } }: WebRequestOf<typeof operation>,
  services: Services,
) => {
  const approves = decision === 'approve';
  const { userId, credential, session } = caller;
  if (approves) {
    await requireRecentProof({ caller, now }, services.passkeys);
    await services.countAct(userId, now);
  }
  const { record } = session;
  const unlessEnded = services.sessions.unlessEnded(userId, record);
  const approver = { by: credential.actor, sessionId: record.sessionId, unlessEnded };
  const decided = await decideRequest(services, { ...approver, requestId, userId, approves }, now);
  if (decided === 'unknown') throw unknownRequest();
  if (decided === 'over') throw requestOver();
  if (decided === 'ended') throw notSignedIn();
  return { body: decided };
};

export const endpoint = defineWebEndpoint(operation, decideOAuthRequest, () => {
  const table = openTable();
  return {
    requests: requestStore(table),
    codes: codeStore(table),
    sessions: sessionStore(table),
    passkeys: passkeyCount(table),
    countAct: countActs(table),
    issuer: setting(variables.publicUrl),
  };
});
export const handler = webHandler(endpoint);
