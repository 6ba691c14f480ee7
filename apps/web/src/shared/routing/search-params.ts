/** Search values are plain text, as people write and share them; a page's `parseSearch` makes what it needs of it. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

export function stringifySearch(search: object): string {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== null);
  if (pairs.length === 0) return '';
  return `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`;
}
