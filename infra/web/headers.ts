import type { Page } from './pages.ts';

const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'font-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

const policyText = (policy: Record<string, string>): string =>
  Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** The widget is an iframe, places itself by one inline style, and shows logos of banks. */
const withWidget = (widgetOrigin: string): Record<string, string> => ({
  ...POLICY,
  'img-src': "'self' data: https://cdn.pluggy.ai",
  'style-src': "'self' 'unsafe-inline'",
  'frame-src': widgetOrigin,
});

const common = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
};

/** Headers of the other pages, and of assets. */
export const pageHeaders = {
  ...common,
  'content-security-policy': policyText(POLICY),
  'cross-origin-opener-policy': 'same-origin',
};

/** On the way from an assistant to its answer. */
export const askedPages = ['/entrar', '/autorizar'] as const satisfies readonly Page[];

/**
 * Headers of these. Some assistants open them in a window and wait for it: what is answered there has to find who opened it, and
 * any page on the way with a policy of its own would part the two. Neither page can be framed, nor shows an amount.
 */
export const askedPageHeaders = { ...pageHeaders, 'cross-origin-opener-policy': 'unsafe-none' };

/** Headers of `/conectar`; some banks open a window from the widget. @param widgetOrigin the local stack has its own */
export const connectPageHeaders = (widgetOrigin = 'https://connect.pluggy.ai') => ({
  ...common,
  'content-security-policy': policyText(withWidget(widgetOrigin)),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
});
