import * as z from 'zod/mini';

/** A CloudFormation template as JSON. */
export type Json = Record<string, unknown>;
/** The stacks of an environment with topics, by purpose. */
export type Environment = { data: Json; jobs: Json; monitoring: Json };

const list = <T extends z.ZodMiniType>(one: T) =>
  z.pipe(
    z.union([one, z.array(one)]),
    z.transform((value): z.output<T>[] => (Array.isArray(value) ? value : [value])),
  );
const statement = z.object({
  Effect: z.string(),
  Principal: z.optional(z.union([z.string(), z.looseObject({ Service: z.optional(list(z.string())) })])),
  Action: list(z.string()),
  Resource: z.unknown(),
  Condition: z.optional(z.unknown()),
});
const policy = z.object({ Statement: z.array(statement) });
const template = z.object({
  Resources: z.record(z.string(), z.object({ Type: z.string(), Properties: z._default(z.looseObject({}), {}) })),
  Outputs: z._default(z.record(z.string(), z.object({ Value: z.unknown() })), {}),
});
const reference = z.union([
  z.pipe(
    z.object({ Ref: z.string() }),
    z.transform(({ Ref }) => Ref),
  ),
  z.pipe(
    z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) }),
    z.transform((one) => one['Fn::GetAtt'][0]),
  ),
]);
const imported = z.object({ 'Fn::GetStackOutput': z.object({ OutputName: z.string() }) });
const topicPolicy = z.object({ Topics: z.array(z.unknown()), PolicyDocument: policy });

const resources = (json: Json, type: string) =>
  Object.entries(template.parse(json).Resources).flatMap(([id, { Type, Properties }]) =>
    Type === type ? [{ id, properties: Properties }] : [],
  );

type Statement = z.output<typeof statement>;
const servicesOf = ({ Principal }: Statement): string[] =>
  typeof Principal === 'object' ? (Principal.Service ?? []) : [];

const ACCOUNT = JSON.stringify({ StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } });

const mayPublish = (json: Json, topic: string, publisher: string): boolean =>
  resources(json, 'AWS::SNS::TopicPolicy')
    .map(({ properties }) => topicPolicy.parse(properties))
    .filter(({ Topics }) => Topics.some((one) => reference.parse(one) === topic))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .some(
      (one) =>
        one.Effect === 'Allow' &&
        one.Action.includes('sns:Publish') &&
        servicesOf(one).includes(publisher) &&
        reference.parse(one.Resource) === topic &&
        JSON.stringify(one.Condition) === ACCOUNT,
    );

/** The statements of the key that an attribute of another stack reads. */
const keyStatements = (data: Json, key: unknown): Statement[] => {
  const { OutputName } = imported.parse(key)['Fn::GetStackOutput'];
  const id = reference.parse(template.parse(data).Outputs[OutputName]?.Value);
  const found = resources(data, 'AWS::KMS::Key').find((one) => one.id === id);
  return z.object({ KeyPolicy: policy }).parse(found?.properties).KeyPolicy.Statement;
};

// SNS itself sends this encryption context when it uses a topic's key; CloudWatch sends no account id.
const ofTopics = /"ArnLike":\{"kms:EncryptionContext:aws:sns:topicArn":/;
const fromTopics = /"ArnLike":\{"aws:SourceArn":/;

const mayUseKey = (statements: readonly Statement[], service: string, condition: RegExp): boolean =>
  ['kms:Decrypt', 'kms:GenerateDataKey*'].every((action) =>
    statements.some(
      (one) =>
        one.Effect === 'Allow' &&
        one.Action.includes(action) &&
        servicesOf(one).includes(service) &&
        condition.test(JSON.stringify(one.Condition)) &&
        Object.keys(one.Condition ?? {}).length === 1,
    ),
  );

type Named = { topic: string; publisher: string; json: Json; by: string };

/** Topics that alarms or SES name, with who publishes there. */
const namedTopics = ({ jobs, monitoring }: Environment): Named[] => {
  const actions = z.object({ AlarmName: z.string(), AlarmActions: z.array(reference), OKActions: z.array(reference) });
  const alarms = resources(monitoring, 'AWS::CloudWatch::Alarm').map(({ properties }) => actions.parse(properties));
  const destination = z.object({ EventDestination: z.object({ SnsDestination: z.object({ TopicARN: reference }) }) });
  return [
    ...alarms.flatMap(({ AlarmName, AlarmActions, OKActions }) =>
      [...AlarmActions, ...OKActions].map((topic) => ({
        topic,
        publisher: 'cloudwatch.amazonaws.com',
        json: monitoring,
        by: AlarmName,
      })),
    ),
    ...resources(jobs, 'AWS::SES::ConfigurationSetEventDestination').map(({ id, properties }) => ({
      topic: destination.parse(properties).EventDestination.SnsDestination.TopicARN,
      publisher: 'ses.amazonaws.com',
      json: jobs,
      by: id,
    })),
  ];
};

/** Why what alarms and SES publish would not arrive; empty when it does. */
export const mutedTopics = (environment: Environment): string[] =>
  namedTopics(environment).flatMap(({ topic, publisher, json, by }) => {
    const made = resources(json, 'AWS::SNS::Topic').find(({ id }) => id === topic);
    if (!made) return [`${by}: ${topic} is not there`];
    const { KmsMasterKeyId: key } = made.properties;
    return [
      ...(mayPublish(json, topic, publisher) ? [] : [`${by}: ${topic} does not admit ${publisher}`]),
      ...(key === undefined || mayUseKey(keyStatements(environment.data, key), publisher, ofTopics)
        ? []
        : [`${by}: the key of ${topic} does not admit ${publisher}`]),
    ];
  });

/** Queues that a topic feeds and whose key does not admit SNS; empty when every message arrives. */
export const deafQueues = ({ data, jobs }: Environment): string[] => {
  const fed = z.object({
    Protocol: z.literal('sqs'),
    Endpoint: reference,
    RedrivePolicy: z.object({ deadLetterTargetArn: reference }),
  });
  const queues = resources(jobs, 'AWS::SNS::Subscription')
    .map(({ properties }) => fed.parse(properties))
    .flatMap(({ Endpoint, RedrivePolicy }) => [Endpoint, RedrivePolicy.deadLetterTargetArn]);
  return queues.filter((id) => {
    const key = resources(jobs, 'AWS::SQS::Queue').find((queue) => queue.id === id)?.properties.KmsMasterKeyId;
    return key !== undefined && !mayUseKey(keyStatements(data, key), 'sns.amazonaws.com', fromTopics);
  });
};
