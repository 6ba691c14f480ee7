/** As long as the wire takes it. */
const LONGEST = 200;

/**
 * The code of the referral link that a visitor has opened: a partner's, or somebody's `from`. Undefined where an ad
 * brought them, or where a page of this server leads on and only carries the code along: that was counted before.
 */
export function openedLinkCode(
  { search, origin }: Pick<Location, 'search' | 'origin'>,
  referrer: string,
): string | undefined {
  const query = new URLSearchParams(search);
  if (query.has('gclid') || isOfOrigin(referrer, origin)) return undefined;
  const code = query.get('ps_partner_key') ?? query.get('from') ?? '';
  return code === '' || code.length > LONGEST ? undefined : code;
}

const isOfOrigin = (address: string, origin: string): boolean =>
  URL.canParse(address) && new URL(address).origin === origin;
