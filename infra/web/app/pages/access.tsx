import { access as texts } from '../texts/access.ts';
import { common } from '../texts/common.ts';
import { AssistantsCard } from './access/assistants-card.tsx';
import { ConnectCards } from './access/connect-cards.tsx';
import { KeysCard } from './access/keys-card.tsx';
import { MemoriesCard } from './access/memories-card.tsx';
import { WebhooksLater } from './access/webhooks-later.tsx';

/** How assistants get access, who has it and what they keep; then what only programs need. */
const Access = () => (
  <>
    <h1 class="shown">{common.pages['/acessos']}</h1>
    <ConnectCards />
    <AssistantsCard />
    <MemoriesCard />
    <h2 class="wide part">{texts.forPrograms}</h2>
    <KeysCard />
    <WebhooksLater />
  </>
);

export default Access;
