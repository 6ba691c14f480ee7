/** What can go wrong with media. `code` is stable; the message is one sentence for the log or the caller. */
export class AudioFailure extends Error {
  readonly code: AudioFailureCode;

  constructor(code: AudioFailureCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AudioFailure';
    this.code = code;
  }
}

export type AudioFailureCode =
  /** The bytes are not what they should be, or are damaged. */
  | 'unreadable_audio'
  /** A rate, codec or sample form that we do not do. */
  | 'unsupported_audio'
  /** The encoder was disposed or finished before. */
  | 'encoder_closed'
  /** ffmpeg is missing, did not start, or ended with an error. */
  | 'ffmpeg_failed';
