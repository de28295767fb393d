/** A DynamoDB sort key holds 1024 bytes, and a character takes up to three. */
export const LONGEST_ID = 300;
