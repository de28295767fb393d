import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Settings } from '../settings.ts';
import { type Alarms, FIVE_MINUTES } from './alarms.ts';

const DAY = Duration.days(1);
const CERTIFICATE_DAYS = 21;
/** Of a quota: what is left is used up in hours by a campaign, in days by growth. */
const SHARE = 0.8;

/** A certificate that is not renewed: ACM renews 60 days before the end, so its validation record is gone. */
export const addCertificateAlarm = (
  alarms: Alarms,
  name: 'certificate-api' | 'certificate-edge',
  certificateArn: string,
): void => {
  const metric = new Metric({
    namespace: 'AWS/CertificateManager',
    metricName: 'DaysToExpiry',
    dimensionsMap: { CertificateArn: certificateArn },
    statistic: Stats.MINIMUM,
    period: DAY,
  });
  const impact = 'everybody, once the certificate has ended';
  alarms.add({ name, impact, metric, threshold: CERTIFICATE_DAYS, below: true });
};

/** Quotas of the account, and the certificate of the API. */
export const addQuotaAlarms = (
  alarms: Alarms,
  { lambdaConcurrency, emailsPerDay, apiDomain, apiCertificateArn }: Settings,
): void => {
  const running = new Metric({
    namespace: 'AWS/Lambda',
    metricName: 'ConcurrentExecutions',
    statistic: Stats.MAXIMUM,
    period: FIVE_MINUTES,
  });
  alarms.add({
    name: 'concurrency',
    impact: 'callers of the API, once the quota is used up',
    metric: running,
    threshold: SHARE * lambdaConcurrency,
  });
  const sent = new Metric({ namespace: 'AWS/SES', metricName: 'Send', statistic: Stats.SUM, period: DAY });
  alarms.add({
    name: 'mail-quota',
    impact: 'users who get no e-mail, codes of sign-in included, once the quota is used up',
    metric: sent,
    threshold: SHARE * emailsPerDay,
  });
  if (apiDomain && apiCertificateArn) addCertificateAlarm(alarms, 'certificate-api', apiCertificateArn);
};
