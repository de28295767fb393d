import { needsSubscription } from '../../contract/access.ts';
import { isObject } from '../../is-object.ts';
import type { ApiEvent } from '../http/middleware.ts';
import { messagesOf } from './messages.ts';
import type { Toolbox } from './toolbox.ts';

const receivedOf = (event: ApiEvent): unknown[] => {
  try {
    return messagesOf(event).messages;
  } catch {
    return [];
  }
};

/** Whether the event holds calls of tools that need no subscription, and nothing else. One that cannot be read does not. */
export const asksForOpenTools = (event: ApiEvent, find: Toolbox['find']): boolean => {
  const messages = receivedOf(event);
  const isOpen = (message: unknown): boolean => {
    if (!isObject(message) || message.method !== 'tools/call' || !isObject(message.params)) return false;
    const tool = find(String(message.params.name));
    return tool !== undefined && !needsSubscription(tool);
  };
  return messages.length > 0 && messages.every(isOpen);
};
