import { Component, createRef } from 'preact';
import type { Row, Statement, StatementAccount } from '../../api/statement.ts';
import { daysBetween } from '../../days.ts';
import { day } from '../../format.ts';
import { type Amounts, useAmounts } from '../../hidden.ts';
import { transactions as texts } from '../../texts/transactions.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Piece } from './days.ts';
import { whenNear } from './near.ts';
import type { Changed } from './say.ts';
import { usePieces } from './use-pieces.ts';

/** The purpose of an opened row. */
export type Opened = { what: 'category' | 'details'; row: Row; name: string; amount: string; ids?: readonly string[] };

/** Of the dialogs that change a row. */
export type EditProps = Opened & {
  data: Statement;
  onClose: () => void;
  onDone: (changed: Changed) => void;
};

type Context = {
  accounts: ReadonlyMap<string, StatementAccount>;
  today: string;
  onOpen: (opened: Opened) => void;
  /** Ids of the rows that are ticked; null while none are to be. */
  ticked: ReadonlySet<string> | null;
  onTick: (id: string) => void;
};

const nameOf = ({ merchant, description }: Row): string => merchant || description;

const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' });

const headingOf = (date: string, today: string): string => {
  const days = daysBetween(date, today);
  const name = days === 0 ? texts.today : days === 1 ? texts.yesterday : weekday.format(new Date(date));
  const year = date.slice(0, 4);
  return `${name}, ${day(date)}${year === today.slice(0, 4) ? '' : ` de ${year}`}`;
};

const foreign = (amount: number, currency: string): string => {
  try {
    return new Intl.NumberFormat('pt-BR', { style: 'currency', currency }).format(amount);
  } catch {
    return `${currency} ${amount.toFixed(2)}`;
  }
};

/** What came in has a plus. */
const amountOf = ({ amount, currency_code }: Row, { money, hidden }: Amounts): string => {
  const shown = currency_code === 'BRL' || hidden ? money(amount) : foreign(amount, currency_code);
  return amount > 0 && !hidden ? `+${shown}` : shown;
};

const Entry = ({
  row,
  accounts,
  onOpen,
  amount,
  ticked,
  onTick,
  isDated,
}: Context & { row: Row; amount: string; isDated?: boolean }) => {
  const { category, installment, note, status, counts_as, signal } = row;
  const { words } = useAmounts();
  const name = nameOf(row);
  const called = category ?? texts.noCategory;
  const isGuess = row.category_confidence === 'low';
  const account = accounts.get(row.account_id);
  return (
    <li class={`entry ${counts_as === 'move' ? 'own' : row.amount < 0 ? '' : 'in'}`}>
      {ticked && (
        <label class="tick">
          <input
            type="checkbox"
            checked={ticked.has(row.id)}
            aria-label={texts.select.one(name)}
            onChange={() => onTick(row.id)}
          />
        </label>
      )}
      <div>
        <button
          type="button"
          class="name"
          aria-label={texts.details(name)}
          onClick={() => onOpen({ what: 'details', row, name, amount })}
        >
          {name}
        </button>
        <small>
          {isDated && `${day(row.date)} · `}
          {account &&
            (account.name.includes(account.connector_name)
              ? account.name
              : `${account.connector_name} · ${account.name}`)}
          {installment && (
            <>
              {' · '}
              <a href="/planejar#parcelas">{texts.installment(installment.number, installment.total)}</a>
            </>
          )}
          {status === 'PENDING' && (
            <span class="tag">{account?.type === 'CREDIT' ? texts.onOpenBill : texts.pending}</span>
          )}
          {note && <q>{note}</q>}
          {signal && (
            <span class="tag signal">
              <Icon name="alert" /> {words(signal)}
            </span>
          )}
        </small>
      </div>
      <button
        type="button"
        class={`pill ${category && !isGuess ? '' : 'none'}`}
        aria-label={texts.changeCategory(isGuess ? texts.guess(called) : called, name)}
        onClick={() => onOpen({ what: 'category', row, name, amount })}
      >
        {called}
        {isGuess && ' ?'}
      </button>
      <p>
        <b>{amount}</b>
        {counts_as === 'move' && <small>{texts.own}</small>}
      </p>
    </li>
  );
};

const Entries = ({ piece: { date, isFirst, rows }, ...context }: Context & { piece: Piece }) => {
  const amounts = useAmounts();
  return (
    <>
      {isFirst && (
        <h2>
          <time dateTime={date}>{headingOf(date, context.today)}</time>
        </h2>
      )}
      <ul>
        {rows.map((row) => (
          <Entry key={row.id} row={row} amount={amountOf(row, amounts)} {...context} />
        ))}
      </ul>
    </>
  );
};

/** Height in rem of the part that is not drawn yet. */
const ROW_HEIGHT = 4.1;
const HEADING_HEIGHT = 2.4;

type PlaceProps = Context & { piece: Piece; isKept: boolean };

/**
 * The place of a piece: its rows while it is near the screen, their height otherwise, so thousands of rows cost no more than a
 * few hundred. Rendered again only for other rows: and while rows are ticked: its other properties are constant.
 */
class Place extends Component<PlaceProps, { isNear: boolean }> {
  override state = { isNear: false };
  readonly #ref = createRef<HTMLElement>();
  #height = '';
  #end: (() => void) | undefined;

  override componentDidMount() {
    const { current } = this.#ref;
    if (current) this.#end = whenNear(current, (isNear) => this.#move(current, isNear));
  }
  override componentWillUnmount() {
    this.#end?.();
  }
  override shouldComponentUpdate({ piece, isKept, ticked }: PlaceProps, { isNear }: { isNear: boolean }) {
    if (piece !== this.props.piece) this.#height = '';
    if (ticked !== this.props.ticked) return true;
    return piece !== this.props.piece || isKept !== this.props.isKept || isNear !== this.state.isNear;
  }
  #move(place: HTMLElement, isNear: boolean) {
    // Who is in it with the keyboard stays in it.
    if (!isNear && place.contains(document.activeElement)) return;
    if (!isNear && this.state.isNear) this.#height = `${place.offsetHeight}px`;
    this.setState({ isNear });
  }
  override render() {
    const { isKept, ...context } = this.props;
    const { date, isFirst, rows } = context.piece;
    const heading = headingOf(date, context.today);
    const isDrawn = isKept || this.state.isNear;
    const usual = `${rows.length * ROW_HEIGHT + (isFirst ? HEADING_HEIGHT : 0)}rem`;
    return (
      <section
        ref={this.#ref}
        class={isFirst ? 'day first' : 'day'}
        style={{ height: isDrawn ? '' : this.#height || usual }}
        aria-label={isFirst ? heading : `${heading}, ${texts.continued}`}
      >
        {isDrawn && <Entries {...context} />}
      </section>
    );
  }
}

/** A ranking has places, not days. */
const Ranking = ({ rows, ...context }: Context & { rows: readonly Row[] }) => {
  const amounts = useAmounts();
  return (
    <ol class="ranking">
      {rows.map((row) => (
        <Entry key={row.id} row={row} isDated amount={amountOf(row, amounts)} {...context} />
      ))}
    </ol>
  );
};

const ByDay = ({ rows, ...context }: Context & { rows: readonly Row[] }) => {
  const { pieces, drawn } = usePieces(rows);
  return (
    <>
      {pieces.map((piece, i) => (
        <Place key={piece.key} piece={piece} isKept={i < drawn} {...context} />
      ))}
    </>
  );
};

export const List = ({ order, ...props }: Context & { rows: readonly Row[]; order: Statement['order'] }) =>
  order === 'amount_desc' || order === 'amount_asc' ? <Ranking {...props} /> : <ByDay {...props} />;
