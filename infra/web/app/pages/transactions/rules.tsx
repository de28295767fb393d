import { useState } from 'preact/hooks';
import type { Rule } from '../../api/answers.ts';
import { Problem } from '../../api/call.ts';
import { change } from '../../api/session.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { transactionRules as texts } from '../../texts/transaction-rules.ts';
import { ActionForm, Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Failure, Waiting } from '../../ui/states.tsx';

const sayOf = ({ category, merchant, transactions }: Rule): string =>
  [
    category !== null && texts.category(category),
    merchant !== null && texts.merchant(merchant),
    category === null && merchant === null && texts.note,
    texts.count(transactions),
  ]
    .filter(Boolean)
    .join(' · ');

type RowProps = { rule: Rule; isAsked: boolean; onAsk: (isAsked: boolean) => void; onDone: () => void };

const RuleRow = ({ rule, isAsked, onAsk, onDone }: RowProps) => {
  const remove = async () => {
    try {
      await change('DELETE', `/app/api/rules/${encodeURIComponent(rule.rule_id)}`);
    } catch (error) {
      // Removed already, elsewhere or by an attempt whose answer was lost: this is the intended result.
      if (!(error instanceof Problem && error.message === 'Rule not found')) throw error;
    }
    onDone();
  };
  return (
    <li class="row memory">
      <div>
        <b>
          <bdi>{rule.name}</bdi>
        </b>
        <small>{sayOf(rule)}</small>
        {isAsked && (
          <ActionForm danger action={texts.go} onCancel={() => onAsk(false)} onSend={remove}>
            <p>{texts.lead(rule.transactions)}</p>
          </ActionForm>
        )}
      </div>
      <button
        type="button"
        class="icon"
        aria-expanded={isAsked}
        aria-label={texts.removeOf(rule.name)}
        onClick={() => onAsk(!isAsked)}
      >
        <Icon name="bin" />
      </button>
    </li>
  );
};

/** What the user said of all transactions of a merchant, each with the way to take it back. @param onChange rows look otherwise now */
export const Rules = ({ onClose, onChange }: { onClose: () => void; onChange: () => void }) => {
  const answer = useAnswer<{ rules: Rule[] }>('/app/api/rules');
  const [asked, setAsked] = useState<string | null>(null);
  const rules = answer.data?.rules;
  const done = () => {
    setAsked(null);
    void answer.reload();
    onChange();
  };
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p class="lead">{texts.about}</p>
      <Failure answer={answer} />
      {!rules && !answer.problem && <Waiting lines={3} />}
      {rules?.length === 0 && <p class="none">{texts.none}</p>}
      <ul class="rows">
        {rules?.map((rule) => (
          <RuleRow
            key={rule.rule_id}
            rule={rule}
            isAsked={asked === rule.rule_id}
            onAsk={(isAsked) => setAsked(isAsked ? rule.rule_id : null)}
            onDone={done}
          />
        ))}
      </ul>
    </Dialog>
  );
};
