// Runs in CloudFront before the cache (runtime 2.0: no modules). pages-function.ts writes PAGES, ASSET and NOT_FOUND before it.

/** Rewrites the address of a page to its document, lets an asset through, and answers everything else as the API would. */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it.
function handler(event) {
  const request = event.request;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && Object.keys(PAGES).includes(request.uri)) {
    request.uri = `/${PAGES[request.uri]}`;
    return request;
  }
  if (isRead && ASSET.test(request.uri)) return request;
  return {
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: { ...NOT_FOUND.headers, 'x-request-id': { value: event.context.requestId } },
    body: { encoding: 'text', data: NOT_FOUND.body },
  };
}
