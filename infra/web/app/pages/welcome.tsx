import { common } from '../texts/common.ts';
import { welcome as texts } from '../texts/welcome.ts';

/** Before the first bank. */
export const Welcome = () => (
  <section class="card wide welcome">
    <h2>{texts.empty.title}</h2>
    <p class="lead">{texts.empty.lead}</p>
    <ol class="steps">
      {texts.empty.steps.map(([title, text]) => (
        <li key={title}>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
    <p class="actions">
      <a class="button primary" href="/conectar">
        {common.connectBank}
      </a>
      <a class="button quiet" href="/acessos">
        {texts.empty.assistant}
      </a>
    </p>
  </section>
);

/** No plan: the account and its keys are still there. */
export const WithoutPlan = () => (
  <section class="card wide welcome">
    <h2>{texts.noPlan.title}</h2>
    <p class="lead">{texts.noPlan.lead}</p>
    <p class="actions">
      <a class="button primary" href="/planos">
        {texts.noPlan.plans}
      </a>
    </p>
  </section>
);
