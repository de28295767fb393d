import * as z from 'zod/mini';

/** Schema names for components of the API reference. */
export const schemaNames = z.registry<{ id: string }>();

/** Builds the schema once and registers its name. */
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

/** Response schemas are for documents and tests; no Lambda builds them. */
export const dateText = () => z.iso.date();
export const timestamp = () => z.iso.datetime();
export const nullable = <S extends z.ZodMiniType>(schema: S) => z.nullable(schema);

/** Adds the envelope's `success` and `timestamp`. */
export const fullBody = <Shape extends Record<string, z.ZodMiniType>>(shape: Shape) =>
  z.object({ success: z.literal(true), ...shape, timestamp: timestamp() });

export const customName = () =>
  z.nullable(z.string()).check(z.describe('What the user calls the account; null until it has such a name.'));

/** Used in the listings of reminders and limits. */
export const quota = () => ({
  subscriptionType: z.string(),
  currentCount: z.int(),
  limit: z.int(),
  canCreate: z.boolean(),
  remaining: z.int().check(z.gte(0)),
});
