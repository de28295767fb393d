import { useState } from 'preact/hooks';
import { Cancelled, change } from '../../api/session.ts';
import { banks as texts } from '../../texts/banks.ts';
import { why } from '../../ui/why.ts';

type Synced = { details: { totalItems: number; completed: { count: number } } };
type Said = { kind: 'good' | 'bad' | 'warn'; text: string };

export const useSync = (reload: () => Promise<void>) => {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>();
  const run = async () => {
    if (busy) return;
    setBusy(true);
    setSaid(undefined);
    try {
      const { details } = await change<Synced>('POST', '/tools/api/manual-update');
      const { totalItems, completed } = details;
      setSaid({
        kind: completed.count === totalItems ? 'good' : 'warn',
        text: texts.synced(completed.count, totalItems),
      });
      await reload();
    } catch (error) {
      if (!(error instanceof Cancelled)) setSaid({ kind: 'bad', text: why(error) });
    }
    setBusy(false);
  };
  return { busy, said, run };
};
