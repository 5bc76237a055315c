/** `NOT_ALLOWED`: a scheme, an address or credentials that are refused. `UNREACHABLE`: no answer, or too slow. */
type Reason = 'NOT_ALLOWED' | 'OTHER_ORIGIN' | 'REDIRECTED' | 'TOO_LARGE' | 'UNREACHABLE';

/** Why an outbound call has no answer. The message is for the log: it may name hosts of our own network. */
export class OutboundError extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
