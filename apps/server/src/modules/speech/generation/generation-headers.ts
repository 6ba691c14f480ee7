import type { Concurrency } from '../../billing/index.ts';

export type Headers = Record<string, string | number>;

/** How busy the workspace is; `maximum` is left out where the plan has none. */
export const concurrencyHeaders = ({ current, maximum }: Concurrency): Headers => ({
  'current-concurrent-requests': current,
  ...(maximum === undefined ? {} : { 'maximum-concurrent-requests': maximum }),
});

export interface GenerationFacts {
  credits: number;
  /** Which engine made it: a weaker one than its name may suggest is said. */
  engine: string;
  /** Absent where nothing is kept. */
  historyItemId?: string;
  warnings?: readonly string[];
}

/** What a caller learns of a generation beside its sound. */
export const generationHeaders = ({
  credits,
  engine,
  historyItemId,
  warnings = [],
}: GenerationFacts): Headers => ({
  'character-cost': credits,
  'x-mynah-engine': engine,
  ...(historyItemId === undefined ? {} : { 'history-item-id': historyItemId }),
  ...(warnings.length > 0 ? { 'x-mynah-warnings': warnings.join(', ') } : {}),
});
