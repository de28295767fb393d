import { useEffect, useMemo, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { isWithoutPlan } from '../api/call.ts';
import { change } from '../api/session.ts';
import type { Statement } from '../api/statement.ts';
import { type Answer, useAnswer } from '../api/use-answer.ts';
import { todayIn } from '../days.ts';
import { ago } from '../format.ts';
import { loaded } from '../load.ts';
import { common } from '../texts/common.ts';
import { transactions as texts } from '../texts/transactions.ts';
import { pageStyles } from '../ui/page-styles.ts';
import { part, Unloaded } from '../ui/part.tsx';
import { Failure, Notice, Waiting } from '../ui/states.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { why } from '../ui/why.ts';
import { addressOf, periodName, periodOfMonth, type Shown, shownAt, sourceOf } from './transactions/address.ts';
import { chosen } from './transactions/chosen.ts';
import { Months, Search } from './transactions/controls.tsx';
import { Empty } from './transactions/empty.tsx';
import type { Opened } from './transactions/list.tsx';
import type { Changed } from './transactions/say.ts';
import { type Go, Toolbar } from './transactions/toolbar.tsx';

// An address that the build fills in.
declare const TRANSACTIONS_STYLES: string;
await pageStyles(TRANSACTIONS_STYLES);

const loadWelcome = () => import('./welcome.tsx');
const Welcome = part(loadWelcome, (it) => it.Welcome);
const WithoutPlan = part(loadWelcome, (it) => it.WithoutPlan);

// Needed with the first answer, so it is under way with it.
const loadList = () => import('./transactions/list.tsx');
void loaded(loadList).catch(() => undefined);
const loadEdit = () => import('./transactions/edit.tsx');
const loadNewRow = () => import('./transactions/new-row.tsx');
const loadSheet = () => import('./transactions/sheet.tsx');
const loadRules = () => import('./transactions/rules.tsx');
type Edit = Awaited<ReturnType<typeof loadEdit>>['Edit'];
type Window = Awaited<ReturnType<typeof loadSheet>> | Awaited<ReturnType<typeof loadRules>>;

type Said = { kind: 'good' | 'bad'; text: string; undoId?: string | null };

/** As long as it can be read; what was done stays done after it. */
const UNDO_MS = 10_000;
const MOST_TICKED = 100;
type ContentProps = { shown: Shown; answer: Answer<Statement> & { data: Statement }; today: string; go: Go };

const Content = ({ shown, answer, today, go }: ContentProps) => {
  const { data, reload } = answer;
  const { category, account, kind, isPending, from, to } = shown;
  const rows = useMemo(
    () => chosen(data.rows, { category, account, kind, isPending, from, to }),
    [data, category, account, kind, isPending, from, to],
  );
  const accounts = useMemo(() => new Map(data.accounts.map((one) => [one.account_id, one])), [data.accounts]);
  const list = useLoaded(loadList, rows.length > 0);
  const [open, setOpen] = useState<Opened & { Edit: Edit }>();
  const [beside, setBeside] = useState<Window>();
  const [said, setSaid] = useState<Said>();
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(null);
  const onTick = (id: string) =>
    setTicked((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const unloaded = () => setSaid({ kind: 'bad', text: texts.unloaded });
  const onOpen = (opened: Opened) => {
    setSaid(undefined);
    loaded(loadEdit).then(({ Edit }) => setOpen({ ...opened, Edit }), unloaded);
  };
  const onBeside = (load: () => Promise<Window>) => {
    setSaid(undefined);
    loaded(load).then(setBeside, unloaded);
  };
  const onDone = ({ count, undoId }: Changed) => {
    setOpen(undefined);
    setTicked(null);
    setSaid({ kind: 'good', text: texts.changed(count), undoId });
    void reload();
  };
  const undoId = said?.undoId;
  useEffect(() => {
    if (!undoId) return undefined;
    const timer = setTimeout(() => setSaid((now) => now && { ...now, undoId: null }), UNDO_MS);
    return () => clearTimeout(timer);
  }, [undoId]);
  const onUndo = async () => {
    try {
      await change('POST', '/app/api/undo', { undo_id: undoId });
      setSaid({ kind: 'good', text: texts.undone });
    } catch (error) {
      setSaid({ kind: 'bad', text: why(error, { 'Nothing to undo': texts.cannotUndo }) });
    }
    void reload();
  };
  const chosenRows = ticked ? rows.filter(({ id }) => ticked.has(id)) : [];
  const onMany = () => {
    const [row] = chosenRows;
    if (row) onOpen({ what: 'category', row, name: '', amount: '', ids: chosenRows.map(({ id }) => id) });
  };
  return (
    <>
      <Toolbar
        shown={shown}
        data={data}
        rows={rows}
        go={go}
        onRules={() => onBeside(loadRules)}
        onSheet={() => onBeside(loadSheet)}
      />
      {said && (
        <div class="wide toast">
          <Notice kind={said.kind}>
            {said.text}{' '}
            {undoId && (
              <button type="button" class="link" onClick={() => void onUndo()}>
                {texts.undo}
              </button>
            )}
          </Notice>
        </div>
      )}
      <section class="card wide" aria-label={texts.list(periodName(data.period, today))}>
        {rows.length === 0 ? (
          <Empty shown={shown} data={data} go={go} />
        ) : (
          <>
            <p class="actions selecting">
              <button
                type="button"
                class="quiet small"
                aria-pressed={ticked !== null}
                onClick={() => setTicked(ticked ? null : new Set())}
              >
                {ticked ? texts.select.end : texts.select.start}
              </button>
              {chosenRows.length > 0 && chosenRows.length <= MOST_TICKED && (
                <button type="button" class="primary small" onClick={onMany}>
                  {texts.select.change(chosenRows.length)}
                </button>
              )}
              {chosenRows.length > MOST_TICKED && <small role="status">{texts.select.most}</small>}
            </p>
            {list.part && (
              <list.part.List
                order={data.order}
                rows={rows}
                accounts={accounts}
                today={today}
                onOpen={onOpen}
                ticked={ticked}
                onTick={onTick}
              />
            )}
            {!list.part && list.isMissing && <Unloaded text={common.failed.partUnloaded} onAgain={list.again} />}
            {!list.part && !list.isMissing && <Waiting lines={8} />}
          </>
        )}
      </section>
      {beside && 'Rules' in beside && (
        <beside.Rules onClose={() => setBeside(undefined)} onChange={() => void reload()} />
      )}
      {beside && 'Sheet' in beside && (
        <beside.Sheet
          name={shown.search ? texts.found : periodName(data.period, today)}
          fileName={texts.csvName(shown.search ? 'busca' : shown.month)}
          rows={rows}
          data={data}
          month={shown.month}
          thisMonth={today.slice(0, 7)}
          onClose={() => setBeside(undefined)}
        />
      )}
      {open && <open.Edit {...open} data={data} onClose={() => setOpen(undefined)} onDone={onDone} />}
    </>
  );
};

/** What no bank shows; also before the first account. */
const Write = ({ today, onDone }: { today: string; onDone: () => void }) => {
  const [isOpen, setOpen] = useState(false);
  const { part: writing, isMissing, again } = useLoaded(loadNewRow, isOpen);
  return (
    <>
      <p class="wide actions">
        <button type="button" class="quiet small" onClick={() => setOpen(true)}>
          {texts.write}
        </button>
      </p>
      {isOpen && isMissing && !writing && <Unloaded text={common.failed.partUnloaded} onAgain={again} />}
      {isOpen && writing && (
        <writing.NewRow
          today={today}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      )}
    </>
  );
};

type Read = { source: string; period: Statement['period'] };
type FoundProps = Omit<ContentProps, 'answer'> & { source: string; onRead: (read: Read) => void };

const Found = ({ source, onRead, ...props }: FoundProps) => {
  const answer = useAnswer<Statement>(source);
  const { data, problem } = answer;
  useEffect(() => {
    // Ahead of the first click.
    if (data) loaded(loadEdit).catch(() => undefined);
  }, [data]);
  const period = data?.period;
  useEffect(() => {
    if (period) onRead({ source, period });
  }, [source, period, onRead]);
  if (isWithoutPlan(problem)) return <WithoutPlan />;
  return (
    <>
      <Failure answer={answer} wide />
      {data?.is_stale && data.as_of && <p class="fresh stale">{common.stale(ago(data.as_of, Date.now()))}</p>}
      {!data && !problem && (
        <section class="card wide tall">
          <Waiting lines={8} />
        </section>
      )}
      {data && <Write today={props.today} onDone={() => void answer.reload()} />}
      {data?.accounts.length === 0 && <Welcome />}
      {data && data.accounts.length > 0 && <Content {...props} answer={{ ...answer, data }} />}
    </>
  );
};

/** Transactions of a month or of a request in words. All that is shown is in the address. */
const Transactions = () => {
  const { query, route } = useLocation();
  const today = todayIn(Date.now());
  const thisMonth = today.slice(0, 7);
  const shown = shownAt(query, thisMonth);
  const go: Go = (change, replace) => route(addressOf({ ...shown, ...change }, thisMonth), replace);
  const source = sourceOf(shown, thisMonth);
  // Words may name other days than the month's.
  const [read, setRead] = useState<Read>();
  return (
    <>
      <div class="wide title">
        <h1 class="shown">{common.pages['/lancamentos']}</h1>
        <Months
          period={read?.source === source ? read.period : periodOfMonth(shown.month, today)}
          today={today}
          // The selected month overrides dates in the words.
          onMonth={(month) =>
            go({ month, leftOut: [...new Set([...shown.leftOut, ...(shown.search ? ['period'] : [])])] })
          }
        />
        <Search search={shown.search} onSearch={(search) => go({ search, leftOut: [] })} />
      </div>
      <Found key={source} source={source} shown={shown} today={today} go={go} onRead={setRead} />
    </>
  );
};

export default Transactions;
