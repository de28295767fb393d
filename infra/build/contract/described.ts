import * as z from 'zod/mini';

const unknowns = z.record(z.string(), z.unknown());

const media = z.object({
  schema: unknowns,
  example: z.optional(z.unknown()),
  examples: z.optional(z.record(z.string(), z.object({ value: z.unknown() }))),
});
const content = z.record(z.string(), media);

const response = z.object({ description: z.string(), headers: z.optional(unknowns), content });

const parameter = z.object({
  name: z.string(),
  in: z.enum(['query', 'header']),
  required: z.boolean(),
  schema: unknowns,
  description: z.optional(z.string()),
  explode: z.optional(z.boolean()),
  example: z.optional(z.unknown()),
});

const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.optional(z.string()),
  parameters: z.array(parameter),
  requestBody: z.optional(z.object({ required: z.boolean(), content })),
  responses: z.record(z.string(), response),
});

/** The parts of an OpenAPI document that this service's uses, to read it back. */
export const describedSchema = z.object({
  openapi: z.string(),
  servers: z.array(z.object({ url: z.string() })),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    headers: z.record(z.string(), z.object({ required: z.optional(z.boolean()) })),
    schemas: z.record(z.string(), unknowns),
  }),
});

export type Described = z.infer<typeof describedSchema>;
export type DescribedOperation = z.infer<typeof operation>;
export type DescribedResponse = z.infer<typeof response>;
export type DescribedMedia = z.infer<typeof media>;
