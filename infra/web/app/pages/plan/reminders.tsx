import type { Schemas } from '../../api/contract.ts';
import type { Answer } from '../../api/use-answer.ts';
import { daysBetween, todayIn } from '../../days.ts';
import { day, dayNumber, inDays, month } from '../../format.ts';
import { useAmounts } from '../../hidden.ts';
import { planLists } from '../../texts/plan-lists.ts';
import { Icon } from '../../ui/icon.tsx';
import { Card } from './card.tsx';
import { Deeds, useDeed } from './deeds.tsx';
import { InUse } from './in-use.tsx';
import { inSaoPaulo } from './moments.ts';
import type { Ends, Reminder, Said } from './open.ts';

const texts = planLists.reminders;
type Status = Reminder['status'];
type SetStatus = (reminder: Reminder, newStatus: Status) => void;
type RowProps = { reminder: Reminder; busy: boolean; setStatus: SetStatus; onOpen: Ends['onOpen'] };

const aboutOf = ({ status, dueDate, reminderTime, recurrencePattern }: Reminder): string => {
  const away = daysBetween(todayIn(Date.now()), dueDate);
  const notice = inSaoPaulo(reminderTime);
  const due = away < 0 ? texts.late(inDays(away)) : texts.due(inDays(away));
  return [
    status === 'active' ? due : status === 'completed' ? texts.paid : texts.paused,
    recurrencePattern && planLists.frequencies[recurrencePattern],
    status === 'active' && Date.parse(reminderTime) > Date.now() && texts.notice(day(notice.date), notice.time),
  ]
    .filter(Boolean)
    .join(' · ');
};

const Row = ({ reminder, busy, setStatus, onOpen }: RowProps) => {
  const { money } = useAmounts();
  const { id, title, amount, dueDate, status } = reminder;
  const isActive = status === 'active';
  const isLate = isActive && dueDate < todayIn(Date.now());
  const remove = () => onOpen({ kind: 'remove', what: 'reminders', id, name: title, isActive });
  return (
    <li class={isLate ? 'late' : undefined}>
      <time dateTime={dueDate}>
        <b>{dayNumber(dueDate)}</b>
        {month(dueDate)}
      </time>
      <div>
        <p class="named">
          <span>{title}</span>
          <b>{amount !== null && money(amount)}</b>
        </p>
        <small>{aboutOf(reminder)}</small>
        <Deeds
          name={title}
          busy={busy}
          of={[
            isActive && [texts.pay, () => setStatus(reminder, 'completed')],
            !isActive && [
              status === 'completed' ? texts.reopen : planLists.resume,
              () => setStatus(reminder, 'active'),
            ],
            [planLists.edit, () => onOpen({ kind: 'reminder', reminder })],
            isActive && [planLists.pause, () => setStatus(reminder, 'inactive')],
            [planLists.remove, remove],
          ]}
        />
      </div>
    </li>
  );
};

type Props = Pick<Ends, 'onOpen' | 'onDone' | 'onDoubt'> & {
  answer: Answer<Schemas['ListPaymentRemindersResponse']>;
  said: Said | undefined;
};

/** The user's payment reminders. */
export const RemindersCard = ({ answer, said, onOpen, ...ends }: Props) => {
  const { busy, run } = useDeed('reminders', ends);
  const setStatus: SetStatus = ({ id: reminderId }, newStatus) =>
    void run({
      method: 'PUT',
      path: '/tools/api/update-payment-reminder',
      body: { reminderId, newStatus },
      said: texts.done[newStatus],
    });
  const row = (reminder: Reminder) => (
    <Row key={reminder.id} reminder={reminder} busy={busy} setStatus={setStatus} onOpen={onOpen} />
  );
  return (
    <Card
      id="lembretes"
      title={texts.title}
      answer={answer}
      action={
        <button type="button" class="primary" onClick={() => onOpen({ kind: 'reminder' })}>
          <Icon name="plus" /> {texts.add}
        </button>
      }
    >
      {({ data, quota }) => (
        <InUse
          active={data.filter(({ status }) => status === 'active')}
          others={data.filter(({ status }) => status !== 'active')}
          quota={quota}
          said={said}
          kind="days"
          texts={texts}
        >
          {row}
        </InUse>
      )}
    </Card>
  );
};
