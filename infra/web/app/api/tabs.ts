const SIGNED_OUT = 'signed-out';

/** Between the tabs of this browser; a tab does not hear itself. */
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('saldo') : null;

/** Tells the other tabs that the session of this browser has ended. */
export const tellSignedOut = (): void => tabs?.postMessage(SIGNED_OUT);

/** Calls `leave` when another tab has ended the session: what this one shows is of somebody who has gone. */
export const onSignedOut = (leave: () => void): void =>
  tabs?.addEventListener('message', ({ data }) => data === SIGNED_OUT && leave());
