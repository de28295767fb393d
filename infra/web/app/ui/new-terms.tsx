import { render } from 'preact';
import { useState } from 'preact/hooks';
import type { Me } from '../api/answers.ts';
import { send } from '../api/call.ts';
import { change } from '../api/session.ts';
import { newTerms as texts } from '../texts/new-terms.ts';
import { ActionForm, Dialog } from './dialog.tsx';

type Versions = NonNullable<Me['terms']['current']>;

const ASKED = 'saldo.termos';

/** Once per tab: a version is new a few times a year. */
const wasAsked = (): boolean => {
  try {
    return sessionStorage.getItem(ASKED) === '1';
  } catch {
    return false;
  }
};

const noteAsked = (): void => {
  try {
    sessionStorage.setItem(ASKED, '1');
  } catch {
    // It is asked again with the next document.
  }
};

/** The versions that the user has not accepted yet. */
const pending = ({ terms: { accepted, current } }: Me): Versions | null =>
  current && (accepted?.terms !== current.terms || accepted.privacy !== current.privacy) ? current : null;

const Strip = ({ versions, onDone }: { versions: Versions; onDone: () => void }) => {
  const [isOpen, setOpen] = useState(false);
  const accept = async () => {
    await change('POST', '/app/api/terms', versions);
    onDone();
  };
  return (
    <>
      {texts.changed}{' '}
      <button type="button" class="link" onClick={() => setOpen(true)}>
        {texts.read}
      </button>
      {isOpen && (
        <Dialog title={texts.title} onClose={() => setOpen(false)}>
          <ActionForm action={texts.accept} onSend={accept} onCancel={() => setOpen(false)} known={texts.refusals}>
            <p>
              {texts.lead}{' '}
              <a href="/termos" target="_blank" rel="noopener">
                {texts.terms}
              </a>{' '}
              {texts.and}{' '}
              <a href="/privacidade" target="_blank" rel="noopener">
                {texts.privacy}
              </a>
              .
            </p>
          </ActionForm>
        </Dialog>
      )}
    </>
  );
};

/** Shows the strip where the legal texts have new versions. It blocks nothing, and a failure only leaves it out. */
export const showNewTerms = async (strip: HTMLElement): Promise<void> => {
  if (wasAsked()) return;
  const versions = pending(await send<Me>('GET', '/app/api/me'));
  if (!versions) return noteAsked();
  const done = () => {
    noteAsked();
    render(null, strip);
    document.querySelector('main')?.focus();
  };
  render(<Strip versions={versions} onDone={done} />, strip);
};
