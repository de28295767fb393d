import { Details } from './details.tsx';
import type { EditProps } from './list.tsx';
import { PickCategory } from './pick-category.tsx';

export const Edit = (props: EditProps) =>
  props.what === 'category' ? <PickCategory {...props} /> : <Details {...props} />;
