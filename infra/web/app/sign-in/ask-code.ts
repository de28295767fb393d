import type { Site } from '../api/answers.ts';
import { ask } from '../api/call.ts';
import { signIn as texts } from '../texts/sign-in.ts';

/**
 * What a code is asked with. `pass`: of a mail's link, or empty; `invite`: of an invite's link, or empty; `waitUntil`: when the next
 * mail can go, where none went; `site`: null until it is known.
 */
export type Asked = { email: string; pass: string; invite: string; waitUntil: string | null; site: Site | null };

/** Whether a person without an account may create one here. */
export const mayCreate = ({ site, invite }: Pick<Asked, 'site' | 'invite'>): boolean =>
  site?.sign_up === 'open' || (site?.sign_up === 'invite' && invite !== '');

/** @returns when the next mail can go, where none goes now */
export const askCode = async ({
  email,
  pass,
  invite,
}: Pick<Asked, 'email' | 'pass' | 'invite'>): Promise<string | null> => {
  const body = { email: email.trim(), ...(pass && { pass }), ...(invite && { invite }) };
  return (await ask<{ wait_until: string | null }>('/app/api/sign-in-code', body)).wait_until;
};

const timeZone = 'America/Sao_Paulo';
const dayOf = (at: Date): string => at.toLocaleDateString('pt-BR', { timeZone });

/** `14h30`, `amanhã às 21h00`; a day has one end, so it is never later than tomorrow. */
export const hourOf = (instant: string, now = new Date()): string => {
  const at = new Date(instant);
  const hour = at.toLocaleTimeString('pt-BR', { timeZone, hour: '2-digit', minute: '2-digit' }).replace(':', 'h');
  return dayOf(at) === dayOf(now) ? hour : texts.code.tomorrow(hour);
};
