import { useState } from 'preact/hooks';
import { Cancelled } from '../../api/read.ts';
import { change } from '../../api/session.ts';
import { banks as texts } from '../../texts/banks.ts';
import { useTask } from '../../ui/use-task.ts';
import { why } from '../../ui/why.ts';

type Synced = { details: { totalItems: number; completed: { count: number } } };
type Said = { kind: 'good' | 'bad' | 'warn'; text: string };

export const useSync = (reload: () => Promise<void>) => {
  const [result, setResult] = useState<Said>();
  const { busy, wrong, run } = useTask((error) => (error instanceof Cancelled ? undefined : why(error)));
  const said: Said | undefined = wrong ? { kind: 'bad', text: wrong } : result;
  const sync = () =>
    run(async () => {
      setResult(undefined);
      const { details } = await change<Synced>('POST', '/tools/api/manual-update');
      const { totalItems, completed } = details;
      setResult({
        kind: completed.count === totalItems ? 'good' : 'warn',
        text: texts.synced(completed.count, totalItems),
      });
      await reload();
    });
  return { busy, said, run: sync };
};
