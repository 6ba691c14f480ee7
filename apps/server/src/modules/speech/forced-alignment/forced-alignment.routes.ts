import { forcedAlignmentRoutes as routes } from '@mynah/contract/speech/forced-alignment';
import { handle } from '../../../platform/http/index.ts';
import { announceTo } from '../generation/index.ts';
import { alignText } from './align-text.ts';

export const forcedAlignmentHttpRoutes = [
  handle(routes.create, async (call) => {
    const { onConcurrency, onGeneration } = announceTo(call);
    return alignText(call.platform, call.actor, call.body, {
      signal: call.signal,
      onConcurrency,
      onFacts: onGeneration,
    });
  }),
];
