import { useState } from 'preact/hooks';
import type { ApiKey } from '../../api/answers.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { access as texts } from '../../texts/access.ts';
import { Icon } from '../../ui/icon.tsx';
import { Failure, Waiting } from '../../ui/states.tsx';
import { CreateKey } from './create-key.tsx';
import { KeyRow, type OpenKey } from './key-row.tsx';
import { KeySecret } from './key-secret.tsx';
import { RevokeKey, RotateKey } from './replace-key.tsx';

export const KeysCard = () => {
  const answer = useAnswer<{ data: ApiKey[] }>('/tools/api/list-api-keys');
  const [open, setOpen] = useState<OpenKey>(null);
  const close = () => setOpen(null);
  const keys = answer.data?.data;
  const reveal = (key: string) => {
    setOpen({ kind: 'secret', key });
    void answer.reload();
  };
  const revoked = () => {
    close();
    void answer.reload();
  };
  return (
    <section class="card wide">
      <header>
        <h3>{texts.keys.title}</h3>
        <button type="button" class="primary" onClick={() => setOpen({ kind: 'create' })}>
          <Icon name="plus" /> {texts.keys.create}
        </button>
      </header>
      <p class="lead">{texts.keys.lead}</p>
      <Failure answer={answer} />
      {!keys && !answer.problem && <Waiting />}
      {keys?.length === 0 && (
        <p class="none">
          <b>{texts.keys.none}</b> {texts.keys.noneLead}
        </p>
      )}
      <ul class="rows">
        {keys?.map((item) => (
          <KeyRow key={item.keyId} item={item} onOpen={setOpen} />
        ))}
      </ul>
      {open?.kind === 'create' && <CreateKey onClose={close} onSecret={reveal} />}
      {open?.kind === 'rotate' && <RotateKey item={open.key} onClose={close} onSecret={reveal} />}
      {open?.kind === 'revoke' && <RevokeKey item={open.key} all={keys ?? []} onClose={close} onDone={revoked} />}
      {open?.kind === 'secret' && <KeySecret secret={open.key} onClose={close} />}
    </section>
  );
};
