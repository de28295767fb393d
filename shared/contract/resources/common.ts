import * as z from 'zod/mini';

/** Names under which the API reference lists a schema instead of repeating it. */
export const schemaNames = z.registry<{ id: string }>();

/** A schema of the domain, made once and listed by its name in the API reference. */
// @__NO_SIDE_EFFECTS__
export const named = <S extends z.ZodMiniType>(id: string, make: () => S): (() => S) => {
  let made: S | undefined;
  return () => {
    if (made) return made;
    made = make();
    schemaNames.add(made, { id });
    return made;
  };
};

/** Schemas of response values. They document and are checked in tests; no Lambda builds them. */
export const dateText = () => z.iso.date();
export const timestamp = () => z.iso.datetime();
export const nullable = <S extends z.ZodMiniType>(schema: S) => z.nullable(schema);

/** A body with the `success` and `timestamp` that the stack adds. */
export const fullBody = <Shape extends Record<string, z.ZodMiniType>>(shape: Shape) =>
  z.object({ success: z.literal(true), ...shape, timestamp: timestamp() });

/** Quota object (specification, Resources), in the listings of reminders and limits. */
export const quota = () => ({
  subscriptionType: z.string(),
  currentCount: z.int(),
  limit: z.int(),
  canCreate: z.boolean(),
  remaining: z.int().check(z.gte(0)),
});
