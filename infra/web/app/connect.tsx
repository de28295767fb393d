import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Connection } from './api/answers.ts';
import { ask, Problem } from './api/call.ts';
import { connect as texts } from './texts/connect.ts';
import { Icon } from './ui/icon.tsx';
import { Notice } from './ui/states.tsx';
import { why } from './ui/why.ts';

/**
 * What this visit is about. The token of a link stands in the address's fragment, which no server sees; it leaves the address
 * at once and lives on in this tab, so that a phone that comes back from the bank's app goes on here.
 */
type Visit = { linkToken?: string; itemId?: string; opened?: boolean };

const KEPT = 'saldo.conectar';

const keep = (visit: Visit | null): void => {
  try {
    if (visit) sessionStorage.setItem(KEPT, JSON.stringify(visit));
    else sessionStorage.removeItem(KEPT);
  } catch {
    // Without storage a return from the bank's app begins anew.
  }
};

const kept = (): Visit => {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '{}');
  } catch {
    return {};
  }
};

const visitOf = ({ hash, search }: Location): Visit => {
  const query = new URLSearchParams(search);
  const linkToken = hash.slice(1);
  // The bank's return names the item as `itemId`, this product's own links as `item`.
  const itemId = query.get('item') ?? query.get('itemId') ?? undefined;
  history.replaceState(null, '', location.pathname);
  if (linkToken) return { linkToken };
  const before = kept();
  if (itemId && before.opened) return { ...before, itemId };
  return itemId ? { itemId } : before.opened ? before : {};
};

/** Masked: whose account it is, not how to reach them. */
type Owner = { name: string; email: string | null };

type Step =
  | { name: 'opening' }
  | { name: 'whose'; account: Owner; reconnects: boolean }
  | { name: 'own' }
  | { name: 'widget' }
  | { name: 'waiting'; slow: boolean }
  | { name: 'needs' }
  | { name: 'done'; bank: string }
  | { name: 'stopped' | 'expired' | 'notYours' }
  | { name: 'failed'; text: string };

const POLL_MS = 2_000;
const SLOW_AFTER_MS = 60_000;
const GIVE_UP_AFTER_MS = 180_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const BUSY = new Set(['UPDATING', 'MERGING', 'LOGIN_IN_PROGRESS']);

const stepOf = (error: unknown): Step => {
  if (error instanceof Problem) {
    if (error.status === 410) return { name: 'expired' };
    if (error.message === 'Not your link') return { name: 'notYours' };
    if (error.status === 401) {
      location.replace('/entrar?volta=/conectar');
      return { name: 'opening' };
    }
  }
  return { name: 'failed', text: why(error) };
};

/** The address of the widget's script, from the build. */
declare const WIDGET: string;

type Token = { connect_token: string; widget_url: string | null; include_sandbox: boolean };
/** `failed`: the bank refused the last attempt before the person closed the widget. */
type Outcome = { itemId: string } | { closed: true; failed: boolean };

/** Opens the aggregator's widget over the page and says how it ended. */
const openWidget = async ({ connect_token, widget_url, include_sandbox }: Token, itemId?: string): Promise<Outcome> => {
  const { PluggyConnect }: typeof import('./widget.ts') = await import(WIDGET);
  let failed = false;
  return new Promise((resolve, reject) => {
    new PluggyConnect({
      connectToken: connect_token,
      includeSandbox: include_sandbox,
      language: 'pt',
      theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
      ...(itemId ? { updateItem: itemId } : {}),
      ...(widget_url ? { url: widget_url } : {}),
      onSuccess: ({ item }) => resolve({ itemId: item.id }),
      // The widget offers another attempt itself.
      onError: () => {
        failed = true;
      },
      onClose: () => resolve({ closed: true, failed }),
    })
      .init()
      .catch(reject);
  });
};

const visit = visitOf(location);
const linkPart = visit.linkToken ? { linkToken: visit.linkToken } : {};

const report = async (itemId: string): Promise<Connection> => {
  const { connection } = await ask<{ connection: Connection }>('/app/api/connection', { itemId, ...linkPart });
  return connection;
};

/** Whether the failure may pass: the network's, the server's, or too many calls. */
const mayPass = (error: unknown): boolean =>
  error instanceof Problem && (error.status === 0 || error.status === 429 || error.status >= 500);

/** Asks until the bank's data is there, or the bank wants the person again. */
const untilReady = async (itemId: string, show: (step: Step) => void): Promise<Step> => {
  const started = Date.now();
  show({ name: 'waiting', slow: false });
  for (;;) {
    const connection = await report(itemId).catch((error: unknown) => {
      if (mayPass(error) && Date.now() - started < GIVE_UP_AFTER_MS) return null;
      throw error;
    });
    if (connection?.needs) return { name: 'needs' };
    // Accounts are shown to a session alone; whoever came by a link learns that the data is there.
    const isThere = connection && !BUSY.has(connection.status) && connection.last_updated_at !== null;
    const passed = Date.now() - started;
    if (connection && (isThere || passed > GIVE_UP_AFTER_MS)) return { name: 'done', bank: connection.connector_name };
    if (passed > SLOW_AFTER_MS) show({ name: 'waiting', slow: true });
    await pause(POLL_MS);
  }
};

const Begin = ({
  title,
  onGo,
  children,
  go,
}: {
  title: string;
  go: string;
  onGo: () => void;
  children?: preact.ComponentChildren;
}) => (
  <>
    <h1 class="shown">{title}</h1>
    {children}
    <button type="button" class="primary whole" onClick={onGo}>
      {go}
    </button>
  </>
);

const Points = () => (
  <ul class="points">
    {texts.own.points.map((point) => (
      <li key={point}>
        <Icon name="check" /> {point}
      </li>
    ))}
  </ul>
);

const Connect = () => {
  const [step, show] = useState<Step>({ name: 'opening' });
  const [early, setEarly] = useState(false);

  const finish = async (itemId: string) => {
    visit.itemId = itemId;
    const next = await untilReady(itemId, show);
    if (next.name === 'done') keep(null);
    show(next);
  };

  const start = async () => {
    setEarly(false);
    show({ name: 'widget' });
    try {
      const token = await ask<Token>('/app/api/connect-token', {
        ...linkPart,
        ...(visit.itemId ? { itemId: visit.itemId } : {}),
      });
      keep({ ...visit, opened: true });
      const outcome = await openWidget(token, visit.itemId);
      if ('itemId' in outcome) return await finish(outcome.itemId);
      keep(null);
      setEarly(!outcome.failed);
      show(outcome.failed ? { name: 'failed', text: texts.refused } : { name: 'own' });
    } catch (error) {
      show(error instanceof Problem ? stepOf(error) : { name: 'failed', text: texts.loading });
    }
  };

  useEffect(() => {
    const open = async () => {
      // Back from the bank's app: what the widget began is asked for, not begun again.
      if (visit.opened && visit.itemId) return finish(visit.itemId);
      if (!visit.linkToken) return show({ name: 'own' });
      const link = await ask<{ account: Owner; is_you: boolean; item_id: string | null }>('/app/api/connect-link', {
        token: visit.linkToken,
      });
      if (link.item_id) visit.itemId = link.item_id;
      return show({ name: 'whose', account: link.account, reconnects: Boolean(link.item_id) });
    };
    open().catch((error) => show(stepOf(error)));
  }, []);

  return (
    <section class="card door" aria-live="polite">
      <Shown step={step} early={early} onStart={() => void start()} onStop={() => show({ name: 'stopped' })} />
    </section>
  );
};

type ShownProps = { step: Step; early: boolean; onStart: () => void; onStop: () => void };

const Whose = ({ account, onStart, onStop }: Pick<ShownProps, 'onStart' | 'onStop'> & { account: Owner }) => (
  <>
    <Begin title={texts.whose.title} go={texts.whose.go} onGo={onStart}>
      <p class="lead">{texts.whose.lead}</p>
      <p class="who">
        <b>{account.name}</b>
        <small>{account.email}</small>
      </p>
      <p class="lead">{texts.whose.notMine}</p>
    </Begin>
    <button type="button" class="quiet whole" onClick={onStop}>
      {texts.whose.stop}
    </button>
  </>
);

const Own = ({ early, onStart }: Pick<ShownProps, 'early' | 'onStart'>) => (
  <>
    <Begin
      title={visit.itemId ? texts.own.reconnect : texts.own.title}
      go={visit.itemId ? texts.own.goAgain : texts.own.go}
      onGo={onStart}
    >
      {early && <Notice>{texts.closedEarly}</Notice>}
      <p class="lead">{texts.own.lead}</p>
      <Points />
    </Begin>
    {!visit.linkToken && (
      <a class="button quiet whole" href="/bancos">
        {texts.own.back}
      </a>
    )}
  </>
);

const Said = ({ title, lead, href, go }: { title: string; lead: string; href: string; go: string }) => (
  <>
    <h1 class="shown">{title}</h1>
    <p class="lead">{lead}</p>
    <a class="button primary whole" href={href}>
      {go}
    </a>
  </>
);

const Done = ({ bank }: { bank: string }) => (
  <>
    <p class="seal">
      <Icon name="check" />
    </p>
    <h1 class="shown">{texts.done.title(bank)}</h1>
    <p class="lead">{texts.done.lead}</p>
    <a class="button primary whole" href="/">
      {texts.done.go}
    </a>
    {!visit.linkToken && (
      <a class="button quiet whole" href="/conectar">
        {texts.done.another}
      </a>
    )}
  </>
);

const Shown = ({ step, early, onStart, onStop }: ShownProps) => {
  switch (step.name) {
    case 'whose':
      return <Whose account={step.account} onStart={onStart} onStop={onStop} />;
    case 'own':
      return <Own early={early} onStart={onStart} />;
    case 'waiting':
      return (
        <>
          <p class="seal turning">
            <Icon name="refresh" />
          </p>
          <h1 class="shown">{texts.waiting.title}</h1>
          <p class="lead">{step.slow ? texts.waiting.slow : texts.waiting.lead}</p>
        </>
      );
    case 'needs':
      return (
        <Begin title={texts.needs.title} go={texts.needs.go} onGo={onStart}>
          <p class="lead">{texts.needs.lead}</p>
        </Begin>
      );
    case 'done':
      return <Done bank={step.bank} />;
    case 'stopped':
      return (
        <>
          <h1 class="shown">{texts.own.title}</h1>
          <p class="lead">{texts.whose.stopped}</p>
        </>
      );
    case 'expired':
      return <Said {...texts.expired} href="/entrar?volta=/conectar" />;
    case 'notYours':
      return <Said {...texts.notYours} href="/conectar" />;
    case 'failed':
      return (
        <Begin title={texts.failed.title} go={texts.failed.again} onGo={onStart}>
          <Notice kind="bad">{step.text}</Notice>
        </Begin>
      );
    case 'widget':
      return (
        <>
          <h1 class="shown">{texts.own.title}</h1>
          <p class="lead">{texts.widget}</p>
        </>
      );
    case 'opening':
      return (
        <>
          <h1 class="shown">{texts.own.title}</h1>
          <p class="lead">{texts.opening}</p>
        </>
      );
  }
};

const main = document.querySelector('main');
if (main) {
  main.replaceChildren();
  render(<Connect />, main);
}
