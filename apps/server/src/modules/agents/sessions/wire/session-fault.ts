import type { SessionCloseCode, SessionErrorType } from '@mynah/contract/agents/sessions/server-events';
import { EngineFailure } from '@mynah/engine-spec';
import { type Failure, failureKindTraits, toFailure } from '../../../../platform/errors/index.ts';

/** Ends a conversation, and says why. */
export class SessionFault extends Error {
  readonly code: SessionCloseCode;
  readonly type: SessionErrorType;

  constructor(code: SessionCloseCode, type: SessionErrorType, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SessionFault';
    this.code = code;
    this.type = type;
  }
}

/** Where in a conversation something failed. */
export type Stage = 'wire' | 'ears' | 'mind' | 'mouth';

const typeOfStage: Readonly<Record<Stage, SessionErrorType>> = {
  wire: 'unknown',
  ears: 'asr_transcription_error',
  mind: 'llm_error',
  mouth: 'tts_cascade_error',
};

const typeOfCode: Readonly<Partial<Record<Failure['code'], SessionErrorType>>> = {
  missing_dynamic_variable: 'missing_dynamic_variable',
  override_not_allowed: 'override_error',
};

/** Whatever was thrown, as a client is told. */
export function toSessionFault(thrown: unknown, stage: Stage): SessionFault {
  if (thrown instanceof SessionFault) return thrown;
  const failure = toFailure(thrown);
  const type = typeOfCode[failure.code] ?? typeOfStage[stage];
  return new SessionFault(codeOf(thrown, failure, stage), type, failure.message, { cause: thrown });
}

/** A stage that failed is 1002, a rule that was broken 1008; what is left is our fault. */
function codeOf(thrown: unknown, { kind }: Failure, stage: Stage): SessionCloseCode {
  if (failureKindTraits[kind].socketClose !== 1011) return 1008;
  return stage !== 'wire' || thrown instanceof EngineFailure || kind === 'unavailable' ? 1002 : 1011;
}
