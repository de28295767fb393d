import { useState } from 'preact/hooks';
import type { Connection } from '../../api/answers.ts';
import type { Statement } from '../../api/statement.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { addDays, todayIn } from '../../days.ts';
import { firstBank as texts } from '../../texts/first-bank.ts';
import { Notice } from '../../ui/states.tsx';

/** More than a bank gives. */
const DAYS = 730;

/** What came with the first bank. */
export const FirstBank = ({ itemId }: { itemId: string }) => {
  const [since] = useState(() => addDays(todayIn(Date.now()), -DAYS));
  const banks = useAnswer<{ connections: Connection[] }>('/app/api/connections').data;
  const rows = useAnswer<Statement>(`/app/api/statement?startDate=${since}`).data?.rows;
  const bank = banks?.connections.find(({ item_id }) => item_id === itemId);
  if (!bank || !rows) return null;
  const open = bank.accounts.filter(({ closed_at, is_duplicate }) => closed_at === null && !is_duplicate);
  const cards = open.filter(({ type, subtype }) => type === 'CREDIT' || subtype === 'CREDIT_CARD').length;
  return (
    <div class="wide">
      <Notice kind="good">{texts.connected(bank.connector_name, rows.length, open.length - cards, cards)}</Notice>
    </div>
  );
};
