/** A queue of tasks that run one after the other, in the order of the calls; a failed task does not affect the others. */
export const serially = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
};
