import { endSession } from './web/end-session.ts';
import { me } from './web/me.ts';
import { sessions } from './web/sessions.ts';
import { signOut } from './web/sign-out.ts';
import type { WebOperation } from './web/web-operation.ts';

/** Every endpoint of the dashboard. For infra and tests; a function that imported it would bundle all of them. */
export const webOperations: readonly WebOperation[] = [me, sessions, endSession, signOut];
