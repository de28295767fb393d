/** SES returns this tag in its events. */
export const DELIVERY_TAG = 'delivery';
