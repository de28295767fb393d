/** What a service answered to one request. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** One request of a function to AWS or a vendor; `at` and `until` in ms of one clock, to see what went side by side. */
export type Recorded = {
  service: string;
  /** `DynamoDB_20120810.Query` of AWS's JSON protocols; method and path for the others. */
  target: string;
  body: string;
  at: number;
  until: number;
  answer: Answer;
};

// What a cold start asks only to open its connection: the function's own cost, and no call that the peer makes.
const isWarmUp = ({ body }: Recorded): boolean => body.includes('"WARM"');

/** The table's calls of one invocation in waves: those of a wave went side by side, each wave waited for the one before. */
export const tableWaves = (recording: readonly Recorded[]): { operation: string; input: unknown }[][] => {
  const calls = recording
    .filter((call) => call.service === 'dynamodb' && !isWarmUp(call))
    .toSorted((a, b) => a.at - b.at);
  const waves: Recorded[][] = [];
  for (const call of calls) {
    const last = waves.at(-1);
    if (last && call.at < Math.min(...last.map(({ until }) => until))) last.push(call);
    else waves.push([call]);
  }
  return waves.map((wave) =>
    wave.map(({ target, body }) => ({ operation: target.split('.').at(-1) ?? '', input: JSON.parse(body) })),
  );
};

/** Answers of a recording, given again: to the very same request its own, else the next of the same kind. */
export const replayOf = (recording: readonly Recorded[]) => {
  const left = [...recording];
  return (service: string, target: string, body: string): Answer | null => {
    const same = (call: Recorded) => call.service === service && call.target === target;
    const exact = left.findIndex((call) => same(call) && call.body === body);
    const at = exact >= 0 ? exact : left.findIndex(same);
    return at < 0 ? null : (left.splice(at, 1)[0]?.answer ?? null);
  };
};
