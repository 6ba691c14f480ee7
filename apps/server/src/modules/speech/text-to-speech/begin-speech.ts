import { beginPlanned, type GeneratedSpeech, type planning, type SpeechCall } from '../speaking/index.ts';
import { planRequest } from './plan-request.ts';

interface BeginOptions {
  whole: boolean;
  warnings?: readonly string[];
}

/** Begins to speak an order and sets the headers, so that the first byte may leave. */
export const beginSpeech = (
  call: SpeechCall,
  order: planning.SpeechOrder,
  { whole, warnings }: BeginOptions,
): Promise<GeneratedSpeech> => {
  const { platform, actor, requestId } = call;
  return beginPlanned(call, () => planRequest(platform, actor, order, { requestId, whole }), {
    whole,
    warnings,
  });
};
