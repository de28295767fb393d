/** Runs several parts to their end even if some of them fail. */
export const collectFailures = () => {
  const failures: unknown[] = [];
  return {
    /** @returns undefined where the part failed */
    part: <Result>(work: Promise<Result>): Promise<Result | undefined> =>
      work.catch((error: unknown) => {
        failures.push(error);
        return undefined;
      }),
    /** @throws the failure, or an AggregateError of several */
    end: (): void => {
      if (failures.length > 1) throw new AggregateError(failures, `${failures.length} parts failed`);
      if (failures.length === 1) throw failures[0];
    },
  };
};

/** Runs all works, one after the other, even if some fail. @throws as `collectFailures`, at the end */
export const allOf = async (...works: readonly (() => Promise<unknown>)[]): Promise<void> => {
  const { part, end } = collectFailures();
  for (const work of works) await part(work());
  end();
};
