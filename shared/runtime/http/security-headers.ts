/** For every JSON response: HTTPS only for two years (HSTS), and no content sniffing. */
export const securityHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
} as const;
