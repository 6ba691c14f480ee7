import { Failure } from '../../platform/errors/index.ts';
import { originOf } from './article-address.ts';

type Headers = { header(name: string): string | undefined };

/** The host that a call was sent to, as the caller knows it. */
export const isOwnHost = ({ header }: Headers, { host }: Pick<URL, 'host'>): boolean =>
  host === header('host');

/** The player's data are for the player's own page: other websites get none of it. @throws Failure `domain_not_allowed` */
export function requireOwnPage(call: Headers): void {
  const origin = originOf(call.header('origin'));
  const isElsewhere =
    call.header('sec-fetch-site') === 'cross-site' || (origin !== undefined && !isOwnHost(call, origin));
  if (!isElsewhere) return;
  throw new Failure('domain_not_allowed', 'Only the player itself may ask for this.');
}
