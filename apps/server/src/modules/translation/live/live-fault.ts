import { type Failure, toFailure } from '../../../platform/errors/index.ts';
import { ears } from '../../speech/speech-to-text/index.ts';

/** Kinds of errors that the sockets tell, as the official clients' types name them. */
export type LiveFaultType =
  | 'error'
  | 'auth_error'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'queue_overflow'
  | 'invalid_request'
  | 'input_error'
  | 'transcriber_error'
  | 'translation_error'
  | 'audio_output_error';

/** Ends a session with a message of its type. */
export class LiveFault extends Error {
  readonly type: LiveFaultType;

  constructor(type: LiveFaultType, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'LiveFault';
    this.type = type;
  }
}

/** What was at work when something was thrown. */
export type LivePart = 'session' | 'hearing' | 'translating' | 'speaking';

const ofPart: Readonly<Record<LivePart, LiveFaultType>> = {
  session: 'error',
  hearing: 'transcriber_error',
  translating: 'translation_error',
  speaking: 'audio_output_error',
};

const typeOf = (failure: Failure, part: LivePart): LiveFaultType => {
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
      return failure.code === 'engine_unavailable' && part === 'session' ? 'transcriber_error' : ofPart[part];
  }
};

/** Kinds that hearing has and these sockets do not. */
const asHere = {
  session_time_limit_exceeded: 'invalid_request',
  chunk_size_exceeded: 'input_error',
  insufficient_audio_activity: 'input_error',
} as const;

/** Whatever was thrown, as the socket tells it. */
export function toLiveFault(thrown: unknown, part: LivePart): LiveFault {
  if (thrown instanceof LiveFault) return thrown;
  if (thrown instanceof ears.RealtimeFault) {
    const { type, message } = thrown;
    return new LiveFault(
      type in asHere ? asHere[type as keyof typeof asHere] : (type as LiveFaultType),
      message,
    );
  }
  const failure = toFailure(thrown);
  return new LiveFault(typeOf(failure, part), failure.message, { cause: thrown });
}

const ours: readonly LiveFaultType[] = [
  'error',
  'transcriber_error',
  'translation_error',
  'audio_output_error',
];

/** A break of the rules by the client is 1008, of ours 1011. */
export const closeCodeOf = ({ type }: LiveFault): number => (ours.includes(type) ? 1011 : 1008);
