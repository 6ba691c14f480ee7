import { isIP } from 'node:net';

/** What passkeys are bound to: the name of this server, and the one address on which browsers offer them. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * Undefined where browsers make no passkeys: on a numeric address, and on plain http. The same machine is the
 * exception, by its name: `http://127.0.0.1:4700` is `http://localhost:4700`.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | undefined {
  const url = new URL(publicUrl);
  if (/^(127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)) url.hostname = 'localhost';
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
  const isNumeric = isIP(url.hostname.replace(/[[\]]/g, '')) !== 0;
  if (isNumeric || (url.protocol !== 'https:' && !isLocal)) return undefined;
  return { id: url.hostname, origin: url.origin };
}
