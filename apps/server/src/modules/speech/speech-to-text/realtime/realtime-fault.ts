import { type Failure, toFailure } from '../../../../platform/errors/index.ts';

/** Kinds of errors that the socket tells; behaviours of the public API, section 8. */
export type RealtimeFaultType =
  | 'error'
  | 'auth_error'
  | 'quota_exceeded'
  | 'transcriber_error'
  | 'rate_limited'
  | 'input_error'
  | 'invalid_request'
  | 'queue_overflow'
  | 'session_time_limit_exceeded'
  | 'chunk_size_exceeded'
  | 'insufficient_audio_activity';

/** Ends a session with a message of its type. */
export class RealtimeFault extends Error {
  readonly type: RealtimeFaultType;

  constructor(type: RealtimeFaultType, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RealtimeFault';
    this.type = type;
  }
}

const typeOf = (failure: Failure): RealtimeFaultType => {
  switch (failure.kind) {
    case 'unauthenticated':
    case 'forbidden':
      return 'auth_error';
    case 'quota':
      return 'quota_exceeded';
    case 'rate-limited':
      return 'rate_limited';
    case 'invalid':
    case 'unprocessable':
    case 'not-found':
      return 'invalid_request';
    default:
      return failure.code === 'engine_unavailable' ? 'transcriber_error' : 'error';
  }
};

/** Whatever was thrown, as the socket tells it. */
export function toRealtimeFault(thrown: unknown): RealtimeFault {
  if (thrown instanceof RealtimeFault) return thrown;
  const failure = toFailure(thrown);
  return new RealtimeFault(typeOf(failure), failure.message, { cause: thrown });
}

/** A break of the rules by the client is 1008, of ours 1011. */
export const closeCodeOf = ({ type }: RealtimeFault): number =>
  type === 'error' || type === 'transcriber_error' ? 1011 : 1008;
