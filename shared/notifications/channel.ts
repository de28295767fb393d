import type { Content } from './content.ts';
import type { SendOutcome } from './outcome.ts';

/** `reference` returns in the vendor's feedback and names the delivery. */
export type Outgoing = { address: string; content: Content; reference: string };

/** Vendor and network failures are outcomes, not exceptions. */
export type Sender = { send(message: Outgoing): Promise<SendOutcome> };
