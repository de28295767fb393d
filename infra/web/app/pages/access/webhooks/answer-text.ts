import type { Delivery } from '../../../api/answers.ts';
import { webhooks as texts } from '../../../texts/webhooks.ts';

const number = new Intl.NumberFormat('pt-BR');

/** `respondeu 204 em 87 ms`, `não respondeu a tempo em 10.000 ms`. */
export const answerText = ({ responseCode, durationMs, error }: Delivery): string =>
  [
    responseCode === null ? error && texts.sent.errors[error] : texts.sent.answered(responseCode),
    durationMs !== null && texts.sent.took(number.format(durationMs)),
  ]
    .filter(Boolean)
    .join(' ');
