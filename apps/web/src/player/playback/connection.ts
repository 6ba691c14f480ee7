import { ApiError } from '#web/shared/api/api-error.ts';

/** No answer came, or the server is away for a moment; anything else will not mend by waiting. */
export function isConnectionLost(cause: unknown): boolean {
  if (cause instanceof ApiError) return cause.status === null || cause.status >= 500;
  // What fetch says of a line that broke, before an answer or within its body.
  return cause instanceof TypeError;
}

/** Asks for the first byte: a media element says of a lost line and of a dead address the same. */
export async function probe(url: string, signal: AbortSignal): Promise<void> {
  const address = new URL(url, location.href);
  if (address.protocol === 'blob:' || address.origin !== location.origin) return;
  const response = await fetch(address, { headers: { range: 'bytes=0-0' }, signal });
  await response.body?.cancel();
  if (!response.ok) throw new ApiError({ status: response.status, message: response.statusText });
}
