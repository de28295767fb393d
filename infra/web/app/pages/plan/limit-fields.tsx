import type { Schemas } from '../../api/contract.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { addDays, todayIn } from '../../days.ts';
import { planForms } from '../../texts/plan-forms.ts';
import { AmountInput } from '../../ui/amount-input.tsx';
import { Field } from './form.tsx';
import { type LimitErrors, type LimitFields, PERIODS } from './limit-form.ts';
import { type Preview, PreviewLine } from './limit-preview.tsx';
import { usualSpending } from './usual-spending.ts';

const texts = planForms.limit;

type PartProps = {
  fields: LimitFields;
  errors: LimitErrors;
  set: (change: Partial<LimitFields>) => void;
};

const SHOPS = 30;
const DAYS_OF_SHOPS = 90;

/** Categories, then shops, each with the largest first. A help for the choice: without it the fields do as well. */
const useSuggestions = (): string[] => {
  const from = addDays(todayIn(Date.now()), 1 - DAYS_OF_SHOPS);
  const flow = useAnswer<Schemas['GetCashFlowResponse']>('/tools/api/get-cash-flow?months=4');
  const shops = useAnswer<Schemas['SummarizeSpendingResponse']>(
    `/tools/api/summarize-spending?groupBy=merchant&top=${SHOPS}&from=${from}`,
  );
  const categories = usualSpending(flow.data?.data.months ?? []).map(({ category }) => category);
  return [...new Set([...categories, ...(shops.data?.data.groups ?? []).map(({ name }) => name)])];
};

/** What every limit has. */
export const CategoryAndAmount = ({ fields, errors, set, preview }: PartProps & { preview: Preview | undefined }) => {
  const names = useSuggestions();
  return (
    <>
      <Field id="limit-category" label={texts.category} hint={texts.categoryHint} error={errors.category}>
        {(names) => (
          <input
            {...names}
            list="limit-categories"
            maxLength={500}
            autocomplete="off"
            required
            value={fields.category}
            onInput={(event) => set({ category: event.currentTarget.value })}
          />
        )}
      </Field>
      <datalist id="limit-categories">
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <PreviewLine preview={preview} />
      <div class="two">
        <Field id="limit-amount" label={texts.amount} error={errors.amount}>
          {(names) => (
            <AmountInput
              {...names}
              required
              value={fields.amount}
              onInput={(event) => set({ amount: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field id="limit-period" label={texts.period} error={errors.period}>
          {(names) => (
            <select
              {...names}
              value={fields.period}
              onChange={(event) =>
                set({ period: PERIODS.find((one) => one === event.currentTarget.value) ?? 'monthly' })
              }
            >
              {PERIODS.map((period) => (
                <option key={period} value={period}>
                  {texts.periods[period]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </>
  );
};

/** What only a new one can be given. */
export const Counting = ({ fields, set }: PartProps) => (
  <div>
    <label class="option">
      <input
        type="checkbox"
        checked={fields.isRecurring}
        onChange={(event) => set({ isRecurring: event.currentTarget.checked })}
      />
      <span>{texts.isRecurring}</span>
    </label>
    <label class="option">
      <input
        type="checkbox"
        checked={fields.startNextPeriod}
        onChange={(event) => set({ startNextPeriod: event.currentTarget.checked })}
      />
      <span>{texts.startNext}</span>
    </label>
  </div>
);
