import { edgeHeaders, SLASHED } from '../../../shared/contract/inbound.ts';

/**
 * Code of the function that runs before the API: it sets the caller's address and port, and overwrites headers of these names. The
 * event has no port: CloudFront's own header does, and counts only with the caller's address. One slash at the end of a path is taken off.
 */
export const viewerFunction = (): string => `function handler(event) {
  event.request.headers['${edgeHeaders.viewer}'] = { value: event.viewer.ip };
  delete event.request.headers['${edgeHeaders.viewerPort}'];
  var told = event.request.headers['cloudfront-viewer-address'];
  var start = event.viewer.ip + ':';
  if (told && told.value.indexOf(start) === 0) {
    event.request.headers['${edgeHeaders.viewerPort}'] = { value: told.value.slice(start.length) };
  }
  var uri = event.request.uri;
  if (${SLASHED}.test(uri)) event.request.uri = uri.slice(0, -1);
  return event.request;
}
`;
