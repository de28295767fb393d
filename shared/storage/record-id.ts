/** Whether a client's text may be the id of a record: keys have their limits, and none of ours looks otherwise. */
export const isRecordId = (id: string): boolean => /^[\w-]{1,64}$/.test(id);
