/** When a stretch of the request's text is heard. Marks are in order, do not overlap, and need not cover the text. */
export interface TimingMark {
  /** UTF-16 offsets into `SpeechRequest.text`, end exclusive. */
  start: number;
  end: number;
  /** From the first sample of this request. */
  startMs: number;
  endMs: number;
}

export interface SpeechWarning {
  code: string;
  /** One sentence for the caller. */
  message: string;
}

/**
 * What an engine yields while it speaks. `timing` comes once, before the first `audio`.
 * The consumer owns `samples` (mono, -1 to 1, at the engine's rate); the engine never writes to it again.
 */
export type SpeechPart =
  | { type: 'timing'; marks: TimingMark[]; durationMs: number }
  | { type: 'audio'; samples: Float32Array }
  | { type: 'warning'; warning: SpeechWarning };
