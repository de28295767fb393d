import type { Grants } from '../../../shared/contract/grants.ts';
import { queues } from '../../../shared/contract/queues.ts';
import { type SecretName, secrets } from '../../../shared/contract/secrets.ts';
import { variables } from '../../../shared/platform/environment.ts';
import type { Settings } from '../settings.ts';
import type { ServiceResources } from './service-resources.ts';

type Environment = Record<string, string>;

// An unset setting is an unset variable, so the function's default applies.
const present = (values: Record<string, string | number | undefined>): Environment =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** Settings of the vendor that a secret belongs to. */
const vendorSettings = (settings: Settings): Record<SecretName, Environment> => ({
  aggregator: present({
    [variables.pluggyApiUrl]: settings.pluggyApiUrl,
    [variables.pluggyUpdatesPerMinute]: settings.pluggyUpdatesPerMinute,
    [variables.manualUpdateCooldownSeconds]: settings.manualUpdateCooldownSeconds,
  }),
  aggregatorWebhook: present({ [variables.pluggySignatureHeader]: settings.pluggySignatureHeader }),
  whatsapp: present({
    [variables.whatsappEnabled]: settings.whatsappEnabled ? undefined : '0',
    [variables.whatsappApiUrl]: settings.whatsappApiUrl,
    [variables.whatsappPhoneNumberId]: settings.whatsappPhoneNumberId,
    [variables.whatsappConnectionFlowId]: settings.whatsappConnectionFlowId,
    [variables.whatsappConnectionUrl]: settings.whatsappConnectionUrl,
    [variables.whatsappMessagesPerSecond]: settings.whatsappMessagesPerSecond,
  }),
  whatsappWebhook: {},
  billingWebhook: {},
  mem0: present({ [variables.memoryProvider]: settings.memoryProvider, [variables.mem0ApiUrl]: settings.mem0ApiUrl }),
  addresses: present({ [variables.phoneCountries]: settings.phoneCountries }),
  webhooks: {},
  cursor: {},
});

const ofQueues = ({ sends = [], inspects = [] }: Grants, resources: ServiceResources): Environment =>
  Object.fromEntries(
    [...sends, ...inspects].map((name) => [queues[name].urlVariable, resources.queues[name].queueUrl]),
  );

const ofSecrets = (grants: Grants, resources: ServiceResources, settings: Settings): Environment =>
  Object.assign(
    {},
    ...(grants.secrets ?? []).map((name) => ({
      [secrets[name].variable]: resources.secrets[name].id,
      ...vendorSettings(settings)[name],
    })),
  );

const ofScheduler = ({ scheduler, queues: made }: ServiceResources): Environment => ({
  [variables.scheduleGroup]: scheduler.groupName,
  [variables.scheduleRoleArn]: scheduler.roleArn,
  [variables.scheduleDeadLetterArn]: scheduler.deadLetters.queueArn,
  [variables.reminderDispatchQueueArn]: made.dispatchReminder.queueArn,
});

const ofEmail = ({ email }: ServiceResources, settings: Settings): Environment => ({
  [variables.emailSender]: `Saldo <${email.senderAddress}>`,
  [variables.emailConfigurationSet]: email.configurationSets.notices,
  [variables.emailSecurityConfigurationSet]: email.configurationSets.security,
  [variables.emailsPerSecond]: String(settings.emailsPerSecond),
});

const ofSignUp = ({ signUp, signUpMailsPerHour, site }: Settings): Environment =>
  present({
    [variables.signUp]: signUp,
    [variables.signUpMailsPerHour]: signUpMailsPerHour,
    [variables.site]: JSON.stringify(site),
  });

const ofPlans = ({ plans, plansUrl }: Settings): Environment =>
  present({ [variables.plans]: plans && JSON.stringify(plans), [variables.plansUrl]: plansUrl });

/** Exactly the variables that the grants of a scope require. */
export const environmentOf = (grants: Grants, resources: ServiceResources, settings: Settings): Environment => ({
  ...(grants.table !== 'none' && { [variables.tableName]: resources.table.tableName }),
  ...ofQueues(grants, resources),
  ...ofSecrets(grants, resources, settings),
  ...(grants.schedules && ofScheduler(resources)),
  ...(grants.email && ofEmail(resources, settings)),
  ...(grants.billingEvents && present({ [variables.billingEventsUrl]: settings.billingEventsUrl })),
  ...(grants.signUp && ofSignUp(settings)),
  ...(grants.plans && ofPlans(settings)),
});
