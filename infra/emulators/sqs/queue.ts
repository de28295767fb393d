import { type Held, HeldMessages, type MessageLog } from './held-messages.ts';
import { requireBody, requireDelay, requireVisibility } from './limits.ts';
import { type Message, newMessage } from './message.ts';
import { invalidHandle } from './problem.ts';

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Clock = () => number;

export type QueueSettings = {
  visibilitySeconds: number;
  /** Where messages go that were received `after` times; null: they stay. */
  deadLetters: { after: number; take(message: Message): void } | null;
};

/** A received message that is not deleted yet. */
export type Received = { message: Message; handle: string };

/** A standard queue: at least once, in no promised order. */
export class Queue {
  readonly name: string;
  readonly settings: QueueSettings;
  readonly #clock: Clock;
  readonly #held: HeldMessages;

  constructor(name: string, settings: QueueSettings, log: MessageLog, clock: Clock) {
    this.name = name;
    this.settings = settings;
    this.#clock = clock;
    this.#held = new HeldMessages(log);
  }

  /** Emits when a message was added or removed, or its visibility changed. */
  get changes(): HeldMessages['changes'] {
    return this.#held.changes;
  }

  /** @param delaySeconds 0 to 900 */
  send(body: string, delaySeconds = 0, attributes?: Message['attributes']): Message {
    requireBody(body);
    requireDelay(delaySeconds);
    const message = newMessage(body, this.#clock(), delaySeconds, attributes);
    this.add(message);
    return message;
  }

  /** Takes a message that was accepted before: read back from the log, or dead in another queue. */
  add(message: Message): void {
    this.#held.add(message);
  }

  /** Tells consumers to look again, after the queue's clock was moved. */
  wake(): void {
    this.changes.emit();
  }

  /** The queue's own time, in epoch milliseconds. */
  now(): number {
    return this.#clock();
  }

  /**
   * Up to `max` messages that are visible at `now`, each then hidden for the visibility time. Moves exhausted ones to the
   * dead letters.
   */
  receive(max: number, visibilitySeconds = this.settings.visibilitySeconds, now = this.#clock()): Received[] {
    const received: Received[] = [];
    for (const entry of this.#held.all()) {
      if (received.length >= max) break;
      if (entry.hiddenUntil > now) continue;
      const { deadLetters } = this.settings;
      if (deadLetters && entry.message.receives >= deadLetters.after) this.#bury(entry.message, deadLetters);
      else received.push(this.#hand(entry, now, visibilitySeconds));
    }
    return received;
  }

  /** An outdated handle deletes nothing, as on AWS. */
  delete(handle: string): void {
    const entry = this.#held.find(handle);
    if (entry) this.#held.remove(entry.message.id);
  }

  /** @throws ReceiptHandleIsInvalid for a handle that is not the message's latest */
  changeVisibility(handle: string, seconds: number): void {
    const entry = this.#held.find(handle);
    if (!entry) throw invalidHandle();
    requireVisibility(seconds);
    this.#held.postpone(entry, this.#clock() + seconds * 1000);
  }

  /** Whether this is still the latest receive of a message that is there. */
  holds(handle: string): boolean {
    return this.#held.find(handle) !== undefined;
  }

  /** Whether the consumer set the visibility time itself since it received the message. */
  wasPostponed(handle: string): boolean {
    return this.#held.find(handle)?.postponed ?? false;
  }

  messages(): Message[] {
    return this.#held.all().map(({ message }) => message);
  }

  /** When each message is visible again, in epoch milliseconds. */
  *visibleTimes(): Generator<number> {
    for (const { hiddenUntil } of this.#held.all()) yield hiddenUntil;
  }

  /** How many messages are visible, in flight, and delayed. */
  counts(): { visible: number; inFlight: number; delayed: number } {
    const hidden = this.#held.all().filter(({ hiddenUntil }) => hiddenUntil > this.#clock());
    const inFlight = hidden.filter(({ handle }) => handle !== null).length;
    return { visible: this.#held.all().length - hidden.length, inFlight, delayed: hidden.length - inFlight };
  }

  #hand(entry: Held, now: number, visibilitySeconds: number): Received {
    return { message: entry.message, handle: this.#held.hand(entry, now, now + visibilitySeconds * 1000) };
  }

  #bury(message: Message, deadLetters: { take(message: Message): void }): void {
    deadLetters.take({ ...message, visibleAt: this.#clock() });
    this.#held.remove(message.id);
  }
}
