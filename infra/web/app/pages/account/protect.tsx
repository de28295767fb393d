import { useState } from 'preact/hooks';
import type { Protected } from '../../api/answers.ts';
import { change } from '../../api/session.ts';
import { protect as texts } from '../../texts/protect.ts';
import { ActionForm, Dialog } from '../../ui/dialog.tsx';

// What the page shows is older than the end of all that.
const again = () => location.replace('/conta');

const Done = ({ ended }: { ended: Protected }) => {
  const all = texts.ended(ended);
  return (
    <Dialog title={texts.done} onClose={again} locked>
      <p>{all.length > 0 ? texts.doneLead : texts.nothing}</p>
      <ul class="plain">
        {all.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p class="actions">
        <button type="button" class="primary" onClick={again}>
          {texts.close}
        </button>
      </p>
    </Dialog>
  );
};

/** Ends all other access to the account, and lists what that was. */
const Protect = ({ onClose }: { onClose: () => void }) => {
  const [ended, setEnded] = useState<Protected>();
  const send = async () => {
    setEnded((await change<{ ended: Protected }>('POST', '/app/api/protect', {})).ended);
  };
  if (ended) return <Done ended={ended} />;
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <ActionForm danger action={texts.action} onSend={send} onCancel={onClose}>
        <p>{texts.lead}</p>
      </ActionForm>
    </Dialog>
  );
};

export default Protect;
