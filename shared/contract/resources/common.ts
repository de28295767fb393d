import * as z from 'zod/mini';

/** Schemas of response values. They document and are checked in tests; no Lambda builds them. */
export const dateText = () => z.iso.date();
export const timestamp = () => z.iso.datetime();
export const nullable = <S extends z.ZodMiniType>(schema: S) => z.nullable(schema);

/** A body with the `success` and `timestamp` that the stack adds. */
export const fullBody = <Shape extends Record<string, z.ZodMiniType>>(shape: Shape) =>
  z.object({ success: z.literal(true), ...shape, timestamp: timestamp() });

export const quota = () => ({
  subscriptionType: z.string(),
  currentCount: z.int(),
  limit: z.int(),
  canCreate: z.boolean(),
  remaining: z.int().check(z.gte(0)),
});
