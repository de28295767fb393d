/** Rules of checkov that the templates break, each with the reason why it stays so. */
export const accepted: Readonly<Record<string, string>> = {
  CKV_AWS_18: 'Only CloudFront reads the bucket of the web app, and CloudFront keeps the log.',
  CKV_AWS_21: 'The bucket holds a build that can be made again; names of assets carry their content.',
  CKV_AWS_26: 'Alarms of the edge are in another region than the key and hold names of metrics only.',
  CKV_AWS_33: "AWS's services use the key on behalf of the account; conditions on account and service bound it.",
  CKV_AWS_86:
    'CloudFront logs by standard logging v2, which is a delivery of its own and not part of the distribution.',
  CKV_AWS_115:
    'Workers are bounded at their queues and callers by rates; a reservation takes from the account what others may need.',
  CKV_AWS_116:
    'Functions are called by the gateway, by queues that have dead letters, and by schedules that have them.',
  CKV_AWS_117: 'Functions reach AWS and vendors over TLS; there is nothing in a private network.',
  CKV_AWS_166: "Vaults are under AWS's own key: a backup must outlive the key of the table that it is of.",
  CKV_AWS_173: 'Variables hold names and addresses; secrets are read from Secrets Manager.',
};
