import { useState } from 'preact/hooks';
import type { PlanAnswer } from '../../../../../shared/contract/web/plan.ts';
import type { Me } from '../../api/answers.ts';
import { change } from '../../api/session.ts';
import { tellSignedOut } from '../../api/tabs.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { dayAndTime, numericDay } from '../../format.ts';
import { erase as texts } from '../../texts/erase.ts';
import { planWords } from '../../texts/plans.ts';
import { ActionForm, Dialog } from '../../ui/dialog.tsx';

const isSame = (written: string): boolean => written.trim().toLowerCase() === texts.words;

/** What becomes of a subscription that is paid for again. */
const Paid = () => {
  const { data: me } = useAnswer<Me>('/app/api/me');
  const { data: plan } = useAnswer<PlanAnswer>('/app/api/plan');
  if (!me?.subscription.renews || !plan) return null;
  const { until } = me.subscription;
  return (
    <p>
      {texts.renews(planWords.names[me.plan] ?? me.plan, until && numericDay(until))}{' '}
      {plan.cancels_with_account && texts.canceled}
      {!plan.cancels_with_account && plan.plans_url && (
        <>
          {texts.cancel}
          <a href={plan.plans_url}>{new URL(plan.plans_url).host}</a>.
        </>
      )}
    </p>
  );
};

/** Erases an account. The typed confirmation prevents an erasure by mere clicks. */
const Erase = ({ onClose }: { onClose: () => void }) => {
  const [written, setWritten] = useState('');
  const [finalAt, setFinalAt] = useState<string>();
  const send = async () => {
    const { final_at } = await change<{ final_at: string }>('POST', '/app/api/erase', { confirmation: written });
    tellSignedOut();
    setFinalAt(final_at);
  };
  return finalAt !== undefined ? (
    <Dialog title={texts.done} onClose={onClose} locked>
      <p>{texts.doneLead(dayAndTime(finalAt))}</p>
      <p class="actions">
        <a class="button primary" href="/entrar">
          {texts.leave}
        </a>
      </p>
    </Dialog>
  ) : (
    <Dialog title={texts.title} onClose={onClose}>
      <ActionForm
        danger
        action={texts.action}
        onSend={send}
        onCancel={onClose}
        check={() => (isSame(written) ? undefined : texts.mismatch)}
      >
        <p>{texts.lead}</p>
        <ul class="plain">
          {texts.what.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <p>{texts.undo}</p>
        <Paid />
        <p class="field">
          <label for="apagar">{texts.label}</label>
          <input
            id="apagar"
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            value={written}
            onInput={(event) => setWritten(event.currentTarget.value)}
          />
        </p>
      </ActionForm>
    </Dialog>
  );
};

export default Erase;
