import { useRef, useState } from 'preact/hooks';
import { Cancelled } from '../../api/read.ts';
import { account } from '../../texts/account.ts';
import { Notice } from '../../ui/states.tsx';
import { why } from '../../ui/why.ts';
import { collect, download, nothingYet } from './export.ts';
import { Erase } from './later.ts';

const texts = account.data;

const Export = () => {
  const [page, setPage] = useState<number | null>(null);
  const [said, setSaid] = useState<{ kind: 'good' | 'bad'; text: string }>();
  const so = useRef(nothingYet());
  const run = async () => {
    if (page !== null) return;
    setSaid(undefined);
    setPage(so.current.pages + 1);
    try {
      const all = await collect(so.current, (read) => {
        so.current = read;
        setPage(read.pages + 1);
      });
      download(all);
      so.current = nothingYet();
      setSaid({ kind: 'good', text: texts.exported });
    } catch (error) {
      if (!(error instanceof Cancelled)) setSaid({ kind: 'bad', text: why(error) });
    }
    setPage(null);
  };
  return (
    <>
      <div class="row">
        <div>
          <b>{texts.export}</b>
          <small>{texts.exportLead}</small>
        </div>
        <button type="button" class="quiet" data-busy={page !== null} onClick={() => void run()}>
          {page === null ? texts.download : texts.reading(page)}
        </button>
      </div>
      {said && <Notice kind={said.kind}>{said.text}</Notice>}
    </>
  );
};

/** The user's stored data: export and erasure. */
export const Data = () => {
  const [erasing, setErasing] = useState(false);
  return (
    <section class="card wide">
      <header>
        <h2>{texts.title}</h2>
      </header>
      <Export />
      <hr />
      <div class="row">
        <div>
          <b>{texts.erase}</b>
          <small>{texts.eraseLead}</small>
        </div>
        <button type="button" class="quiet bad" onClick={() => setErasing(true)}>
          {texts.eraseOpen}
        </button>
      </div>
      {erasing && <Erase onClose={() => setErasing(false)} />}
    </section>
  );
};
