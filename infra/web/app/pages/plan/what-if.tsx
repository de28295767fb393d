import { useEffect, useRef, useState } from 'preact/hooks';
import { todayIn } from '../../days.ts';
import { plan } from '../../texts/plan.ts';
import { whatIf as texts } from '../../texts/what-if.ts';
import type { Answers } from './use-answers.ts';
import { periodsFor } from './view.ts';
import { assumeOf, newWhatIf, type WhatIfErrors, type WhatIfFields, whatIfErrors } from './what-if/assumption.ts';
import { ChangeFields, MonthlyFields, PurchaseFields, Segments } from './what-if/fields.tsx';
import { Result } from './what-if/result.tsx';

/** Days first shown: some bills of a card, where everyday spending is estimated. */
const DAYS_SHOWN = { usual: 90, known: 60 };

type Props = { answers: Pick<Answers, 'upcoming' | 'summary' | 'recurring'> };

/** One assumption at a time, asked of the API; nothing of it is kept. */
const WhatIf = ({ answers: { upcoming, summary, recurring } }: Props) => {
  const [today] = useState(() => todayIn(Date.now()));
  const [fields, setFields] = useState<WhatIfFields>(() => newWhatIf(today));
  const [errors, setErrors] = useState<WhatIfErrors>({});
  const [assume, setAssume] = useState<string>();
  const usual = upcoming.data?.data.usual;
  const [days, setDays] = useState(usual ? DAYS_SHOWN.usual : DAYS_SHOWN.known);
  const form = useRef<HTMLFormElement>(null);
  // The button that opened it is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  // Focus the first invalid field, so it is visible and announced.
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [errors]);
  const cards = (summary.data?.data ?? [])
    .filter(({ currency_code }) => currency_code === 'BRL')
    .map(({ account_id, account_name, custom_name }) => ({ id: account_id, name: custom_name ?? account_name }));
  const streams = recurring.data?.data ?? [];
  const set = (change: Partial<WhatIfFields>) => setFields((before) => ({ ...before, ...change }));
  const see = (event: Event) => {
    event.preventDefault();
    const found = whatIfErrors(fields, streams, today);
    setErrors(found);
    if (Object.keys(found).length === 0) setAssume(assumeOf(fields, streams));
  };
  const props = { fields, errors, set, today };
  return (
    <div class="forecast">
      <form ref={form} onSubmit={see} noValidate>
        <Segments
          name="e-se-forma"
          legend={texts.form}
          of={texts.forms}
          value={fields.form}
          onPick={(one) => {
            setErrors({});
            set({ form: one });
          }}
        />
        {fields.form === 'purchase' && <PurchaseFields {...props} cards={cards} />}
        {fields.form === 'monthly' && <MonthlyFields {...props} />}
        {fields.form === 'change' && <ChangeFields {...props} streams={streams} />}
        <div class="field">
          <label for="e-se-tempo">{texts.period}</label>
          <select id="e-se-tempo" value={days} onChange={(event) => setDays(Number(event.currentTarget.value))}>
            {periodsFor(plan.upcoming.periods, usual).map(([count, name]) => (
              <option key={count} value={count}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <p class="actions">
          <button type="submit" class="primary">
            {texts.see}
          </button>
        </p>
        <small>{texts.nothing}</small>
      </form>
      {assume !== undefined && <Result key={`${days} ${assume}`} days={days} assume={assume} />}
    </div>
  );
};

export default WhatIf;
