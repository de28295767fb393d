// Runs in CloudFront before the cache (runtime 2.0: no modules). pages-function.ts writes PAGES, MOVED, ASSET, API_PATHS, NOT_FOUND and MISSING before it.

/** Rewrites the address of a page to its document, lets an asset through, and answers everything else: people with a page, programs as the API would. */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it.
function handler(event) {
  const request = event.request;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && Object.keys(MOVED).includes(request.uri)) {
    const location = { value: MOVED[request.uri] };
    return {
      statusCode: 302,
      statusDescription: 'Found',
      headers: {
        location,
        'cache-control': { value: 'no-store' },
        'strict-transport-security': NOT_FOUND.headers['strict-transport-security'],
      },
    };
  }
  if (isRead && Object.keys(PAGES).includes(request.uri)) {
    request.uri = `/${PAGES[request.uri]}`;
    return request;
  }
  if (isRead && ASSET.test(request.uri)) return request;
  const accept = request.headers.accept ? request.headers.accept.value : '';
  const isForPeople = isRead && accept.includes('text/html') && !API_PATHS.test(request.uri);
  // No destructuring: this runtime has none.
  const answer = isForPeople ? MISSING : NOT_FOUND;
  return {
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: { ...answer.headers, 'x-request-id': { value: event.context.requestId } },
    body: { encoding: 'text', data: answer.body },
  };
}
