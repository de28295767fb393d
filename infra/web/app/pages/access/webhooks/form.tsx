import { useState } from 'preact/hooks';
import { webhooks as texts } from '../../../texts/webhooks.ts';
import { ActionForm } from '../../../ui/dialog.tsx';
import { EVENTS, type WebhookEvent } from './events.ts';
import { known } from './known.ts';

export type WebhookInput = { url: string; events: WebhookEvent[] };

type FormProps = {
  action: string;
  first: WebhookInput;
  onSend: (input: WebhookInput) => Promise<void>;
  onCancel: () => void;
};

/** Where to, and about what. */
export const WebhookForm = ({ action, first, onSend, onCancel }: FormProps) => {
  const [url, setUrl] = useState(first.url);
  const [events, setEvents] = useState<readonly WebhookEvent[]>(first.events);
  const toggle = (event: WebhookEvent) =>
    setEvents(events.includes(event) ? events.filter((one) => one !== event) : [...events, event]);
  const check = () => {
    if (!/^https?:\/\/\S+$/.test(url.trim())) return texts.form.urlWrong;
    return events.length === 0 ? texts.form.eventsMissing : undefined;
  };
  const send = () => onSend({ url: url.trim(), events: EVENTS.filter((event) => events.includes(event)) });
  return (
    <ActionForm action={action} onSend={send} onCancel={onCancel} check={check} known={known}>
      <p class="field">
        <label for="webhook-url">{texts.form.url}</label>
        <input
          id="webhook-url"
          type="url"
          autocomplete="off"
          spellcheck={false}
          required
          maxLength={2000}
          placeholder={texts.form.placeholder}
          value={url}
          onInput={(event) => setUrl(event.currentTarget.value)}
        />
      </p>
      <fieldset>
        <legend>{texts.form.events}</legend>
        {EVENTS.map((event) => (
          <label class="option" key={event}>
            <input type="checkbox" checked={events.includes(event)} onChange={() => toggle(event)} />
            <span>
              {texts.events[event]} <small>{event}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </ActionForm>
  );
};
