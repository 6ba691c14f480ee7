/** What says where a visitor came from, and nothing of which article it is. */
const trackers = /^(utm_.+|fbclid|gclid|gbraid|wbraid|msclkid|mc_cid|mc_eid|igshid|ref)$/i;

/** The address of an article, so that all ways to it are one. Undefined for what is no address of the web. */
export function articleAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (trackers.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  return url.href;
}

/** Of a header: `null` and what is broken are none. */
export function originOf(header: string | undefined): URL | undefined {
  return header !== undefined && URL.canParse(header) && /^https?:/.test(header)
    ? new URL(header)
    : undefined;
}
