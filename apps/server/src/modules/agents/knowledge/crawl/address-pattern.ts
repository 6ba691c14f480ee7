import { findInOrder } from './robots.ts';

/**
 * Whether an address is one of those that are wanted: with `*`, which stands for anything, the pattern is the whole
 * address; without, a part of it.
 */
export function addressMatches(pattern: string | null, address: string): boolean {
  if (!pattern) return true;
  if (!pattern.includes('*')) return address.includes(pattern);
  const [first = '', ...pieces] = pattern.split('*');
  const last = pieces.pop() ?? '';
  if (!address.startsWith(first)) return false;
  const at = findInOrder(address, pieces, first.length);
  return at !== undefined && address.length - last.length >= at && address.endsWith(last);
}

/** The same page under one address: without its fragment. Undefined for what is no page of the web. */
export function pageAddress(link: string, base: string): string | undefined {
  if (!URL.canParse(link, base)) return undefined;
  const url = new URL(link, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  url.hash = '';
  return url.href;
}
