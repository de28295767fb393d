import { useState } from 'preact/hooks';
import type { Delivery, Webhook } from '../../../api/answers.ts';
import { Cancelled } from '../../../api/read.ts';
import { change } from '../../../api/session.ts';
import { webhooks as texts } from '../../../texts/webhooks.ts';
import { useTask } from '../../../ui/use-task.ts';
import { why } from '../../../ui/why.ts';
import { answerText } from './answer-text.ts';
import { known } from './known.ts';

type Said = { kind: 'good' | 'bad'; text: string };

/** Actions of one click on a webhook, one at a time, with their results. */
export const useWebhook = ({ webhookId }: Webhook, onChanged: () => void) => {
  const [result, setResult] = useState<Said>();
  const { busy, wrong, run } = useTask((error) => (error instanceof Cancelled ? undefined : why(error, known)));
  const said: Said | undefined = wrong ? { kind: 'bad', text: wrong } : result;

  const act = (task: () => Promise<Said | undefined>) =>
    run(async () => {
      setResult(undefined);
      setResult(await task());
      onChanged();
    });

  const test = () =>
    act(async () => {
      const { data } = await change<{ data: Delivery }>('POST', '/tools/api/test-webhook', { webhookId });
      return data.status === 'delivered'
        ? { kind: 'good', text: texts.tested.delivered(answerText(data)) }
        : { kind: 'bad', text: texts.tested.failed(answerText(data)) };
    });

  const pause = (paused: boolean) =>
    act(async () => {
      await change('POST', '/tools/api/update-webhook', { webhookId, paused });
      return undefined;
    });

  return { busy, said, test, pause };
};
