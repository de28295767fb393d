import { common } from '../texts/common.ts';
import { KeysCard } from './access/keys-card.tsx';
import { MemoriesCard } from './access/memories-card.tsx';

/** Who may read and write in one's name, and what is remembered. */
const Access = () => (
  <>
    <h1 class="shown">{common.pages['/acessos']}</h1>
    <KeysCard />
    <MemoriesCard />
  </>
);

export default Access;
