import { common } from '../texts/common.ts';
import { AssistantsCard } from './access/assistants-card.tsx';
import { KeysCard } from './access/keys-card.tsx';
import { MemoriesCard } from './access/memories-card.tsx';
import { WebhooksLater } from './access/webhooks-later.tsx';

/** Keys, assistants, webhooks and memories of the user. */
const Access = () => (
  <>
    <h1 class="shown">{common.pages['/acessos']}</h1>
    <AssistantsCard />
    <KeysCard />
    <MemoriesCard />
    <WebhooksLater />
  </>
);

export default Access;
