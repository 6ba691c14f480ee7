/** Names in braces, each once: what of an address is given at each call. */
export const namesIn = (address: string): string[] => [
  ...new Set([...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')),
];
