/** What a part needs and this machine lacks. Its message is the reason that the part prints for being skipped. */
export class MissingError extends Error {
  override readonly name = 'MissingError';
}
