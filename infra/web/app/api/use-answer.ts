import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { LONGEST_WAIT_MS, waitAfter } from '../retries.ts';
import { Problem } from './call.ts';
import { read } from './read.ts';

/** Read before in this tab: shown at once, then replaced. */
const kept = new Map<string, unknown>();

export type Answer<T> = {
  data: T | undefined;
  /** Why the newest reading failed; `data` may still be there, older. */
  problem: Problem | undefined;
  reload: () => Promise<void>;
};

/**
 * The server's response at `path`, fetched again on `reload` and, by itself, when the server is reached again.
 * @param isWanted false: nothing is requested yet
 */
export const useAnswer = <T>(path: string, isWanted = true): Answer<T> => {
  const [data, setData] = useState(kept.get(path) as T | undefined);
  const [problem, setProblem] = useState<Problem>();
  const unreached = useRef(0);
  const reload = useCallback(async () => {
    try {
      const answer = await read<T>(path);
      kept.set(path, answer);
      unreached.current = 0;
      setData(answer);
      setProblem(undefined);
    } catch (error) {
      const why = error instanceof Problem ? error : new Problem(0);
      unreached.current = why.status === 0 ? unreached.current + 1 : 0;
      setProblem(why);
    }
  }, [path]);
  useEffect(() => {
    if (!isWanted) return undefined;
    void reload();
    const again = () => void reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [reload, isWanted]);
  useEffect(() => {
    // A network that leads nowhere sends no event when it leads somewhere again.
    if (problem?.status !== 0) return undefined;
    const timer = setTimeout(() => void reload(), waitAfter(unreached.current) ?? LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [problem, reload]);
  return { data, problem, reload };
};
