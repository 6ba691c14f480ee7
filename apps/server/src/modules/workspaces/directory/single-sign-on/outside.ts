import { fetchOutside, type OutsideRequest } from '../../../../platform/outbound/index.ts';
import type { Platform } from '../../../../platform/platform.ts';

/** As `fetch`, for a library that wants one: guarded as every call to an address that people give. */
export async function fetchProvider(platform: Platform, url: string, init: RequestInit): Promise<Response> {
  const { status, headers, body } = await fetchOutside(platform, url, {
    method: init.method === 'POST' ? 'POST' : 'GET',
    headers: Object.fromEntries(new Headers(init.headers)),
    body: textOf(init.body),
    signal: init.signal ?? undefined,
  });
  return new Response(body.length === 0 ? null : new Uint8Array(body), { status, headers });
}

function textOf(body: RequestInit['body']): OutsideRequest['body'] {
  if (body === null || body === undefined) return undefined;
  if (typeof body === 'string' || body instanceof URLSearchParams) return String(body);
  throw new Error('a provider is sent text only');
}
