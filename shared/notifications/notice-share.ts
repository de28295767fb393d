/**
 * The part of what SES takes that notices may use. The rest is for sign-in codes, which a person waits for: when a code meets a
 * full second, it comes with the queue's next try, minutes later.
 */
export const NOTICE_SHARE = 0.8;
