/** Of every answer of JSON: only over TLS from now on (two years), and never taken for anything else than it says. */
export const securityHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
} as const;
