import { access } from '../../texts/access.ts';
import { Copy } from '../../ui/copy.tsx';

const texts = access.connect;

type Assistant = keyof typeof texts.steps;

/** How an assistant gets access: the address that it asks for, and what to press. */
const ConnectCard = ({ assistant }: { assistant: Assistant }) => {
  const address = `${location.origin}/mcp`;
  const field = `mcp-${assistant}`;
  return (
    <section class="card connect">
      <header>
        <h2>{texts.titles[assistant]}</h2>
      </header>
      <div class="with-button">
        <p class="field">
          <label for={field}>{texts.address}</label>
          <input id={field} class="secret" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        </p>
        <Copy text={address} field={field} words={access.copy} kind="quiet" />
      </div>
      <ol>
        {texts.steps[assistant].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
};

export const ConnectCards = () => (
  <>
    <ConnectCard assistant="claude" />
    <ConnectCard assistant="chatgpt" />
  </>
);
