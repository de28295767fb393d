import { edgeHeaders } from '../../../shared/contract/inbound.ts';

/** Code of the function that runs before the API: it sets the caller's address and overwrites a header of that name. */
export const viewerFunction = (): string => `function handler(event) {
  event.request.headers['${edgeHeaders.viewer}'] = { value: event.viewer.ip };
  return event.request;
}
`;
