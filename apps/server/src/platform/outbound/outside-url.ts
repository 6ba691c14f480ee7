import { isIP } from 'node:net';
import type { Config } from '../config/config.ts';
import { Failure } from '../errors/index.ts';
import { isPublicAddress } from './public-address.ts';

type Rules = Pick<Config, 'allowPrivateAddresses'>;

/** Names that mean this machine or its neighbors, whatever they resolve to. */
const localName = /(^|\.)(localhost|local|internal|home\.arpa)$/;

/**
 * An address that people gave, as one that the server may call: https on a public host, unless the operator allows more.
 * What its name resolves to is looked at when it is called. @throws Failure `address_refused`
 */
export function requireOutsideUrl({ allowPrivateAddresses }: Rules, address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) throw refusal('This isn’t a valid address.');
  if (url.protocol !== 'https:' && !(allowPrivateAddresses && url.protocol === 'http:')) {
    throw refusal('The address must start with https://.');
  }
  if (url.username || url.password) throw refusal('The address must not contain a user name or password.');
  if (!allowPrivateAddresses && !isOutside(hostOf(url))) throw privateAddress();
  return url;
}

export const privateAddress = (): Failure =>
  refusal('The address is on a private network, which this server may not call.');

/** Without the brackets of IPv6 and the dot of the root. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$|\.$/g, '');

const isOutside = (host: string): boolean =>
  isIP(host) === 0 ? host.includes('.') && !localName.test(host) : isPublicAddress(host);

const refusal = (message: string): Failure => new Failure('address_refused', message);
