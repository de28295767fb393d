import type { components } from '../../../client/schema.ts';

/** Bodies of the API as its reference has them, by name. */
export type Schemas = components['schemas'];
