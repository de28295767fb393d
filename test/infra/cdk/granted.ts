import type { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod/mini';

const many = <T extends z.ZodMiniType>(one: T) =>
  z.pipe(
    z.union([one, z.array(one)]),
    z.transform((value): z.output<T>[] => (Array.isArray(value) ? value : [value])),
  );
const statement = z.object({
  Effect: z.literal('Allow'),
  Action: many(z.string()),
  Resource: many(z.unknown()),
  Condition: z.optional(z.unknown()),
});
const policy = z.object({
  Properties: z.object({
    Roles: z.array(z.object({ Ref: z.string() })),
    PolicyDocument: z.object({ Statement: z.array(statement) }),
  }),
});
const lambda = z.object({
  Properties: z.object({
    FunctionName: z.string(),
    Description: z.string(),
    Role: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) }),
    Environment: z._default(z.object({ Variables: z.record(z.string(), z.unknown()) }), { Variables: {} }),
  }),
});

/** One action that a role may do, on one resource as the template writes it. */
export type Granted = { action: string; resource: string; condition: unknown };

/** Permissions of roles, by logical id. */
export const grantedToRole = (template: Template, role: string): Granted[] =>
  Object.values(template.findResources('AWS::IAM::Policy'))
    .map((found) => policy.parse(found).Properties)
    .filter(({ Roles }) => Roles.some(({ Ref }) => Ref === role))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .flatMap(({ Action, Resource, Condition }) =>
      Action.flatMap((action) =>
        Resource.map((resource) => ({ action, resource: JSON.stringify(resource), condition: Condition })),
      ),
    );

/** `file` as under functions/. */
export type FunctionGrants = { file: string; granted: Granted[]; variables: Record<string, unknown> };

/** Every function of the stack by its name without `saldo-<env>-`, with its role's permissions. */
export const functionsOf = (template: Template): ReadonlyMap<string, FunctionGrants> =>
  new Map(
    Object.values(template.findResources('AWS::Lambda::Function')).map((found) => {
      const { FunctionName, Description, Role, Environment } = lambda.parse(found).Properties;
      const granted = grantedToRole(template, Role['Fn::GetAtt'][0]);
      const file = Description.replace(/^functions\//, '');
      return [FunctionName.replace(/^saldo-[a-z]+-/, ''), { file, granted, variables: Environment.Variables }];
    }),
  );

/** Names of functions that may do an action that matches. */
export const whoMay = (functions: ReadonlyMap<string, FunctionGrants>, action: RegExp, resource = /./): string[] =>
  [...functions]
    .filter(([, { granted }]) => granted.some((one) => action.test(one.action) && resource.test(one.resource)))
    .map(([name]) => name)
    .toSorted();
