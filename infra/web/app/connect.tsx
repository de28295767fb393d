import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ask, hasSessionEnded, Problem, send } from './api/call.ts';
import { Shown } from './connect/shown.tsx';
import { type Owner, type Step, stepOf } from './connect/step.ts';
import { untilReady } from './connect/until-ready.ts';
import { keep, linkPart, visit } from './connect/visit.ts';
import { openWidget, type Token } from './connect/widget.ts';
import { noteConnected } from './connected.ts';
import { connect as texts } from './texts/connect.ts';

/** Before one's own bank: without a plan there is nothing to connect for. Where the plan cannot be read, the next call says so. */
const ownStep = async (): Promise<Step> => {
  try {
    const { subscription } = await send<{ subscription: { has_access: boolean } }>('GET', '/app/api/plan');
    return { name: subscription.has_access ? 'own' : 'noPlan' };
  } catch (error) {
    return hasSessionEnded(error) ? stepOf(error) : { name: 'own' };
  }
};

const Connect = () => {
  const [step, show] = useState<Step>({ name: 'opening' });
  const [early, setEarly] = useState(false);

  const finish = async (itemId: string) => {
    visit.itemId = itemId;
    const next = await untilReady(itemId, show);
    if (next.name === 'done') {
      keep(null);
      if (!visit.linkToken) noteConnected(itemId);
    }
    show(next);
  };

  const start = async () => {
    setEarly(false);
    show({ name: 'widget' });
    try {
      const token = await ask<Token>('/app/api/connect-token', {
        ...linkPart,
        ...(visit.itemId ? { itemId: visit.itemId } : {}),
      });
      keep({ ...visit, opened: true });
      const outcome = await openWidget(token, visit.itemId);
      if ('itemId' in outcome) return await finish(outcome.itemId);
      keep(null);
      setEarly(!outcome.failed);
      show(outcome.failed ? { name: 'failed', text: texts.refused } : { name: 'own' });
    } catch (error) {
      show(error instanceof Problem ? stepOf(error) : { name: 'failed', text: texts.loading });
    }
  };

  useEffect(() => {
    const open = async () => {
      // Back from the bank's app: continue with the widget's item instead of a new one.
      if (visit.opened && visit.itemId) return finish(visit.itemId);
      if (!visit.linkToken) return show(await ownStep());
      const link = await ask<{ account: Owner; is_you: boolean; item_id: string | null }>('/app/api/connect-link', {
        token: visit.linkToken,
      });
      if (link.item_id) visit.itemId = link.item_id;
      return show({ name: 'whose', account: link.account, reconnects: Boolean(link.item_id) });
    };
    open().catch((error) => show(stepOf(error)));
  }, []);

  return (
    <section class="card door" aria-live="polite">
      <Shown step={step} early={early} onStart={() => void start()} onStop={() => show({ name: 'stopped' })} />
    </section>
  );
};

const main = document.querySelector('main');
if (main) {
  main.replaceChildren();
  render(<Connect />, main);
}
