import { isWithoutPlan, type Method, Problem } from '../../api/call.ts';
import { change } from '../../api/session.ts';
import { planLists as texts } from '../../texts/plan-lists.ts';
import { useTask } from '../../ui/use-task.ts';
import { why } from '../../ui/why.ts';
import type { Ends, Kind, Said } from './open.ts';

const refusal = (error: unknown): Said => {
  if (!(error instanceof Problem)) return { kind: 'bad', text: why(error) };
  if (error.status === 404) return { kind: 'warn', text: texts.gone };
  const plans = error.message === 'Quota exceeded' || isWithoutPlan(error);
  return { kind: 'bad', text: why(error, { 'Quota exceeded': texts.full }), plans };
};

type Change = { method: Exclude<Method, 'GET'>; path: string; body: unknown; said: string };

/** A change of one click, sent once at a time; a repetition sets the same again and does no harm. */
export const useDeed = (kind: Kind, { onDone, onDoubt }: Pick<Ends, 'onDone' | 'onDoubt'>) => {
  const { busy, run } = useTask((error) => {
    onDoubt(kind, refusal(error));
    return undefined;
  });
  const send = ({ method, path, body, said }: Change) =>
    run(async () => {
      await change(method, path, body, { 'idempotency-key': crypto.randomUUID() });
      onDone(kind, said);
    });
  return { busy, run: send };
};

/** What can be done with a row, by name. */
export const Deeds = ({
  of,
  name,
  busy,
}: {
  of: readonly (readonly [string, () => void] | false)[];
  name: string;
  busy: boolean;
}) => (
  <p class="deeds">
    {of.map(
      (deed) =>
        deed && (
          <button
            key={deed[0]}
            type="button"
            class="link"
            data-busy={busy}
            aria-label={texts.deedOf(deed[0], name)}
            onClick={deed[1]}
          >
            {deed[0]}
          </button>
        ),
    )}
  </p>
);
