import type { Instant } from '../../time/instant.ts';
import type { ApiMiddleware } from './middleware.ts';

/** Sets the request's id and its moment; everything after takes `now` from here, the handler through its context. */
export const requestContext = (clock: () => Instant): ApiMiddleware => ({
  before: ({ event, context, internal }) => {
    internal.requestId = event.requestContext?.requestId ?? context.awsRequestId;
    internal.now = clock();
    Object.assign(context, { request: internal });
  },
});
