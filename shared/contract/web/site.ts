import * as z from 'zod/mini';
import { defineWebOperation } from './web-operation.ts';

/** Who may create an account: anybody, who has an invite, nobody. */
export const SIGN_UP_MODES = ['open', 'invite', 'closed'] as const;
export type SignUpMode = (typeof SIGN_UP_MODES)[number];

export const signUpModeOf = (text: string | undefined): SignUpMode =>
  SIGN_UP_MODES.find((mode) => mode === text) ?? 'closed';

const text = () => z.string().check(z.trim(), z.minLength(1));
const address = () => z.url({ protocol: /^https?$/ });
const version = () => z._default(text(), '1');

/**
 * Who runs the service, and where its legal texts are. Versions are the operator's: a new one asks users to accept again.
 * `terms_url`, `privacy_url`: pages of the operator with these texts.
 */
export const siteSchema = z.strictObject({
  controller: z.optional(z.strictObject({ name: text(), cnpj: text(), address: text() })),
  encarregado: z.optional(z.strictObject({ name: text(), email: z.email() })),
  help: z.optional(z.strictObject({ email: z.email(), url: z.optional(address()) })),
  terms_version: version(),
  privacy_version: version(),
  terms_url: z.optional(address()),
  privacy_url: z.optional(address()),
});
export type Site = z.output<typeof siteSchema>;

const jsonOf = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error('SITE is no JSON');
  }
};

/** @throws Error that names the path of a wrong field */
export const readSite = (json: string | undefined): Site => {
  const parsed = siteSchema.safeParse(json ? jsonOf(json) : {});
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => `${['SITE', ...path].join('.')} (${message})`);
  throw new Error(`Wrong setting: ${wrong.join(', ')}`);
};

/** Versions of the legal texts: those that somebody accepted, or the present ones. */
export type Versions = { terms: string; privacy: string };

export const versionsOf = ({ terms_version: terms, privacy_version: privacy }: Site): Versions => ({ terms, privacy });

/** What a user has to accept: null where nobody has said who runs the service, so there are no legal texts. */
export const versionsInForce = (site: Site): Versions | null =>
  site.controller || site.terms_url || site.privacy_url ? versionsOf(site) : null;

/** What the door says before anybody signs in. */
export const site = defineWebOperation({
  name: 'site',
  method: 'GET',
  path: '/app/api/site',
  summary: 'Whether accounts can be created, the versions of the legal texts, and where help is',
  response: () =>
    z.strictObject({
      sign_up: z.enum(SIGN_UP_MODES),
      terms_version: z.string(),
      privacy_version: z.string(),
      /** Pages of the legal texts. */
      terms_url: z.nullable(z.string()),
      privacy_url: z.nullable(z.string()),
      help: z.nullable(z.strictObject({ email: z.string(), url: z.nullable(z.string()) })),
      /** What is sold; `price` in centavos. */
      offers: z.array(
        z.strictObject({
          plan: z.string(),
          title: z.string(),
          price: z.nullable(z.int()),
          period: z.enum(['month', 'year']),
        }),
      ),
    }),
  session: 'none',
  inReadOnly: true,
  grants: { table: 'none', signUp: true, plans: true },
});
