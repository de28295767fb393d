import type { Statement } from '../../api/statement.ts';
import { Details } from './details.tsx';
import type { Opened } from './list.tsx';
import { PickCategory } from './pick-category.tsx';

export type EditProps = Opened & {
  data: Statement;
  onClose: () => void;
  /** @param changedRows how many show the change */
  onDone: (changedRows: number) => void;
};

export const Edit = (props: EditProps) =>
  props.what === 'category' ? <PickCategory {...props} /> : <Details {...props} />;
