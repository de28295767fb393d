import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import lazy from 'preact-iso/lazy';
import { keepTrying, type Load, loaded, type Tries } from '../load.ts';
import { common } from '../texts/common.ts';
import { Notice } from './states.tsx';

/** Styles of forms and lists: the overview needs none of them, and its document only fetches them ahead. */
const partStyles = async (): Promise<void> => {
  const link = document.querySelector<HTMLLinkElement>('#partes[rel=prefetch]');
  if (!link) return;
  const isLoaded = new Promise<boolean>((resolve) => {
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
  });
  link.rel = 'stylesheet';
  // Without them it is readable, too; the next part asks for them again.
  if (!(await isLoaded)) link.rel = 'prefetch';
};

export const Unloaded = ({ text, onAgain }: { text: string; onAgain: () => void }) => (
  <div class="wide">
    <Notice kind="bad">
      <p>{text}</p>
      <button type="button" class="link" onClick={onAgain}>
        {common.again}
      </button>
    </Notice>
  </div>
);

type Missing<M> = { load: Load<M>; title: string | undefined; isTried: boolean; onLoaded: (module: M) => void };

/** In the place of a part that could not be loaded, until it can. */
const MissingPart = <M,>({ load, title, isTried, onLoaded }: Missing<M>) => {
  const tries = useRef<Tries>(undefined);
  useEffect(() => {
    tries.current = keepTrying(load, onLoaded, () => undefined, isTried);
    return tries.current.stop;
  }, []);
  return (
    <>
      {title && <h1 class="shown">{title}</h1>}
      <Unloaded
        text={title ? common.failed.pageUnloaded : common.failed.partUnloaded}
        onAgain={() => tries.current?.again()}
      />
    </>
  );
};

/**
 * A component that is loaded, with its styles, when it is shown.
 * @param title of a whole page, which it has even where its script is missing
 */
export const part = <M, P extends object>(load: Load<M>, pick: (module: M) => ComponentType<P>, title?: string) => {
  let Found: ComponentType<P> | undefined;
  let isTried = false;
  const find = (module: M): void => {
    Found = pick(module);
  };
  const Part = (props: P) => {
    const [, draw] = useState({});
    if (Found) return <Found {...props} />;
    const wasTried = isTried;
    isTried = false;
    const onLoaded = async (module: M) => {
      await partStyles();
      find(module);
      draw({});
    };
    return <MissingPart load={load} title={title} isTried={wasTried} onLoaded={onLoaded} />;
  };
  return lazy(async () => {
    try {
      const [module] = await Promise.all([loaded(load), partStyles()]);
      find(module);
    } catch {
      isTried = true;
    }
    return Part;
  });
};

/** The component of a file that has only one; a page of the shell has a title. */
export const page = <P extends object>(load: Load<{ default: ComponentType<P> }>, title?: string) =>
  part(load, ({ default: Only }) => Only, title);
