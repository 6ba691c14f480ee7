import { type ErrorCode, errorCodes, type FailureKind } from '@mynah/contract';

export interface FailureDetails {
  /** Extra keys of `detail`, in the wire's own names: `param`, `character_used`, ... */
  data?: Record<string, string | number | boolean | null | readonly string[]>;
  /** Keys of the body beside `detail`, where the API has an error of its own form. */
  beside?: Readonly<Record<string, unknown>>;
  /** Seconds after which another try makes sense; becomes `Retry-After`. */
  retryAfterSeconds?: number;
  /** Of a 422, which part of the request it is about: `['body', 'prompt']`; the body unless told. */
  loc?: readonly (string | number)[];
  /** Goes to the log with the request id, never to the caller. */
  cause?: unknown;
}

/** The one error of the server. `message` is a sentence for the caller: what is wrong and what helps. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly kind: FailureKind;
  readonly data: FailureDetails['data'];
  readonly retryAfterSeconds: number | undefined;
  readonly loc: FailureDetails['loc'];
  readonly beside: FailureDetails['beside'];

  constructor(code: ErrorCode, message: string, details: FailureDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'Failure';
    this.code = code;
    this.kind = errorCodes[code].kind;
    this.data = details.data;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.loc = details.loc;
    this.beside = details.beside;
  }
}
