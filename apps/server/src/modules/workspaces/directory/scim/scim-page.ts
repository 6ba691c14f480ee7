import { mostResults } from './scim-schemas.ts';

export interface ListQuery {
  filter?: string;
  startIndex?: number;
  count?: number;
  attributes?: string;
  excludedAttributes?: string;
}

/** Below the first counts as the first, a negative count as none (RFC 7644, 3.4.2.4). */
export function pageOf({ startIndex = 1, count = 100 }: ListQuery) {
  const start = Math.max(1, startIndex);
  return { startIndex: start, offset: start - 1, limit: Math.min(Math.max(0, count), mostResults) };
}
