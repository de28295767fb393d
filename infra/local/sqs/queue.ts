import { randomUUID } from 'node:crypto';
import { requireBody, requireDelay, requireVisibility } from './limits.ts';
import { type Message, type MessageAttributes, newMessage } from './message.ts';
import { invalidHandle } from './problem.ts';
import { createSignal } from './signal.ts';

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Clock = () => number;

/** Where a queue keeps its messages, so that an accepted one outlives the process. */
export type MessageLog = { put(message: Message): void; delete(id: string): void };

export type QueueSettings = {
  visibilitySeconds: number;
  delaySeconds: number;
  /** Where messages go that were received `after` times; null: they stay. */
  deadLetters: { after: number; take(message: Message): void } | null;
};

/** A message in somebody's hands. */
export type Received = { message: Message; handle: string };

type Held = { message: Message; handle: string | null; hiddenUntil: number; postponed: boolean };

/** A standard queue: at least once, in no promised order. */
export class Queue {
  readonly name: string;
  settings: QueueSettings;
  readonly #log: MessageLog;
  readonly #clock: Clock;
  readonly #held = new Map<string, Held>();
  /** Tells that a message came, went or becomes visible earlier or later. */
  readonly changes = createSignal();

  constructor(name: string, settings: QueueSettings, log: MessageLog, clock: Clock) {
    this.name = name;
    this.settings = settings;
    this.#log = log;
    this.#clock = clock;
  }

  /** @param delaySeconds 0 to 900; the queue's own delay when unset */
  send(body: string, attributes: MessageAttributes = {}, delaySeconds = this.settings.delaySeconds): Message {
    requireBody(body);
    requireDelay(delaySeconds);
    const message = newMessage(body, attributes, { sentAt: this.#clock(), delaySeconds });
    this.add(message);
    return message;
  }

  /** Takes a message that was accepted before: read back from the log, or dead in another queue. */
  add(message: Message): void {
    this.#held.set(message.id, { message, handle: null, hiddenUntil: message.visibleAt, postponed: false });
    this.#log.put(message);
    this.changes.emit();
  }

  /** Up to `max` visible messages, each then hidden for the visibility time. Moves exhausted ones to the dead letters. */
  receive(max: number, visibilitySeconds = this.settings.visibilitySeconds): Received[] {
    const received: Received[] = [];
    for (const entry of [...this.#held.values()]) {
      if (received.length >= max) break;
      if (entry.hiddenUntil > this.#clock()) continue;
      const { deadLetters } = this.settings;
      if (deadLetters && entry.message.receives >= deadLetters.after) this.#bury(entry.message, deadLetters);
      else received.push(this.#hand(entry, visibilitySeconds));
    }
    return received;
  }

  /** An outdated handle deletes nothing, as on AWS. */
  delete(handle: string): void {
    const entry = this.#find(handle);
    if (entry) this.#remove(entry.message.id);
  }

  /** @throws ReceiptHandleIsInvalid for a handle that is not the message's latest */
  changeVisibility(handle: string, seconds: number): void {
    const entry = this.#find(handle);
    if (!entry) throw invalidHandle();
    requireVisibility(seconds);
    const visibleAt = this.#clock() + seconds * 1000;
    entry.message.visibleAt = visibleAt;
    Object.assign(entry, { hiddenUntil: visibleAt, postponed: true });
    this.#log.put(entry.message);
    this.changes.emit();
  }

  /** Whether this is still the latest receive of a message that is there. */
  holds(handle: string): boolean {
    return this.#find(handle) !== undefined;
  }

  /** Whether the consumer set the visibility time itself since it received the message. */
  wasPostponed(handle: string): boolean {
    return this.#find(handle)?.postponed ?? false;
  }

  purge(): void {
    for (const id of [...this.#held.keys()]) this.#remove(id);
  }

  messages(): Message[] {
    return [...this.#held.values()].map(({ message }) => message);
  }

  /** When each message is visible again, in epoch milliseconds. */
  *visibleTimes(): Generator<number> {
    for (const { hiddenUntil } of this.#held.values()) yield hiddenUntil;
  }

  /** How many messages are visible, in somebody's hands, and delayed. */
  counts(): { visible: number; inFlight: number; delayed: number } {
    const hidden = [...this.#held.values()].filter(({ hiddenUntil }) => hiddenUntil > this.#clock());
    const inFlight = hidden.filter(({ handle }) => handle !== null).length;
    return { visible: this.#held.size - hidden.length, inFlight, delayed: hidden.length - inFlight };
  }

  #find(handle: string): Held | undefined {
    const entry = this.#held.get(handle.slice(0, handle.indexOf('.')));
    return entry?.handle === handle ? entry : undefined;
  }

  #hand(entry: Held, visibilitySeconds: number): Received {
    const { message } = entry;
    const handle = `${message.id}.${randomUUID()}`;
    message.receives += 1;
    message.firstReceivedAt ??= this.#clock();
    Object.assign(entry, { handle, hiddenUntil: this.#clock() + visibilitySeconds * 1000, postponed: false });
    // The log keeps the count but not the hiding: after a crash nobody holds the message any more.
    this.#log.put(message);
    return { message, handle };
  }

  #bury(message: Message, deadLetters: { take(message: Message): void }): void {
    deadLetters.take({ ...message, deadFrom: this.name, visibleAt: this.#clock() });
    this.#remove(message.id);
  }

  #remove(id: string): void {
    this.#held.delete(id);
    this.#log.delete(id);
    this.changes.emit();
  }
}
