/** An error of the caller or of the target; the message is one line. */
export class Problem extends Error {
  override readonly name = 'Problem';
}
