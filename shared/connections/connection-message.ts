import { oneLine } from '../notifications/content.ts';
import type { WhatsappMessage } from '../notifications/whatsapp.ts';

/**
 * Templates approved in the WhatsApp account, language pt_BR (README, Notifications). Each body has one parameter {{1}},
 * the first name. The connection's URL button ends in {{1}}, which takes the aggregator's connect token; the upgrade
 * template tells of limited access and suggests the premium plan.
 */
const TEMPLATES = { connection: 'open_finance_connection', upgrade: 'open_finance_upgrade' } as const;

const firstName = (name: string | null): string => oneLine(name ?? '').split(' ')[0] || 'cliente';

const templateTo = (to: string, name: string, components: readonly object[]): WhatsappMessage => ({
  to,
  type: 'template',
  template: { name, language: { code: 'pt_BR' }, components },
});

const greeting = (name: string | null) => ({ type: 'body', parameters: [{ type: 'text', text: firstName(name) }] });

type Person = { phone: string; name: string | null };

/** The connection flow. @param phone digits with country code @param connectToken good for 30 minutes, for this user */
export const connectionMessage = ({ phone, name }: Person, connectToken: string): WhatsappMessage =>
  templateTo(phone, TEMPLATES.connection, [
    greeting(name),
    { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: connectToken }] },
  ]);

/** The notice that connections are part of the premium plan. @param phone digits with country code */
export const upgradeMessage = ({ phone, name }: Person): WhatsappMessage =>
  templateTo(phone, TEMPLATES.upgrade, [greeting(name)]);
