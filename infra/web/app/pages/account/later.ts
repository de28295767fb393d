import { page } from '../../ui/part.tsx';

/** Dialogs that few open, loaded when they are. */
export const NewAddress = page(() => import('./new-address.tsx'));
export const AddPasskey = page(() => import('./add-passkey.tsx'));
export const Rename = page(() => import('./rename.tsx'));
export const Protect = page(() => import('./protect.tsx'));
export const PasskeyOnly = page(() => import('./passkey-only.tsx'));
export const StopChange = page(() => import('./stop-change.tsx'));
export const Erase = page(() => import('./erase.tsx'));
