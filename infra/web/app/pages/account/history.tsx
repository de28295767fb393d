import { useState } from 'preact/hooks';
import type { AccountEvent, AccountHistory } from '../../api/answers.ts';
import { read } from '../../api/read.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { dayAndTime } from '../../format.ts';
import { history as texts } from '../../texts/history.ts';
import { planWords } from '../../texts/plans.ts';
import { Failure, Notice, Waiting } from '../../ui/states.tsx';
import { why } from '../../ui/why.ts';

const EventRow = ({ event, what, at, by }: AccountEvent) => (
  <li class="row">
    <div>
      <b>
        {texts.events[event] ?? texts.other}
        {what && `: ${event === 'subscription.changed' ? (planWords.names[what] ?? what) : what}`}
      </b>
      <small>
        <time dateTime={at}>{dayAndTime(at)}</time> · {texts.by[by.kind](by.name)}
      </small>
    </div>
  </li>
);

/** The events of the account: the newest page, and older ones on request. */
export const History = () => {
  const answer = useAnswer<AccountHistory>('/app/api/history');
  const [older, setOlder] = useState<AccountHistory>();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const next = (older ?? answer.data)?.next_cursor;
  const more = async () => {
    if (busy || !next) return;
    setBusy(true);
    setWrong(undefined);
    try {
      const page = await read<AccountHistory>(`/app/api/history?cursor=${encodeURIComponent(next)}`);
      setOlder({ ...page, events: [...(older?.events ?? []), ...page.events] });
    } catch (error) {
      setWrong(why(error));
    }
    setBusy(false);
  };
  return (
    <section class="card wide">
      <header>
        <h2>{texts.title}</h2>
        <small>{texts.lead}</small>
      </header>
      <Failure answer={answer} />
      {!answer.data && !answer.problem && <Waiting lines={3} />}
      {answer.data?.events.length === 0 && <p>{texts.none}</p>}
      <ul class="rows">
        {[...(answer.data?.events ?? []), ...(older?.events ?? [])].map((one) => (
          <EventRow key={one.event_id} {...one} />
        ))}
      </ul>
      {wrong && <Notice kind="bad">{wrong}</Notice>}
      {next && (
        <p class="actions">
          <button type="button" class="quiet" data-busy={busy} onClick={() => void more()}>
            {texts.more}
          </button>
        </p>
      )}
    </section>
  );
};
