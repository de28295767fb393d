import { collectFailures } from '../retry.ts';

/** The largest batch of SQS. */
const CHUNK = 10;

type Steps<Due> = {
  /** False when another run has claimed it, or it is no longer due. */
  claim(one: Due): Promise<boolean>;
  enqueue(claimed: Due[]): Promise<void>;
};

/** Works in small chunks, so a failed claim delays no other record. @throws as `collectFailures`, at the end */
export const handOver = async <Due>(due: readonly Due[], { claim, enqueue }: Steps<Due>): Promise<void> => {
  const { part, end } = collectFailures();
  for (let start = 0; start < due.length; start += CHUNK) {
    const chunk = due.slice(start, start + CHUNK);
    const claims = await Promise.all(chunk.map((one) => part(claim(one))));
    const claimed = chunk.filter((_, index) => claims[index]);
    if (claimed.length > 0) await part(enqueue(claimed));
  }
  end();
};
