/**
 * An address that this server answered, as the page reaches it: the page may be open under another name of the server
 * than links carry, and elements and `fetch` stay on their own site.
 */
export function fromHere(address: string): string {
  const { pathname, search } = new URL(address, location.origin);
  return pathname + search;
}
