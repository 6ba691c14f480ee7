/**
 * - `unspeakable`: the input holds nothing that this engine can say; do not retry.
 * - `unsupported`: voice, language or option that this engine does not have; do not retry here.
 * - `unavailable`: not loaded, overloaded or crashed; another try may succeed.
 * - `broken`: a defect or a damaged pack; do not retry.
 */
export type EngineFailureKind = 'unspeakable' | 'unsupported' | 'unavailable' | 'broken';

/** The one error that engines raise. The message never holds the user's text. */
export class EngineFailure extends Error {
  readonly kind: EngineFailureKind;

  constructor(kind: EngineFailureKind, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'EngineFailure';
    this.kind = kind;
  }

  get retryable(): boolean {
    return this.kind === 'unavailable';
  }
}
