import lazy from 'preact-iso/lazy';

/** Dialogs that few open, loaded when they are. */
export const NewAddress = lazy(() => import('./new-address.tsx'));
export const AddPasskey = lazy(() => import('./add-passkey.tsx'));
export const Rename = lazy(() => import('./rename.tsx'));
export const Protect = lazy(() => import('./protect.tsx'));
export const Erase = lazy(() => import('./erase.tsx'));
