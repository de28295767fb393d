import type { ApiEvent } from './middleware.ts';

/** Whom limits count: the address that the gateway saw. No header of the caller's says it. */
export const callerAddress = ({ requestContext }: ApiEvent): string => requestContext.http.sourceIp;
