/** What says who sent a visitor, or which ad (PRV-033 to PRV-037). */
const isOfReferral = (name: string): boolean =>
  ['from', 'gclid', 'ps_partner_key', 'ps_xid'].includes(name) || name.startsWith('utm_');

/**
 * Who sent the visitor goes along in the links of the page: it is kept nowhere before the visitor allowed it, and each
 * page of the website is a document of its own. The app reads it where the visitor signs up.
 */
export function carryReferral({ search }: Pick<Location, 'search'>, root: ParentNode): void {
  const carried = [...new URLSearchParams(search)].filter(([name]) => isOfReferral(name));
  if (carried.length === 0) return;
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    const address = new URL(link.href);
    for (const [name, value] of carried)
      if (!address.searchParams.has(name)) address.searchParams.set(name, value);
    link.href = address.href;
  }
}
