export const TIMESTAMP = '2026-01-20T14:05:31.120Z';
export const USER_ID = '22S3DCSYWrGeVPIXvQhwY4';
export const ITEM_ID = '5f1e2a9c-3d44-4b8e-9c0a-7d2b6f1e8a33';
export const BANK_ACCOUNT_ID = '8a6d3c2e-51b7-4f0d-a4c9-2e7f90b1d654';
export const CARD_ID = 'c3b9e7d1-0a52-4c6f-8e34-95d1f7a2b608';
export const CASH_ID = '0d9fbe3e6b3f4f0d8a8d4a4b0c1f2e77';
export const HAND_ROW_ID = 'hand-019bd1f2-55aa-7c5e-9d57-3a1f0f6f7a01';
export const RECORD_ID = '0199b3f2-6c1e-7a40-9d57-3f1c2b8e4a10';

/** How old the bank data of an answer is. */
const FRESHNESS = {
  as_of: '2026-01-20T09:00:12.000Z',
  is_stale: false,
  connections: [
    {
      item_id: ITEM_ID,
      connector_name: 'Nubank',
      status: 'UPDATED',
      last_updated_at: '2026-01-20T09:00:12.000Z',
      needs: null,
      duplicate_of: null,
    },
  ],
};

/** Example bodies by a name of their own; the operation's schema accepts each. */
export type ResponseExamples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Adds the envelope. */
export const full = (body: object): Record<string, unknown> => ({ success: true, ...body, timestamp: TIMESTAMP });

/** The body of a read of bank data, with the fields that the runtime adds. */
export const fresh = (body: object): Record<string, unknown> => full({ ...body, freshness: FRESHNESS });
