import { useState } from 'preact/hooks';
import type { Delivery, Webhook } from '../../../api/answers.ts';
import { Cancelled, change } from '../../../api/session.ts';
import { webhooks as texts } from '../../../texts/webhooks.ts';
import { why } from '../../../ui/why.ts';
import { answerText } from './answer-text.ts';
import { known } from './known.ts';

type Said = { kind: 'good' | 'bad'; text: string };

/** What one click does to a webhook, one thing at a time, and how it went. */
export const useWebhook = ({ webhookId }: Webhook, onChanged: () => void) => {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>();

  const run = async (task: () => Promise<Said | undefined>) => {
    if (busy) return;
    setBusy(true);
    setSaid(undefined);
    try {
      setSaid(await task());
      onChanged();
    } catch (error) {
      if (!(error instanceof Cancelled)) setSaid({ kind: 'bad', text: why(error, known) });
    }
    setBusy(false);
  };

  const test = () =>
    run(async () => {
      const { data } = await change<{ data: Delivery }>('POST', '/tools/api/test-webhook', { webhookId });
      return data.status === 'delivered'
        ? { kind: 'good', text: texts.tested.delivered(answerText(data)) }
        : { kind: 'bad', text: texts.tested.failed(answerText(data)) };
    });

  const pause = (paused: boolean) =>
    run(async () => {
      await change('POST', '/tools/api/update-webhook', { webhookId, paused });
      return undefined;
    });

  return { busy, said, test, pause };
};
