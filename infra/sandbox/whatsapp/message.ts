import * as z from 'zod/mini';

const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));

// The Cloud API refuses these in a template's text parameter with a code of its own.
const plainText = text(1024).check(z.refine((value) => !/[\n\t]| {5,}/.test(value), { params: { code: 132018 } }));

const parameter = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('text'), text: plainText }),
  z.looseObject({ type: z.literal('payload'), payload: text(128) }),
  z.looseObject({ type: z.literal('action'), action: z.looseObject({}) }),
  z.looseObject({
    type: z.literal('currency'),
    currency: z.looseObject({ fallback_value: text(64), code: text(3), amount_1000: z.number() }),
  }),
  z.looseObject({ type: z.literal('date_time'), date_time: z.looseObject({ fallback_value: text(64) }) }),
]);

const component = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('header'), parameters: z.array(parameter) }),
  z.looseObject({ type: z.literal('body'), parameters: z.array(parameter) }),
  z.looseObject({
    type: z.literal('button'),
    sub_type: z.enum(['url', 'quick_reply', 'flow', 'copy_code']),
    index: z.union([z.string().check(z.regex(/^\d$/)), z.int().check(z.minimum(0), z.maximum(9))]),
    parameters: z.optional(z.array(parameter)),
  }),
]);

const template = z.looseObject({
  name: z.string().check(z.regex(/^[a-z0-9_]{1,512}$/)),
  language: z.looseObject({ code: z.string().check(z.regex(/^[a-z]{2,3}(_[A-Z]{2})?$/)) }),
  components: z.optional(z.array(component)),
});

const reply = z.looseObject({
  type: z.literal('reply'),
  reply: z.looseObject({ id: text(256), title: text(20) }),
});

const filled = z.record(z.string(), z.unknown()).check(z.refine((data) => Object.keys(data).length > 0));

const flowParameters = z
  .looseObject({
    flow_message_version: z.literal('3'),
    flow_cta: text(20),
    flow_id: z.optional(text(64)),
    flow_name: z.optional(text(200)),
    flow_token: z.optional(text(1024)),
    flow_action: z.optional(z.enum(['navigate', 'data_exchange'])),
    flow_action_payload: z.optional(z.looseObject({ screen: text(200), data: z.optional(filled) })),
  })
  .check(
    z.refine((flow) => (flow.flow_id === undefined) !== (flow.flow_name === undefined), 'one of flow_id, flow_name'),
    z.refine((flow) => !flow.flow_action || (flow.flow_action === 'navigate') === Boolean(flow.flow_action_payload), {
      path: ['flow_action_payload'],
    }),
  );

const shown = {
  header: z.optional(z.looseObject({ type: z.literal('text'), text: text(60) })),
  body: z.looseObject({ text: text(1024) }),
  footer: z.optional(z.looseObject({ text: text(60) })),
};

const interactive = z.discriminatedUnion('type', [
  z.looseObject({
    type: z.literal('button'),
    ...shown,
    action: z.looseObject({ buttons: z.array(reply).check(z.minLength(1), z.maxLength(3)) }),
  }),
  z.looseObject({
    type: z.literal('cta_url'),
    ...shown,
    action: z.looseObject({
      name: z.literal('cta_url'),
      parameters: z.looseObject({ display_text: text(20), url: z.url({ protocol: /^https?$/ }) }),
    }),
  }),
  z.looseObject({
    type: z.literal('flow'),
    ...shown,
    action: z.looseObject({ name: z.literal('flow'), parameters: flowParameters }),
  }),
]);

const addressed = {
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.optional(z.literal('individual')),
  to: z.string().check(z.regex(/^\+?[\d ()-]{8,20}$/)),
};

/** The body of `POST /v{n}/{phone-number-id}/messages`, in the kinds that this service sends. */
export const messageSchema = z.discriminatedUnion('type', [
  z.looseObject({ ...addressed, type: z.literal('template'), template }),
  z.looseObject({ ...addressed, type: z.literal('text'), text: z.looseObject({ body: text(4096) }) }),
  z.looseObject({ ...addressed, type: z.literal('interactive'), interactive }),
]);

export type Message = z.output<typeof messageSchema>;
