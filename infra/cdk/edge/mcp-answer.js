// Runs in CloudFront after the origin has answered a call of /mcp (Lambda@Edge, CommonJS).

/** Gives an answer the header that API Gateway has renamed. Assistants find the way to sign in by it. */
exports.handler = async (event) => {
  const { response } = event.Records[0].cf;
  const { headers } = response;
  const renamed = headers['x-amzn-remapped-www-authenticate'];
  if (renamed && !headers['www-authenticate'])
    headers['www-authenticate'] = renamed.map(({ value }) => ({ key: 'WWW-Authenticate', value }));
  return response;
};
