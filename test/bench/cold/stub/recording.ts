/** A service's response to one request. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** One request of a function to AWS or a vendor; `at` and `until` in ms of one clock, to see what went side by side. */
export type Recorded = {
  service: string;
  /** Where the function reached it. */
  origin: string;
  /** `DynamoDB_20120810.Query` of AWS's JSON protocols; method and path for the others. */
  target: string;
  body: string;
  headers: Record<string, string>;
  at: number;
  until: number;
  answer: Answer;
};

/** One call of the peer: an operation of the table and its input, or `fetch`. */
export type PeerCall = { operation: string; input: unknown };

// The call that a cold start makes only to open its connection: a cost of the function, which the peer does not have.
const isWarmUp = ({ service, target }: Recorded): boolean => service === 'dynamodb' && target === 'GET /';

/** Services that the peer calls too: the table and the function's vendors, not queues and schedules. */
const ASKED = new Set(['dynamodb', 'pluggy', 'whatsapp']);

const callOf = ({ service, target, body, origin, headers }: Recorded): PeerCall => {
  if (service === 'dynamodb') return { operation: target.split('.').at(-1) ?? '', input: JSON.parse(body) };
  const [method = 'GET', path = '/'] = target.split(' ');
  return { operation: 'fetch', input: { url: new URL(path, origin).href, method, headers, body } };
};

/** The calls of one invocation in waves: those of a wave went side by side, each wave waited for the one before. */
export const peerWaves = (recording: readonly Recorded[]): PeerCall[][] => {
  const calls = recording.filter((call) => ASKED.has(call.service) && !isWarmUp(call)).toSorted((a, b) => a.at - b.at);
  const waves: Recorded[][] = [];
  for (const call of calls) {
    const last = waves.at(-1);
    if (last && call.at < Math.min(...last.map(({ until }) => until))) last.push(call);
    else waves.push([call]);
  }
  return waves.map((wave) => wave.map(callOf));
};

/** Method and folder: the last part of a path may be an id that differs in each run. */
const kindOf = (target: string): string => target.replace(/\/[^/]*$/, '');

/** Answers of a recording, given again: to the very same request its own, else the next of the same kind. */
export const replayOf = (recording: readonly Recorded[]) => {
  const left = [...recording];
  return (service: string, target: string, body: string): Answer | null => {
    const alike = (call: Recorded) => call.service === service && kindOf(call.target) === kindOf(target);
    // The same call may be repeated to open a second connection.
    const exact = recording.find((call) => alike(call) && call.target === target && call.body === body);
    const at = exact ? left.indexOf(exact) : left.findIndex((call) => alike(call) && !isWarmUp(call));
    const [next] = at < 0 ? [] : left.splice(at, 1);
    return exact?.answer ?? next?.answer ?? null;
  };
};
