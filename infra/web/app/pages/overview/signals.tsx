import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Signals as Answer, Overview } from '../../api/answers.ts';
import { change } from '../../api/session.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { signals as texts } from '../../texts/signals.ts';
import { Failure, Notice, Waiting } from '../../ui/states.tsx';
import { useTask } from '../../ui/use-task.ts';
import { why } from '../../ui/why.ts';

type Signal = Answer['data'][number];
type Word = keyof typeof texts.words;

const WORDS: readonly Word[] = ['seen', 'expected', 'wrong', 'cancelled'];
const OF_SUBSCRIPTIONS: readonly Signal['kind'][] = [
  'price_rise',
  'new_subscription',
  'trial_turned_paid',
  'subscription_after_cancel',
];

/** A signal as a line of the overview, with the page where it can be looked at. */
export type LinkOfSignal = (
  signal: Pick<Overview['warnings'][number], 'item_id' | 'signal_id' | 'signal_kind' | 'sentence'>,
) => JSX.Element;

type Props = { Link: LinkOfSignal };

const Row = ({ signal, first, Link }: Props & { signal: Signal; first: boolean }) => {
  const { id: signalId, kind, sentence, evidence } = signal;
  const [word, setWord] = useState<Word>();
  const { busy, wrong, run } = useTask(why);
  const place = useRef<HTMLFieldSetElement>(null);
  const focused = useRef(first);
  // What was pressed is gone: the focus stays with the signal.
  useEffect(() => {
    if (focused.current) place.current?.querySelector('button')?.focus();
    focused.current = false;
  }, [word]);
  const say = (next: Word | undefined) =>
    void run(async () => {
      const status = next === undefined ? 'new' : next === 'seen' ? next : 'dismissed';
      const body = { signalId, status, ...(status === 'dismissed' && { reason: next }) };
      await change('PUT', '/tools/api/update-signal', body, { 'idempotency-key': crypto.randomUUID() });
      focused.current = true;
      setWord(next);
    });
  const button = (text: string, next: Word | undefined) => (
    <button key={text} type="button" class="link" data-busy={busy} onClick={() => say(next)}>
      {text}
    </button>
  );
  const shown = WORDS.filter((one) => one !== 'cancelled' || OF_SUBSCRIPTIONS.includes(kind));
  return (
    <li class={word ? 'done' : ''}>
      <Link signal_id={signalId} signal_kind={kind} item_id={evidence.item_ids[0] ?? null} sentence={sentence} />
      <fieldset class="says" ref={place} aria-labelledby={signalId}>
        {word && <span role="status">{texts.marked(texts.words[word])}</span>}
        {word ? button(texts.undo, undefined) : shown.map((one) => button(texts.words[one], one))}
      </fieldset>
      {wrong && <Notice kind="bad">{wrong}</Notice>}
    </li>
  );
};

/** All new signals, each with what a person may say of it. */
export const Signals = ({ Link }: Props) => {
  const answer = useAnswer<Answer>('/tools/api/get-signals');
  const { data, problem } = answer;
  // What was said stays in its place until the page is left.
  const [listed, setListed] = useState<Signal[]>();
  useEffect(() => {
    if (data) setListed((before) => before ?? data.data);
  }, [data]);
  return (
    <>
      <Failure answer={answer} />
      {!listed && !problem && <Waiting lines={2} />}
      {listed?.length === 0 && <p>{texts.none}</p>}
      <ul aria-label={texts.title}>
        {listed?.map((signal, i) => (
          <Row key={signal.id} signal={signal} first={i === 0} Link={Link} />
        ))}
      </ul>
    </>
  );
};
