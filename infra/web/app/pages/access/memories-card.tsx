import { useAnswer } from '../../api/use-answer.ts';
import { access as texts } from '../../texts/access.ts';
import { Failure, Waiting } from '../../ui/states.tsx';

/** The lines of the prompt that are memories; its first is a heading. */
const memoriesOf = (prompt: string): string[] =>
  prompt
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2));

export const MemoriesCard = () => {
  const answer = useAnswer<{ memoriesForPrompt: string }>('/tools/api/get-memories');
  const memories = answer.data && memoriesOf(answer.data.memoriesForPrompt);
  const isOff = answer.problem?.status === 503;
  return (
    <section class="card wide">
      <header>
        <h2>{texts.memories.title}</h2>
      </header>
      <p class="lead">{texts.memories.lead}</p>
      {isOff ? <p class="none">{texts.memories.off}</p> : <Failure answer={answer} />}
      {!memories && !answer.problem && <Waiting lines={2} />}
      {memories?.length === 0 && <p class="none">{texts.memories.none}</p>}
      <ul class="rows memories">
        {memories?.map((memory) => (
          <li key={memory}>{memory}</li>
        ))}
      </ul>
    </section>
  );
};
