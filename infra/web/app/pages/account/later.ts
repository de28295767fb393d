import { part } from '../../ui/part.tsx';

/** Dialogs that few open, loaded when they are. */
export const NewAddress = part(
  () => import('./new-address.tsx'),
  (it) => it.default,
);
export const AddPasskey = part(
  () => import('./add-passkey.tsx'),
  (it) => it.default,
);
export const Rename = part(
  () => import('./rename.tsx'),
  (it) => it.default,
);
export const Protect = part(
  () => import('./protect.tsx'),
  (it) => it.default,
);
export const Erase = part(
  () => import('./erase.tsx'),
  (it) => it.default,
);
