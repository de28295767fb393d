import type { Call } from './history.ts';

/** What the service promises, told as one call after the other. States are plain values that JSON can hold. */
export type SequentialModel<State, Input, Output> = {
  initial: State;
  /**
   * The states in which a call may leave the service, given what it answered; none when it could not have answered that.
   * @param output undefined when nobody knows the answer
   */
  step(state: State, input: Input, output: Output | undefined): State[];
};

/**
 * Whether the calls can be put in an order that the model allows and in which no call comes before one that had returned when
 * it began (linearizability). Calls without an answer may take effect at any later moment, or never. A depth-first search
 * after Wing and Gong that visits each set of placed calls and state once.
 */
export const isLinearizable = <State, Input, Output>(
  calls: readonly Call<Input, Output>[],
  { initial, step }: SequentialModel<State, Input, Output>,
): boolean => {
  const seen = new Set<string>();
  const search = (placed: ReadonlySet<number>, state: State): boolean => {
    const left = calls.flatMap((call, index) => (placed.has(index) ? [] : [{ call, index }]));
    if (left.every(({ call }) => call.output === undefined)) return true;
    const mark = `${left.map(({ index }) => index).join()} ${JSON.stringify(state)}`;
    if (seen.has(mark)) return false;
    seen.add(mark);
    const firstReturn = Math.min(...left.map(({ call }) => call.returned));
    return left
      .filter(({ call }) => call.invoked < firstReturn)
      .some(({ call, index }) =>
        step(state, call.input, call.output).some((next) => search(new Set([...placed, index]), next)),
      );
  };
  return search(new Set(), initial);
};
