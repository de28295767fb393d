/** The tag of an e-mail that comes back in the events of an SES configuration set: its delivery's reference. */
export const DELIVERY_TAG = 'delivery';
