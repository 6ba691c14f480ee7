import { ApiError, readApiError } from '#web/shared/api/api-error.ts';
import { message } from '#web/shared/api/messages.ts';
import type { UploadProgress } from '#web/shared/api/upload-fetch.ts';
import { loadCode } from '#web/shared/connection/load-code.ts';

export type RequestOptions = {
  method?: string;
  /** Sent as JSON. */
  json?: unknown;
  form?: FormData;
  /** Told how much of `form` has been sent. */
  onUpload?: (progress: UploadProgress) => void;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The token calls themselves go out without a token. */
  anonymous?: boolean;
  /** Goes out though the page is being left. */
  keepalive?: boolean;
};

type Credentials = {
  accessToken: () => string | undefined;
  /** Gets a new access token; false when the session is over. */
  refresh: () => Promise<boolean>;
};

let credentials: Credentials = { accessToken: () => undefined, refresh: async () => false };

/** The session store hands in its token; the client itself keeps none. */
export function connectCredentials(source: Credentials): void {
  credentials = source;
}

/** The value of `authorization` for what is no request: the first message of a socket. */
export function authorization(): string | undefined {
  const token = credentials.accessToken();
  return token && `Bearer ${token}`;
}

/** Refusals that a fresh token may turn. The API also answers 401 to `quota_exceeded` and `missing_permissions`. */
const SESSION_REASONS: ReadonlySet<string | undefined> = new Set(['session_expired', 'needs_authorization']);

/**
 * Sends a request to an address of this server, which `call.ts` makes of the contract, with the bearer token and answers when the headers are there. A 401 about the session is tried
 * once more with a fresh token. Raises ApiError for any status but 2xx and 'Network error' without answer.
 */
export async function exchange(address: string, options: RequestOptions = {}): Promise<Response> {
  const tokenUsed = credentials.accessToken();
  const response = await send(address, options, tokenUsed);
  if (response.ok) return response;
  const error = await readApiError(response);
  if (!isAboutSession(error) || options.anonymous || !(await canRetry(tokenUsed))) throw error;
  const second = await send(address, options, credentials.accessToken());
  if (!second.ok) throw await readApiError(second);
  return second;
}

const isAboutSession = ({ status, reason }: ApiError): boolean =>
  status === 401 && SESSION_REASONS.has(reason);

/** Another request may have refreshed meanwhile: then the newer token is tried without asking again. */
async function canRetry(tokenUsed: string | undefined): Promise<boolean> {
  const current = credentials.accessToken();
  return (current !== undefined && current !== tokenUsed) || credentials.refresh();
}

async function send(address: string, options: RequestOptions, token: string | undefined): Promise<Response> {
  const headers = new Headers(options.headers);
  if (options.json !== undefined) headers.set('content-type', 'application/json');
  if (token && !options.anonymous) headers.set('authorization', `Bearer ${token}`);
  try {
    const { method = 'GET', form, signal, onUpload, keepalive } = options;
    if (form && onUpload) {
      const { uploadFetch } = await loadCode(() => import('#web/shared/api/upload-fetch.ts'));
      return await uploadFetch(address, { method, headers, body: form, signal }, onUpload);
    }
    const body = options.json !== undefined ? JSON.stringify(options.json) : form;
    return await fetch(address, { method, headers, body, signal, keepalive, credentials: 'same-origin' });
  } catch (cause) {
    // A cancelled request is no failure: its caller knows.
    if (options.signal?.aborted) throw cause;
    throw new ApiError({ status: null, message: message('networkError') });
  }
}
