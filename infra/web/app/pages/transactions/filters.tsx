import type { Statement } from '../../api/statement.ts';
import { transactionFilters as filters } from '../../texts/transaction-filters.ts';
import type { Shown } from './address.ts';

export type FiltersProps = {
  shown: Shown;
  data: Statement;
  /** Label of rows without a category. */
  noCategory: string;
  /** Whether the input is an amount. */
  isAmount: (typed: string) => boolean;
  onChange: (change: Partial<Shown>, replace?: boolean) => void;
};

type SelectProps = {
  name: string;
  label: string;
  value: string;
  none: string;
  options: readonly (readonly [string, string])[];
  onValue: (value: string) => void;
};

const Select = ({ name, label, value, none, options, onValue }: SelectProps) => (
  <p class="field">
    <label for={name}>{label}</label>
    <select id={name} value={value} onChange={(event) => onValue(event.currentTarget.value)}>
      <option value="">{none}</option>
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  </p>
);

type AmountProps = {
  name: string;
  label: string;
  value: string;
  isWrong: boolean;
  onValue: (value: string) => void;
};

const Amount = ({ name, label, value, isWrong, onValue }: AmountProps) => {
  return (
    <p class="field">
      <label for={name}>{label}</label>
      <input
        id={name}
        inputMode="decimal"
        autocomplete="off"
        maxLength={14}
        value={value}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${name}-erro` : undefined}
        onInput={(event) => onValue(event.currentTarget.value)}
      />
      {isWrong && <small id={`${name}-erro`}>{filters.noAmount}</small>}
    </p>
  );
};

/** Filters of the loaded rows; they send no request. */
export const Filters = ({ shown, data: { rows, accounts }, noCategory, isAmount, onChange }: FiltersProps) => {
  const names = [...new Set([...rows.map(({ category }) => category ?? noCategory), shown.category])];
  const amount = (value: string) => ({ value, isWrong: value !== '' && !isAmount(value) });
  return (
    <div class="filters" id="filtros">
      <Select
        name="categoria"
        label={filters.category}
        none={filters.all}
        value={shown.category}
        options={names
          .filter((name) => name)
          .sort((a, b) => a.localeCompare(b, 'pt-BR'))
          .map((name) => [name, name] as const)}
        onValue={(category) => onChange({ category })}
      />
      <Select
        name="conta"
        label={filters.account}
        none={filters.all}
        value={shown.account}
        options={accounts.map(
          ({ account_id, name, connector_name }) => [account_id, `${connector_name} · ${name}`] as const,
        )}
        onValue={(account) => onChange({ account })}
      />
      <Select
        name="tipo"
        label={filters.kind}
        none={filters.allKinds}
        value={shown.kind}
        options={Object.entries(filters.kinds)}
        onValue={(kind) => onChange({ kind: kind as Shown['kind'] })}
      />
      <Amount name="de" label={filters.from} {...amount(shown.from)} onValue={(from) => onChange({ from }, true)} />
      <Amount name="ate" label={filters.to} {...amount(shown.to)} onValue={(to) => onChange({ to }, true)} />
      <label class="option">
        <input type="checkbox" checked={shown.isPending} onChange={() => onChange({ isPending: !shown.isPending })} />
        <span>{filters.pending}</span>
      </label>
    </div>
  );
};
