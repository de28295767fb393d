/** A mistake of the caller or of the target, told in one line. */
export class Problem extends Error {
  override readonly name = 'Problem';
}
