import { changeAddress } from './web/change-address.ts';
import { changeCategories, undo } from './web/change-categories.ts';
import { confirmAddress } from './web/confirm-address.ts';
import { connectLink } from './web/connect-link.ts';
import { connectToken } from './web/connect-token.ts';
import { connections, consents } from './web/connections.ts';
import { decideOAuthRequest } from './web/decide-oauth-request.ts';
import { erase } from './web/erase.ts';
import { exportData } from './web/export.ts';
import { grants, revokeGrant } from './web/grants.ts';
import { history } from './web/history.ts';
import { limitPreview } from './web/limit-preview.ts';
import { linkConnection } from './web/link-connection.ts';
import { me, terms } from './web/me.ts';
import { forgetMemory, memories } from './web/memories.ts';
import { notices, setNotice } from './web/notices.ts';
import { oauthRequestOperation } from './web/oauth-request.ts';
import { overview } from './web/overview.ts';
import { passkey, passkeyOptions } from './web/passkey.ts';
import { passkeyOnly } from './web/passkey-only.ts';
import { passkeys } from './web/passkeys.ts';
import { freePlan, plan } from './web/plan.ts';
import { profile } from './web/profile.ts';
import { protect } from './web/protect.ts';
import { removePasskey } from './web/remove-passkey.ts';
import { deleteRule, rules } from './web/rules.ts';
import { endSession, sessions, signOut } from './web/sessions.ts';
import { signInCode } from './web/sign-in-code.ts';
import { signInPasskey, signInPasskeyOptions } from './web/sign-in-passkey.ts';
import { signInVerify } from './web/sign-in-verify.ts';
import { site } from './web/site.ts';
import { spendingHistory } from './web/spending-history.ts';
import { statement } from './web/statement.ts';
import { stepUpPasskey, stepUpPasskeyOptions } from './web/step-up-passkey.ts';
import { stepUpCode, stepUpVerify } from './web/step-up-verify.ts';
import { stopChange } from './web/stop-change.ts';
import { unlinkConnection } from './web/unlink-connection.ts';
import type { WebOperation } from './web/web-operation.ts';

/** Every endpoint of the dashboard. For infra and tests; a function that imported it would bundle all of them. */
export const webOperations: readonly WebOperation[] = [
  overview,
  statement,
  spendingHistory,
  changeCategories,
  undo,
  rules,
  deleteRule,
  connections,
  consents,
  unlinkConnection,
  connectLink,
  connectToken,
  linkConnection,
  site,
  signInCode,
  signInVerify,
  signInPasskeyOptions,
  signInPasskey,
  signOut,
  me,
  terms,
  sessions,
  endSession,
  history,
  passkeys,
  passkeyOnly,
  stopChange,
  passkeyOptions,
  passkey,
  removePasskey,
  protect,
  profile,
  changeAddress,
  confirmAddress,
  notices,
  setNotice,
  plan,
  freePlan,
  exportData,
  erase,
  stepUpCode,
  stepUpVerify,
  stepUpPasskeyOptions,
  stepUpPasskey,
  oauthRequestOperation,
  decideOAuthRequest,
  grants,
  revokeGrant,
  memories,
  forgetMemory,
  limitPreview,
];
