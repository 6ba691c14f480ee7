import { forcedAlignmentRoutes as routes } from '@mynah/contract/forced-alignment';
import { handle } from '../../../platform/http/index.ts';
import { concurrencyHeaders, generationHeaders } from '../generation/index.ts';
import { alignText } from './align-text.ts';

export const forcedAlignmentHttpRoutes = [
  handle(routes.create, async (call) => {
    const setHeaders = (headers: Record<string, string | number>): void => {
      for (const [name, value] of Object.entries(headers)) call.setHeader(name, value);
    };
    return alignText(call.platform, call.actor, call.body, {
      signal: call.signal,
      onConcurrency: (concurrency) => setHeaders(concurrencyHeaders(concurrency)),
      onFacts: (facts) => setHeaders(generationHeaders(facts)),
    });
  }),
];
