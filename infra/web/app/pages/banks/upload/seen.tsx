import { useEffect, useRef, useState } from 'preact/hooks';
import type { Account, ImportedFile } from '../../../api/answers.ts';
import { day, fullDay, moneyIn, numericDay } from '../../../format.ts';
import { useAmounts } from '../../../hidden.ts';
import { upload as texts } from '../../../texts/upload.ts';
import { Notice } from '../../../ui/states.tsx';
import { Sending } from './choose.tsx';
import { columnsOf, currencyIn, linesOf, type Said, saidBy, textOf } from './columns.ts';
import { ColumnsForm } from './columns-form.tsx';
import { warningText, whyNot } from './said.ts';
import type { Progress } from './use-upload.ts';

/** A calendar date with its year, in few letters. */
const dated = (date: string): string => numericDay(`${date}T12:00:00Z`);

type Row = ImportedFile['rows'][number];

const RowShown = ({ row, money }: { row: Row; money: (amount: number) => string }) => {
  const { date, category, installment, status } = row;
  const parts = [
    day(date),
    category,
    installment && texts.seen.installment(installment.number, installment.total),
  ].filter(Boolean);
  const state = texts.seen.states[status];
  return (
    <li class={`row account ${status}`}>
      <div>
        <p>{row.description}</p>
        <small>
          {parts.join(' · ')} {state && <span class="tag">{state}</span>}
        </small>
      </div>
      <b>{money(row.amount)}</b>
    </li>
  );
};

type DoubtProps = {
  seen: ImportedFile;
  money: (amount: number) => string;
  skip: readonly number[];
  onSkip: (line: number, on: boolean) => void;
};

const Doubts = ({ seen: { doubtful, counts }, money, skip, onSkip }: DoubtProps) => (
  <details open>
    <summary>{texts.seen.doubtful(counts.doubtful)}</summary>
    <p class="lead">{texts.doubt.lead}</p>
    <ul class="rows">
      {doubtful.map(({ line, date, description, amount, transaction }) => (
        <li key={line}>
          <div class="row account">
            <div>
              <p>{description}</p>
              <small>{day(date)}</small>
              <small>{texts.doubt.pair(day(transaction.date), transaction.description)}</small>
            </div>
            <b>{money(amount)}</b>
          </div>
          <label class="option">
            <input
              type="checkbox"
              aria-label={texts.doubt.same(description)}
              checked={skip.includes(line)}
              onChange={({ currentTarget }) => onSkip(line, currentTarget.checked)}
            />
            <span>{texts.doubt.short}</span>
          </label>
        </li>
      ))}
    </ul>
    {doubtful.length < counts.doubtful && <p>{texts.doubt.more(doubtful.length, counts.doubtful)}</p>}
  </details>
);

const Warnings = ({ seen: { warnings, counts } }: { seen: ImportedFile }) => (
  <details>
    <summary>{texts.seen.leftOut(Math.max(counts.left_out, warnings.length))}</summary>
    <ul class="plain">
      {warnings.map((warning) => (
        <li key={`${warning.line} ${warning.message}`}>{warningText(warning)}</li>
      ))}
    </ul>
  </details>
);

const Summary = ({ seen, money, name }: { seen: ImportedFile; money: (amount: number) => string; name: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is gone: what came in its place is read out.
  useEffect(() => heading.current?.focus(), [seen]);
  const { period, balance, counts, rows } = seen;
  const all = counts.new + counts.known;
  return (
    <>
      <h3 tabIndex={-1} ref={heading}>
        {texts.seen.title(name)}
      </h3>
      <p>
        {texts.seen.period(fullDay(period.start), fullDay(period.end))}. {texts.seen.rows(rows.length, all)}
        {counts.known > 0 && `, ${texts.seen.known(counts.known)}`}.
      </p>
      {balance && <p>{texts.seen.balance(money(balance.amount), balance.date && dated(balance.date))}.</p>}
    </>
  );
};

type Props = {
  seen: ImportedFile;
  name: string;
  start: Uint8Array | undefined;
  account: Account | undefined;
  problem: unknown;
  progress: Progress;
  onBring: (skip: readonly number[]) => void;
  onLook: (said: Said) => void;
  onBack: () => void;
};

/** What would be imported. */
export const Seen = ({ seen, name, start, account, problem, progress, onBring, onLook, onBack }: Props) => {
  const [skip, setSkip] = useState<readonly number[]>([]);
  const amounts = useAmounts();
  const text = start ? textOf(start) : '';
  const currency = account?.currencyCode ?? currencyIn(text) ?? 'BRL';
  const money = amounts.hidden || currency === 'BRL' ? amounts.money : moneyIn(currency);
  const { counts, repeated, mapping } = seen;
  const count = repeated ? 0 : counts.new - skip.length;
  const turn = (line: number, on: boolean) =>
    setSkip((now) => (on ? [...now, line] : now.filter((one) => one !== line)));
  return (
    <div class="stack">
      <Summary seen={seen} money={money} name={name} />
      <ul class="rows">
        {seen.rows.map((row) => (
          <RowShown key={row.line} row={row} money={money} />
        ))}
      </ul>
      {counts.doubtful > 0 && <Doubts seen={seen} money={money} skip={skip} onSkip={turn} />}
      {seen.warnings.length > 0 && <Warnings seen={seen} />}
      {mapping && start && (
        <details>
          <summary>{texts.columns.title}</summary>
          <ColumnsForm
            key={JSON.stringify(mapping)}
            text={text}
            lead={texts.columns.lead}
            before={saidBy(mapping, columnsOf(linesOf(text), mapping))}
            onSend={onLook}
          />
        </details>
      )}
      {problem !== undefined && !progress && <Notice kind="bad">{whyNot(problem)}</Notice>}
      {repeated ? (
        <Notice>{texts.seen.repeated}</Notice>
      ) : (
        count <= 0 && <Notice kind="good">{texts.seen.nothing}</Notice>
      )}
      <Sending progress={progress} />
      <p class="actions">
        {count > 0 && (
          <button
            type="button"
            class="primary"
            aria-disabled={progress !== null}
            data-busy={progress !== null}
            onClick={() => onBring(skip)}
          >
            {texts.seen.go(count)}
          </button>
        )}
        <button type="button" class="quiet" onClick={onBack}>
          {texts.seen.back}
        </button>
      </p>
    </div>
  );
};
