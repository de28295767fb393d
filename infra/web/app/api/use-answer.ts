import { useCallback, useEffect, useState } from 'preact/hooks';
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
 * The server's response at `path`, fetched again on `reload` and when the connection is restored.
 * @param isWanted false: nothing is requested yet
 */
export const useAnswer = <T>(path: string, isWanted = true): Answer<T> => {
  const [data, setData] = useState(kept.get(path) as T | undefined);
  const [problem, setProblem] = useState<Problem>();
  const reload = useCallback(async () => {
    try {
      const answer = await read<T>(path);
      kept.set(path, answer);
      setData(answer);
      setProblem(undefined);
    } catch (error) {
      setProblem(error instanceof Problem ? error : new Problem(0));
    }
  }, [path]);
  useEffect(() => {
    if (!isWanted) return undefined;
    void reload();
    const again = () => void reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [reload, isWanted]);
  return { data, problem, reload };
};
