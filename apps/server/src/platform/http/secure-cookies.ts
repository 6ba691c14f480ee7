import type { FastifyRequest } from 'fastify';

/**
 * Over https and on the same machine; elsewhere browsers drop Secure cookies that come over plain http. A proxy may hide
 * how the page was opened, so what the browser says of its page counts before the address of the server: who opens a
 * server of https under its plain name in the own network can sign in there as well.
 */
export function takesSecureCookies(
  { protocol, hostname, headers }: Pick<FastifyRequest, 'protocol' | 'hostname' | 'headers'>,
  publicUrl: string,
): boolean {
  if (protocol === 'https' || isLocal(hostname)) return true;
  const page = headers.origin !== undefined && URL.canParse(headers.origin) ? headers.origin : publicUrl;
  return new URL(page).protocol === 'https:';
}

const isLocal = (hostname: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
