import type { WebOperation } from '../../contract/web/web-operation.ts';
import { isDeliberate, isSameOrigin } from '../http/cookies.ts';
import type { ApiMiddleware } from '../http/middleware.ts';
import { notDeliberate, RefusalError } from '../http-errors.ts';

const fromElsewhere = () =>
  new RefusalError(403, {
    error: 'Forbidden',
    message: 'Only pages of this service can ask this, by a fetch of their own.',
  });

/** Refuses requests that no page of this origin made (403) before it reads them, also for operations without a session. */
export const requireOwnPage = ({ method }: Pick<WebOperation, 'method'>): ApiMiddleware => ({
  before: ({ event }) => {
    if (!isSameOrigin(event)) throw fromElsewhere();
    if (method !== 'GET' && !isDeliberate(event)) throw notDeliberate();
  },
});
