import { Duration } from 'aws-cdk-lib';
import { HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { pageHeaders } from '../../web/headers.ts';

type Headers = Readonly<Record<string, string>>;

const required = (headers: Headers, name: string): string => {
  const value = headers[name];
  if (value === undefined) throw new Error(`The headers of pages lack ${name}`);
  return value;
};

/** Only `max-age=<seconds>; includeSubDomains`, as CloudFront writes it. */
const transportOf = (value: string) => {
  const [, seconds] = /^max-age=(\d+); includeSubDomains$/.exec(value) ?? [];
  if (!seconds) throw new Error(`Not understood: strict-transport-security: ${value}`);
  return { accessControlMaxAge: Duration.seconds(Number(seconds)), includeSubdomains: true, override: true };
};

const referrerOf = (value: string) => {
  const referrerPolicy = Object.values(HeadersReferrerPolicy).find((one) => one === value);
  if (!referrerPolicy) throw new Error(`Not understood: referrer-policy: ${value}`);
  return { referrerPolicy, override: true };
};

// CloudFront has a field of its own for each, and refuses them among the custom headers.
const APART = ['content-security-policy', 'strict-transport-security', 'x-content-type-options', 'referrer-policy'];

/** HTTPS only, on what the API answers and on what CloudFront or the web ACL answers in its place. */
export const transportPolicy = (scope: Construct, name: string): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'ApiHeaders', {
    responseHeadersPolicyName: name,
    securityHeadersBehavior: {
      strictTransportSecurity: transportOf(required(pageHeaders, 'strict-transport-security')),
    },
  });

/** Headers of infra/web/headers.ts as a policy of CloudFront. @param id also part of its name */
export const responseHeaders = (
  scope: Construct,
  id: string,
  name: string,
  headers: Headers,
): ResponseHeadersPolicy => {
  if (required(headers, 'x-content-type-options') !== 'nosniff')
    throw new Error('x-content-type-options is not nosniff');
  return new ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: name,
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: required(headers, 'content-security-policy'),
        override: true,
      },
      strictTransportSecurity: transportOf(required(headers, 'strict-transport-security')),
      contentTypeOptions: { override: true },
      referrerPolicy: referrerOf(required(headers, 'referrer-policy')),
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(headers)
        .filter(([header]) => !APART.includes(header))
        .map(([header, value]) => ({ header, value, override: true })),
    },
  });
};
