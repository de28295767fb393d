import {
  asOfDay,
  type Connected,
  inBrl,
  isHeld,
  isListed,
  type KindOfPosition,
  kindOf,
  known,
  type LISTED,
  type OfConnection,
  ofConnection,
  type Position,
} from '../accounts/holding.ts';
import { groupBy } from '../group-by.ts';
import { type Centavos, centavos, percentageOf, sum, toAmount, ZERO } from '../money.ts';
import { addMonths, type IsoDate } from '../time/calendar.ts';

const MARKET: ReadonlySet<KindOfPosition> = new Set(['stock', 'etf', 'real_estate_fund']);

const decimal = (value: number): string => String(value).replace('.', ',');

/** `110% CDI`, `IPCA + 6,2%`, `12,5% a.a.`; null where the bank says nothing that can be read. */
const rateText = ({ rate, rateType, fixedAnnualRate }: Pick<Position, 'rate' | 'rateType' | 'fixedAnnualRate'>) => {
  const index = rateType && !/^PRE/i.test(rateType) ? rateType : null;
  if (index === null) {
    const yearly = fixedAnnualRate ?? rate;
    return yearly === null ? null : `${decimal(yearly)}% a.a.`;
  }
  const indexed = rate === null || (rate === 100 && fixedAnnualRate) ? index : `${decimal(rate)}% ${index}`;
  return fixedAnnualRate ? `${indexed} + ${decimal(fixedAnnualRate)}%` : indexed;
};

const balanceOf = (position: Position): Centavos | null => (isHeld(position) ? position.balance : ZERO);

const profitOf = ({ profit, balance, invested }: Position): Centavos | null =>
  profit ?? (balance === null || invested === null ? null : centavos(balance - invested));

/** At most the balance; all of it once it is due. */
const liquidOf = (position: Position, today: IsoDate): Centavos | null => {
  const balance = balanceOf(position);
  if (balance === null || !isHeld(position)) return balance;
  if (position.dueDate !== null && position.dueDate <= today) return balance;
  return position.withdrawable === null ? null : centavos(Math.min(position.withdrawable, balance));
};

const laterDue = ({ dueDate }: Position, today: IsoDate): IsoDate | null =>
  dueDate !== null && dueDate > today ? dueDate : null;

const amount = (value: Centavos | null): number | null => (value === null ? null : toAmount(value));

const statusOf = (position: Position) => {
  if (!isHeld(position)) return 'ended' as const;
  return position.isPending ? ('pending' as const) : ('active' as const);
};

const shown = (position: OfConnection<Position>, today: IsoDate) => {
  const [balance, profit, liquid] = [balanceOf(position), profitOf(position), liquidOf(position, today)];
  const { invested } = position;
  const isAllLiquid = balance !== null && liquid !== null && liquid >= balance;
  return {
    id: position.id,
    item_id: position.connection.id,
    connector_name: position.connection.connectorName,
    name: position.name,
    kind: kindOf(position),
    subtype: position.subtype,
    issuer: position.issuer,
    currency_code: position.currencyCode,
    balance: amount(balance),
    gross: amount(position.gross),
    taxes: amount(position.taxes),
    invested: amount(invested),
    profit: amount(profit),
    profit_percent: profit === null || invested === null || invested <= 0 ? null : percentageOf(profit, invested),
    liquid_now: amount(liquid),
    liquid_on: isAllLiquid || !isHeld(position) ? null : laterDue(position, today),
    due_date: position.dueDate,
    rate: rateText(position),
    quantity: position.quantity,
    unit_value: position.unitValue,
    as_of: asOfDay(position),
    status: statusOf(position),
    ended_on: position.endedOn,
  };
};

const byKind = (positions: readonly Position[], whole: Centavos) =>
  [...groupBy(positions, kindOf)]
    .map(([kind, ones]) => ({ kind, ones, total: sum(ones.flatMap(({ balance }) => balance ?? [])) }))
    .sort((a, b) => b.total - a.total || (a.kind < b.kind ? -1 : 1))
    .map(({ kind, ones, total }) => ({
      kind,
      balance: toAmount(total),
      share: percentageOf(total, whole),
      count: ones.length,
    }));

type Rest = { at: IsoDate | 'market' | 'unknown'; amount: Centavos };

const restOf = (position: Position, today: IsoDate): Rest => {
  const at = laterDue(position, today) ?? (MARKET.has(kindOf(position)) ? 'market' : 'unknown');
  return { at, amount: centavos((position.balance ?? 0) - (liquidOf(position, today) ?? 0)) };
};

/** When the money is there; the parts make up the balance. */
const liquidityOf = (positions: readonly Position[], today: IsoDate) => {
  const rests = groupBy(
    positions.map((position) => restOf(position, today)),
    ({ at }) => at,
  );
  const at = (place: Rest['at']): Centavos => sum((rests.get(place) ?? []).map((rest) => rest.amount));
  const dates = [...rests.keys()].filter((place) => place !== 'market' && place !== 'unknown').sort();
  return {
    now: toAmount(sum(positions.map((position) => liquidOf(position, today) ?? ZERO))),
    market: toAmount(at('market')),
    at_due: dates.map((date) => ({ date, amount: toAmount(at(date)) })).filter((due) => due.amount !== 0),
    unknown: toAmount(at('unknown')),
  };
};

/** Interest and dividends since then. */
const incomeOf = (positions: readonly Position[], since: IsoDate): Centavos =>
  sum(
    positions.flatMap(({ moves }) =>
      moves.flatMap(([day, kind, amount]) => (kind === 'interest' && day > since ? amount : [])),
    ),
  );

const totalsOf = (positions: readonly Position[], today: IsoDate) => {
  const valued = positions.filter(({ balance }) => balance !== null);
  const balance = sum(valued.map((position) => position.balance ?? ZERO));
  return {
    balance: known(positions.map((position) => position.balance)),
    invested: known(positions.map(({ invested }) => invested)),
    profit: known(positions.map(profitOf)),
    income_12_months: toAmount(incomeOf(positions, addMonths(today, -12))),
    liquid_now: known(positions.map((position) => liquidOf(position, today))),
    by_kind: byKind(positions, balance),
    liquidity: liquidityOf(valued, today),
    unknown: positions
      .filter((position) => position.balance === null)
      .map(({ id, name }) => ({ id, name, reason: 'balance_missing' as const })),
  };
};

const byBalance = (a: Position, b: Position): number =>
  (balanceOf(b) ?? -1) - (balanceOf(a) ?? -1) || a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1);

/** RULES.md#get-investments */
export const investmentsOf = (records: readonly Connected[], status: (typeof LISTED)[number], today: IsoDate) => {
  const all = records.flatMap((record) => ofConnection(record.positions, record));
  const held = all.filter(isHeld);
  const brl = held.filter(inBrl);
  return {
    positions: all
      .filter(isListed(status))
      .sort(byBalance)
      .map((position) => shown(position, today)),
    totals: totalsOf(brl, today),
    left_out: held.length - brl.length,
  };
};
