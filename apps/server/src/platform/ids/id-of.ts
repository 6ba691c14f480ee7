import { createHash } from 'node:crypto';

/** An id that follows from what it is for: work that is done again comes to the same. */
export const idOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('base64url').replace(/[-_]/g, '').slice(0, 20);
