import { edgeHeaders } from '../../../shared/contract/edge.ts';

/** Code of the function that runs before the API: the caller's address, over whatever the caller sent under that name. */
export const viewerFunction = (): string => `function handler(event) {
  event.request.headers['${edgeHeaders.viewer}'] = { value: event.viewer.ip };
  return event.request;
}
`;
