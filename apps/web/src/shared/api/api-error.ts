import { message } from '#web/shared/api/messages.ts';

type ApiErrorFields = {
  /** HTTP status; null when no answer came. */
  status: number | null;
  message: string;
  /** The named reason of the server's `detail.status`, for example `quota_exceeded`. */
  reason?: string;
  type?: string;
  requestId?: string;
  /** All that `detail` holds: what a refusal asks for next. */
  data?: Record<string, unknown>;
};

/** A failed exchange with the server (ERR-020, ERR-021). */
export class ApiError extends Error {
  readonly status: number | null;
  readonly reason: string | undefined;
  readonly type: string | undefined;
  readonly requestId: string | undefined;
  readonly data: Record<string, unknown>;

  constructor(fields: ApiErrorFields) {
    super(fields.message);
    this.name = 'ApiError';
    this.status = fields.status;
    this.reason = fields.reason;
    this.type = fields.type;
    this.requestId = fields.requestId;
    this.data = fields.data ?? {};
  }
}

/** Says what to tell the user: the server's own words below 500, a plain sentence from 500 on (ERR-031, ERR-032). */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return message('somethingWentWrong');
  if (error.status === null) return error.message;
  if (error.status >= 500) return message('somethingWentWrong');
  if (error.status === 429 && error.reason === 'too_many_attempts') return message('tooManyAttempts');
  return error.message;
}

type ErrorDetail = {
  message?: string;
  msg?: string;
  status?: string;
  type?: string;
  request_id?: string;
  loc?: unknown[];
};

/** Turns a refused answer into an ApiError, whatever shape its body has (ERR-022, ERR-023). */
export async function readApiError(response: Response): Promise<ApiError> {
  const data = readDetail(await response.text().catch(() => ''));
  const detail = keepStrings(data);
  return new ApiError({
    status: response.status,
    message: detail.message ?? detail.msg ?? detail.status ?? message('somethingWentWrong'),
    reason: detail.status,
    type: detail.type,
    requestId: detail.request_id ?? response.headers.get('x-request-id') ?? undefined,
    data,
  });
}

function readDetail(body: string): Record<string, unknown> {
  try {
    const detail: unknown = JSON.parse(body)?.detail;
    if (typeof detail === 'string') return { message: detail };
    const first: unknown = Array.isArray(detail) ? detail[0] : detail;
    return typeof first === 'object' && first !== null ? { ...first } : {};
  } catch {
    // A proxy may answer with HTML; its text is not for users.
    return {};
  }
}

function keepStrings(detail: Record<string, unknown>): ErrorDetail {
  return Object.fromEntries(Object.entries(detail).filter(([, value]) => typeof value === 'string'));
}
