/** A refusal of SES. */
export class SesProblem extends Error {
  override readonly name = 'SesProblem';
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}
