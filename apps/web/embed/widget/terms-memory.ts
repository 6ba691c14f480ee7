import type { Terms } from './texts.ts';

/** Accepted for this visit, or by a visitor whose browser remembers it under the owner's key. */
const accepted = new Set<string>();

const nameOf = (terms: Terms): string => terms.key ?? terms.html ?? terms.text ?? '';

export function areAccepted(terms: Terms): boolean {
  if (accepted.has(nameOf(terms))) return true;
  try {
    return terms.key !== undefined && localStorage.getItem(terms.key) === 'true';
  } catch {
    // the page may not keep anything
    return false;
  }
}

export function accept(terms: Terms): void {
  accepted.add(nameOf(terms));
  try {
    if (terms.key !== undefined) localStorage.setItem(terms.key, 'true');
  } catch {
    // asked again at the next visit
  }
}
