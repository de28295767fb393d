import * as z from 'zod/mini';
import { connection } from './bank-resources.ts';
import { defineWebOperation } from './web-operation.ts';

export const connections = defineWebOperation({
  name: 'connections',
  method: 'GET',
  path: '/app/api/connections',
  summary: 'Connected banks with their health; their accounts only while the subscription gives access',
  response: () =>
    z.strictObject({
      connections: z.array(connection()),
      has_access: z.boolean(),
      /** Of one's own application: an item is linked by its code. */
      takes_codes: z.optional(z.literal(true)),
    }),
  session: 'required',
  grants: { table: 'read' },
});

export const CONSENT_WAYS = ['dashboard', 'link'] as const;
export const CONSENT_ENDS = ['user', 'no_plan', 'bank', 'erasure'] as const;

export const consents = defineWebOperation({
  name: 'consents',
  method: 'GET',
  path: '/app/api/consents',
  summary: 'What the user has authorized the service to read, the newest first, also what has ended',
  response: () =>
    z.strictObject({
      consents: z.array(
        z.strictObject({
          item_id: z.string(),
          connector_name: z.string(),
          given_at: z.iso.datetime(),
          /** Of the legal texts that were accepted by then; null for connections of before these records. */
          terms_version: z.nullable(z.string()),
          privacy_version: z.nullable(z.string()),
          /** Null where it is not known. */
          via: z.nullable(z.enum(CONSENT_WAYS)),
          ended_at: z.nullable(z.iso.datetime()),
          ended_by: z.nullable(z.enum(CONSENT_ENDS)),
        }),
      ),
    }),
  session: 'required',
  grants: { table: 'read' },
});
