/** One call of a concurrent history. `output` undefined: nobody knows whether it took effect (a crash, a lost answer). */
export type Call<Input, Output> = {
  input: Input;
  output: Output | undefined;
  /** Moments of the history, ascending; a call without an answer never returned. */
  invoked: number;
  returned: number;
};

/** Collects the calls of processes that run at the same time. */
export const recorder = <Input, Output>() => {
  const calls: Call<Input, Output>[] = [];
  let moment = 0;
  return {
    calls,
    /** @param invoked see `moment`: a part of a call that is known only once it has ended. */
    note(input: Input, output: Output | undefined, invoked: number): void {
      moment += 1;
      calls.push({ input, output, invoked, returned: output === undefined ? Number.POSITIVE_INFINITY : moment });
    },
    moment(): number {
      moment += 1;
      return moment;
    },
    /** @param run answers undefined where the caller learns nothing */
    async record(input: Input, run: () => Promise<Output | undefined>): Promise<Output | undefined> {
      moment += 1;
      const call: Call<Input, Output> = {
        input,
        output: undefined,
        invoked: moment,
        returned: Number.POSITIVE_INFINITY,
      };
      calls.push(call);
      call.output = await run();
      moment += 1;
      if (call.output !== undefined) call.returned = moment;
      return call.output;
    },
  };
};
