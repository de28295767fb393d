import { beforeRequests } from '../support/places.ts';

const WRITES = /\.(TransactWriteItems|PutItem|UpdateItem|DeleteItem)$/;

const signal = () => {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
};

/** Holds the next write that reaches the table until it is released, as a slow network would. Others pass. */
export const holdNextWrite = () => {
  const [reached, released] = [signal(), signal()];
  beforeRequests(({ headers }) => {
    if (!WRITES.test(String(headers['x-amz-target']))) return undefined;
    beforeRequests(undefined);
    reached.give();
    return released.given;
  });
  return { reached: reached.given, release: released.give };
};
