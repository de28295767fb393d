import type { Content } from './content.ts';
import type { SendOutcome } from './outcome.ts';

/** One message to one address; `reference` names the delivery in the vendor's later feedback. */
export type Outgoing = { address: string; content: Content; reference: string };

/** A way out, with its vendor behind it. Never throws for what the vendor or the network does. */
export type Sender = { send(message: Outgoing): Promise<SendOutcome> };
