import { randomUUID } from 'node:crypto';
import type { Message } from './message.ts';
import { createSignal } from './signal.ts';

/** Storage of a queue's messages across processes. */
export type MessageLog = { put(message: Message): void; delete(id: string): void };

/** `handle`: of its latest receive; `hiddenUntil`: epoch milliseconds; `postponed`: by the consumer that has it. */
export type Held = { message: Message; handle: string | null; hiddenUntil: number; postponed: boolean };

/** The messages of one queue, each with the moment at which it is visible again. */
export class HeldMessages {
  readonly #log: MessageLog;
  readonly #held = new Map<string, Held>();
  /** Signals that a message was added or removed, or that its visibility changed. */
  readonly changes = createSignal();

  constructor(log: MessageLog) {
    this.#log = log;
  }

  /** In the order in which they came; a copy. */
  all(): Held[] {
    return [...this.#held.values()];
  }

  /** The message by its latest receive; none by an outdated one. */
  find(handle: string): Held | undefined {
    const held = this.#held.get(handle.slice(0, handle.indexOf('.')));
    return held?.handle === handle ? held : undefined;
  }

  add(message: Message): void {
    this.#held.set(message.id, { message, handle: null, hiddenUntil: message.visibleAt, postponed: false });
    this.#log.put(message);
    this.changes.emit();
  }

  /** Delivers the message to a consumer. @returns the handle of this receive */
  hand(held: Held, now: number, hiddenUntil: number): string {
    const { message } = held;
    const handle = `${message.id}.${randomUUID()}`;
    message.receives += 1;
    message.firstReceivedAt ??= now;
    Object.assign(held, { handle, hiddenUntil, postponed: false });
    // The log stores the count but not the invisibility: after a crash no consumer has the message.
    this.#log.put(message);
    return handle;
  }

  postpone(held: Held, visibleAt: number): void {
    held.message.visibleAt = visibleAt;
    Object.assign(held, { hiddenUntil: visibleAt, postponed: true });
    this.#log.put(held.message);
    this.changes.emit();
  }

  remove(id: string): void {
    this.#held.delete(id);
    this.#log.delete(id);
    this.changes.emit();
  }
}
