import { useState } from 'preact/hooks';
import type { Memory } from '../../api/answers.ts';
import { Problem } from '../../api/call.ts';
import { change } from '../../api/session.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { access } from '../../texts/access.ts';
import { ActionForm, Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Failure, Waiting } from '../../ui/states.tsx';

const texts = access.memories;

type ForgetProps = { memory: Memory; onClose: () => void; onDone: () => void };

const Forget = ({ memory, onClose, onDone }: ForgetProps) => {
  const send = async () => {
    try {
      await change('DELETE', `/app/api/memories/${encodeURIComponent(memory.memory_id)}`);
    } catch (error) {
      // Forgotten already, elsewhere or by an attempt whose answer was lost: this is the intended result.
      if (!(error instanceof Problem && error.message === 'Memory not found')) throw error;
    }
    onDone();
  };
  return (
    <Dialog title={texts.forgetting.title} onClose={onClose}>
      <ActionForm danger action={texts.forgetting.go} onCancel={onClose} onSend={send}>
        <p>
          “<bdi>{memory.text}</bdi>”
        </p>
        <p>{texts.forgetting.lead}</p>
      </ActionForm>
    </Dialog>
  );
};

/** What assistants keep of the user, each with the way to take it back. */
export const MemoriesCard = () => {
  const answer = useAnswer<{ memories: Memory[] }>('/app/api/memories');
  const [forgotten, setForgotten] = useState<Memory | null>(null);
  const memories = answer.data?.memories;
  const close = () => setForgotten(null);
  const done = () => {
    close();
    void answer.reload();
  };
  return (
    <section class="card wide">
      <header>
        <h2>{texts.title}</h2>
      </header>
      <p class="lead">{texts.lead}</p>
      {answer.problem?.status === 503 ? <p class="none">{texts.off}</p> : <Failure answer={answer} />}
      {!memories && !answer.problem && <Waiting lines={2} />}
      {memories?.length === 0 && <p class="none">{texts.none}</p>}
      <ul class="rows">
        {memories?.map((memory) => (
          <li class="row memory" key={memory.memory_id}>
            <div>
              <bdi>{memory.text}</bdi>
            </div>
            <button
              type="button"
              class="icon"
              aria-label={texts.forgetOf(memory.text)}
              onClick={() => setForgotten(memory)}
            >
              <Icon name="bin" />
            </button>
          </li>
        ))}
      </ul>
      {forgotten && <Forget memory={forgotten} onClose={close} onDone={done} />}
    </section>
  );
};
