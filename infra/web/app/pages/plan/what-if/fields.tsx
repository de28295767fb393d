import type { Schemas } from '../../../api/contract.ts';
import { whatIf as texts } from '../../../texts/what-if.ts';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Field } from '../form.tsx';
import { latestDay, streamsToChange, type WhatIfErrors, type WhatIfFields } from './assumption.ts';

export type Stream = Schemas['RecurringStream'];
export type CardOption = { id: string; name: string };

export type PartProps = {
  fields: WhatIfFields;
  errors: WhatIfErrors;
  set: (change: Partial<WhatIfFields>) => void;
  today: string;
};

type SegmentsProps<T extends string> = {
  name: string;
  legend: string;
  of: readonly (readonly [T, string])[];
  value: T;
  onPick: (value: T) => void;
};

/** One of a few. */
export const Segments = <T extends string>({ name, legend, of, value, onPick }: SegmentsProps<T>) => (
  <fieldset class="segments">
    <legend>{legend}</legend>
    {of.map(([key, text]) => (
      <label key={key}>
        <input type="radio" name={name} checked={value === key} onChange={() => onPick(key)} />
        {text}
      </label>
    ))}
  </fieldset>
);

const Amount = ({ label, fields, errors, set }: PartProps & { label: string }) => (
  <Field id="e-se-valor" label={label} error={errors.amount}>
    {(names) => (
      <AmountInput {...names} value={fields.amount} onInput={(event) => set({ amount: event.currentTarget.value })} />
    )}
  </Field>
);

const Day = ({ of, label, fields, errors, set, today }: PartProps & { of: 'date' | 'until'; label: string }) => (
  <Field id={`e-se-${of}`} label={label} error={errors[of]}>
    {(names) => (
      <input
        {...names}
        type="date"
        min={today}
        max={latestDay(today)}
        value={fields[of]}
        onInput={(event) => set({ [of]: event.currentTarget.value })}
      />
    )}
  </Field>
);

const Name = ({ fields, set }: PartProps) => (
  <Field id="e-se-nome" label={texts.name}>
    {(names) => (
      <input
        {...names}
        maxLength={60}
        autocomplete="off"
        value={fields.name}
        onInput={(event) => set({ name: event.currentTarget.value })}
      />
    )}
  </Field>
);

const PaidWith = ({ fields, errors, set, cards }: PartProps & { cards: readonly CardOption[] }) => {
  const isParted = fields.how === 'parts';
  return (
    <Field id="e-se-conta" label={isParted ? texts.card : texts.payWith} error={errors.account}>
      {(names) => (
        <select {...names} value={fields.account} onChange={(event) => set({ account: event.currentTarget.value })}>
          <option value="">{isParted ? texts.choose : texts.bank}</option>
          {cards.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};

/** A purchase, at once or in parts, which only a card has. */
export const PurchaseFields = ({ cards, ...props }: PartProps & { cards: readonly CardOption[] }) => {
  const { fields, errors, set } = props;
  const isParted = fields.how === 'parts';
  return (
    <>
      {cards.length > 0 && (
        <Segments
          name="e-se-como"
          legend={texts.how}
          of={texts.hows}
          value={fields.how}
          onPick={(how) => set({ how })}
        />
      )}
      <Name {...props} />
      <div class="two">
        <Amount {...props} label={isParted ? texts.whole : texts.amount} />
        <Day {...props} of="date" label={texts.date} />
      </div>
      {cards.length > 0 && (
        <div class="two">
          <PaidWith {...props} cards={cards} />
          {isParted && (
            <Field id="e-se-parcelas" label={texts.parts} error={errors.parts}>
              {(names) => (
                <input
                  {...names}
                  inputMode="numeric"
                  autocomplete="off"
                  value={fields.parts}
                  onInput={(event) => set({ parts: event.currentTarget.value })}
                />
              )}
            </Field>
          )}
        </div>
      )}
    </>
  );
};

export const MonthlyFields = (props: PartProps) => {
  const { fields, set } = props;
  return (
    <>
      <Segments
        name="e-se-sentido"
        legend={texts.direction}
        of={texts.directions}
        value={fields.direction}
        onPick={(direction) => set({ direction })}
      />
      <Name {...props} />
      <Amount {...props} label={texts.perMonth} />
      <div class="two">
        <Day {...props} of="date" label={texts.from} />
        <Day {...props} of="until" label={texts.until} />
      </div>
    </>
  );
};

const Options = ({ label, of }: { label: string; of: readonly Stream[] }) =>
  of.length > 0 ? (
    <optgroup label={label}>
      {of.map(({ id, description }) => (
        <option key={id} value={id}>
          {description}
        </option>
      ))}
    </optgroup>
  ) : null;

/** A stream less, or an inflow of another amount. */
export const ChangeFields = ({ streams, ...props }: PartProps & { streams: readonly Stream[] }) => {
  const { fields, errors, set } = props;
  const { outflows, inflows } = streamsToChange(streams);
  const isInflow = inflows.some(({ id }) => id === fields.stream);
  if (outflows.length + inflows.length === 0) return <p class="none">{texts.noStreams}</p>;
  return (
    <>
      <Field id="e-se-qual" label={texts.stream} error={errors.stream}>
        {(names) => (
          <select {...names} value={fields.stream} onChange={(event) => set({ stream: event.currentTarget.value })}>
            <option value="">{texts.choose}</option>
            <Options label={texts.outflows} of={outflows} />
            <Options label={texts.inflows} of={inflows} />
          </select>
        )}
      </Field>
      {isInflow && (
        <Segments
          name="e-se-muda"
          legend={texts.change}
          of={texts.changes}
          value={fields.change}
          onPick={(change) => set({ change })}
        />
      )}
      {fields.stream !== '' && !isInflow && <small>{texts.cancelled}</small>}
      {isInflow && fields.change === 'income' && (
        <div class="two">
          <Amount {...props} label={texts.newAmount} />
          <Day {...props} of="date" label={texts.from} />
        </div>
      )}
    </>
  );
};
