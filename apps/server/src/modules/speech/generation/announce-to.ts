import type { Concurrency } from '../../billing/index.ts';
import {
  concurrencyHeaders,
  type GenerationFacts,
  generationHeaders,
  type Headers,
} from './generation-headers.ts';

/** Tells the caller of an HTTP call what is made for them, as it becomes known; before the first byte only. */
export function announceTo({ setHeader }: { setHeader(name: string, value: string | number): void }) {
  const setHeaders = (headers: Headers): void => {
    for (const [name, value] of Object.entries(headers)) setHeader(name, value);
  };
  return {
    setHeaders,
    onConcurrency: (concurrency: Concurrency): void => setHeaders(concurrencyHeaders(concurrency)),
    onGeneration: (facts: GenerationFacts): void => setHeaders(generationHeaders(facts)),
  };
}
