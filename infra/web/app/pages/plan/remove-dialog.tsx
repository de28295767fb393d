import { useRef } from 'preact/hooks';
import { Problem } from '../../api/call.ts';
import { change } from '../../api/session.ts';
import { planForms } from '../../texts/plan-forms.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PlanForm } from './form.tsx';
import type { Ends, Kind, Open } from './open.ts';

const texts = planForms.remove;

const KINDS: Record<Kind, { title: string; path: (id: string, hardDelete: boolean) => string; deleted: string }> = {
  reminders: {
    title: texts.reminder,
    path: (id, hardDelete) =>
      `/tools/api/delete-payment-reminder?reminderId=${encodeURIComponent(id)}&hardDelete=${hardDelete}`,
    deleted: planForms.reminder.deleted,
  },
  limits: {
    title: texts.limit,
    path: (id, hardDelete) =>
      `/tools/api/delete-spending-limit?limitId=${encodeURIComponent(id)}&hardDelete=${hardDelete}`,
    deleted: planForms.limit.deleted,
  },
};

/** Deletes permanently, after a confirmation; an active record can be paused instead. */
export const RemoveDialog = ({ open, onClose, onDone, onDoubt }: Ends & { open: Open & { kind: 'remove' } }) => {
  const { what, id, name, isActive } = open;
  const { title, path, deleted } = KINDS[what];
  const hard = useRef(true);
  const send = async () => {
    const forGood = hard.current;
    hard.current = true;
    try {
      await change('DELETE', path(id, forGood), undefined, { 'idempotency-key': crypto.randomUUID() });
    } catch (error) {
      // Deleted already, elsewhere or by an attempt whose response was lost: this is the intended result.
      if (!(forGood && error instanceof Problem && error.status === 404)) throw error;
    }
    onDone(what, forGood ? deleted : texts.paused);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <PlanForm danger action={texts.go} onSend={send} onDoubt={() => onDoubt(what)} onBack={onClose}>
        <p>{texts.lead(name)}</p>
        {isActive && (
          <p>
            {texts.instead}{' '}
            <button
              type="submit"
              class="link"
              onClick={() => {
                hard.current = false;
              }}
            >
              {texts.pause}
            </button>
          </p>
        )}
      </PlanForm>
    </Dialog>
  );
};
