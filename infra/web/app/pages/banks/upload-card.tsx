import { useState } from 'preact/hooks';
import { common } from '../../texts/common.ts';
import { uploadCard as texts } from '../../texts/own-accounts.ts';
import { Unloaded } from '../../ui/part.tsx';
import { Waiting } from '../../ui/states.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';

/** The way to files; the rest of it is loaded when it is wanted. */
export const UploadCard = ({ onChanged }: { onChanged: () => void }) => {
  const [open, setOpen] = useState(false);
  const { part, isMissing, again } = useLoaded(() => import('./upload.tsx'), open);
  return (
    <section class="card wide" id="arquivo">
      <h2>{texts.title}</h2>
      <p class="lead">{texts.lead}</p>
      {!open && (
        <p class="with-button">
          <button type="button" class="quiet" onClick={() => setOpen(true)}>
            {texts.open}
          </button>
        </p>
      )}
      {open && part && <part.default onChanged={onChanged} />}
      {open && !part && (isMissing ? <Unloaded text={common.failed.partUnloaded} onAgain={again} /> : <Waiting />)}
    </section>
  );
};
