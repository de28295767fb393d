import { useId, useState } from 'preact/hooks';
import { upload } from '../../../texts/upload.ts';
import { type Columns, cellsOf, columnsOf, DATE_FORMATS, linesOf, type Said } from './columns.ts';

const texts = upload.columns;
const LONGEST = 40;

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
const labelOf = ({ name, sample }: Columns[number], place: number): string =>
  `${short(name || texts.unnamed(place + 1))}${sample ? ` · ${short(sample)}` : ''}`;

type ChoiceProps = {
  label: string;
  columns: Columns;
  value: number | undefined;
  /** The first choice, which is no column. */
  none: string;
  onChange: (value: number | undefined) => void;
};

const Choice = ({ label, columns, value, none, onChange }: ChoiceProps) => {
  const id = `${useId()}-column`;
  return (
    <p class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : Number(currentTarget.value))}
      >
        <option value="">{none}</option>
        {columns.map((column, place) => (
          <option key={`${place}-${column.name}`} value={place}>
            {labelOf(column, place)}
          </option>
        ))}
      </select>
    </p>
  );
};

type PartProps = { said: Said; columns: Columns; set: (change: Partial<Said>) => void };

const Days = ({ said, columns, set }: PartProps) => (
  <>
    <Choice
      label={texts.date}
      columns={columns}
      value={said.date}
      none={texts.guess}
      onChange={(date) => set({ date, dateFormat: undefined })}
    />
    <p class="field">
      <label for="file-date-format">{texts.dateFormat}</label>
      <select
        id="file-date-format"
        value={said.dateFormat ?? ''}
        onChange={({ currentTarget }) => set({ dateFormat: currentTarget.value || undefined })}
      >
        <option value="">{texts.guess}</option>
        {DATE_FORMATS.map((format) => (
          <option key={format} value={format}>
            {texts.dateForms(format)}
          </option>
        ))}
      </select>
    </p>
  </>
);

const Descriptions = ({ said, columns, set }: PartProps) => {
  const turn = (place: number, on: boolean) =>
    set({ description: on ? [...said.description, place] : said.description.filter((one) => one !== place) });
  return (
    <fieldset class="ticks">
      <legend>{texts.description}</legend>
      {columns.map((column, place) => (
        <label class="option" key={`${place}-${column.name}`}>
          <input
            type="checkbox"
            checked={said.description.includes(place)}
            onChange={({ currentTarget }) => turn(place, currentTarget.checked)}
          />
          <span>{labelOf(column, place)}</span>
        </label>
      ))}
    </fieldset>
  );
};

/** What was guessed of other amounts says nothing of these. */
const anew = { decimal: undefined, invert: undefined };

const Values = ({ said, columns, set }: PartProps) => (
  <>
    <fieldset class="segments">
      <legend>{texts.ways}</legend>
      {(['one', 'two'] as const).map((ways) => (
        <label key={ways}>
          <input type="radio" name="file-ways" checked={said.ways === ways} onChange={() => set({ ways, ...anew })} />
          {texts.way[ways]}
        </label>
      ))}
    </fieldset>
    {said.ways === 'one' ? (
      <>
        <Choice
          label={texts.amount}
          columns={columns}
          value={said.amount}
          none={texts.guess}
          onChange={(amount) => set({ amount, ...anew })}
        />
        <Choice
          label={texts.direction}
          columns={columns}
          value={said.direction}
          none={texts.none}
          onChange={(direction) => set({ direction, ...anew })}
        />
      </>
    ) : (
      <>
        <Choice
          label={texts.debit}
          columns={columns}
          value={said.debit}
          none={texts.none}
          onChange={(debit) => set({ debit, ...anew })}
        />
        <Choice
          label={texts.credit}
          columns={columns}
          value={said.credit}
          none={texts.none}
          onChange={(credit) => set({ credit, ...anew })}
        />
      </>
    )}
    <p class="field">
      <label for="file-decimal">{texts.decimal}</label>
      <select
        id="file-decimal"
        value={said.decimal ?? ''}
        onChange={({ currentTarget: { value } }) =>
          set({ decimal: value === ',' || value === '.' ? value : undefined })
        }
      >
        <option value="">{texts.guess}</option>
        <option value=",">{texts.decimals[',']}</option>
        <option value=".">{texts.decimals['.']}</option>
      </select>
    </p>
    <label class="option">
      <input
        type="checkbox"
        checked={said.invert ?? false}
        onChange={({ currentTarget }) => set({ invert: currentTarget.checked })}
      />
      <span>{texts.invert}</span>
    </label>
  </>
);

const MOST_HEADERS = 30;

/** `lead`: how the columns were come by. */
type Props = { text: string; before: Said; lead: string; onSend: (said: Said) => void };

/** The columns as they were understood, to be changed. */
export const ColumnsForm = ({ text, before, lead, onSend }: Props) => {
  const [said, setSaid] = useState(before);
  const lines = linesOf(text);
  const columns = columnsOf(lines, said);
  const set = (change: Partial<Said>) => setSaid((now) => ({ ...now, ...change }));
  const props = { said, columns, set };
  const send = (event: Event) => {
    event.preventDefault();
    onSend(said);
  };
  return (
    <form onSubmit={send} noValidate>
      <p class="lead">{lead}</p>
      <p class="field">
        <label for="file-header">{texts.header}</label>
        <select
          id="file-header"
          value={said.headerLine}
          onChange={({ currentTarget }) => set({ headerLine: Number(currentTarget.value) })}
        >
          <option value={0}>{texts.none}</option>
          {lines.slice(0, Math.max(MOST_HEADERS, said.headerLine)).map(
            (line, at) =>
              line.trim() !== '' && (
                <option key={`${at}-${line}`} value={at + 1}>
                  {texts.headerLine(at + 1, short(cellsOf(line, said.delimiter).join(', ')))}
                </option>
              ),
          )}
        </select>
      </p>
      <Days {...props} />
      <Descriptions {...props} />
      <Values {...props} />
      <p class="actions">
        <button type="submit" class="quiet">
          {texts.go}
        </button>
      </p>
    </form>
  );
};
