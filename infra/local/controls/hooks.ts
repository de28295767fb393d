import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { systemClock } from '../../../shared/time/instant.ts';
import { jsonAnswer } from '../../emulators/http/answer.ts';
import { control, type LocalRequest, type LocalRoute, parseBody } from './control.ts';

/** What came to one receiver, with the text that was signed. */
type Received = { at: string; answered: number; headers: Record<string, string>; body: unknown; text: string };

/** `times`: number of calls with this response, later ones get 204; absent: all. */
const answering = z.strictObject({
  status: z.int().check(z.gte(200), z.lte(599)),
  delayMs: z._default(z.int().check(z.gte(0), z.lte(60_000)), 0),
  times: z.optional(z.int().check(z.gte(1))),
});
type Answering = z.output<typeof answering>;

type Receiver = { received: Received[]; answering: Answering | null };

const TAKEN = 204;
const SHOWN = /^(content-type|user-agent|webhook-.*)$/;

const shownHeaders = (headers: LocalRequest['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (SHOWN.test(name) ? [[name, String(value)]] : [])),
  );

/** Receivers of webhooks, by name: they list what arrived, and fail when a test configures it. */
export const hookControls = (): LocalRoute[] => {
  const receivers = new Map<string, Receiver>();
  const receiverOf = ({ params: { name = '' } }: LocalRequest): Receiver => {
    const known = receivers.get(name) ?? { received: [], answering: null };
    receivers.set(name, known);
    return known;
  };

  const next = (receiver: Receiver): Answering | null => {
    const { answering: now } = receiver;
    if (now?.times !== undefined) receiver.answering = now.times > 1 ? { ...now, times: now.times - 1 } : null;
    return now;
  };

  const receive = async (request: LocalRequest) => {
    const receiver = receiverOf(request);
    const scripted = next(receiver);
    const answered = scripted?.status ?? TAKEN;
    const { headers, body, text } = request;
    const at = systemClock();
    receiver.received.push({ at, answered, headers: shownHeaders(headers), body, text });
    if (scripted?.delayMs) await pause(scripted.delayMs, undefined, { ref: false });
    const isEmpty = answered === TAKEN || answered === 304;
    return isEmpty ? { status: answered, body: '' } : jsonAnswer(answered, { received: true });
  };

  const routesAt = (path: string): LocalRoute[] => [
    { method: 'POST', path, run: receive },
    control('GET', path, (request) => receiverOf(request).received),
    control('PUT', path, (request) => {
      receiverOf(request).answering = parseBody(answering, request.body);
      return receiverOf(request).answering;
    }),
    control('DELETE', path, (request) => {
      receivers.delete(request.params.name ?? '');
      return [];
    }),
  ];
  return [...routesAt('/_local/hooks'), ...routesAt('/_local/hooks/{name}')];
};
