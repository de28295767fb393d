import { connectLink } from './web/connect-link.ts';
import { connectToken } from './web/connect-token.ts';
import { connections } from './web/connections.ts';
import { endSession } from './web/end-session.ts';
import { linkConnection } from './web/link-connection.ts';
import { me } from './web/me.ts';
import { overview } from './web/overview.ts';
import { sessions } from './web/sessions.ts';
import { signOut } from './web/sign-out.ts';
import { unlinkConnection } from './web/unlink-connection.ts';
import type { WebOperation } from './web/web-operation.ts';

/** Every endpoint of the dashboard. For infra and tests; a function that imported it would bundle all of them. */
export const webOperations: readonly WebOperation[] = [
  me,
  sessions,
  endSession,
  signOut,
  overview,
  connections,
  unlinkConnection,
  connectLink,
  connectToken,
  linkConnection,
];
