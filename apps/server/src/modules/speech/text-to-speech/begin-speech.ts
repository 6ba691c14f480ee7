import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { concurrencyHeaders } from '../generation/index.ts';
import { type GeneratedSpeech, generateSpeech } from './actions/generate-speech.ts';
import { speechHeaders } from './speech-headers.ts';
import type { SpeechOrder } from './speech-job.ts';

/** What a speech call needs of an HTTP call. */
export interface SpeechCall {
  platform: Platform;
  actor: Actor;
  requestId: string;
  signal: AbortSignal;
  setHeader(name: string, value: string | number): void;
}

/** Begins to speak and sets the headers, so that the first byte may leave. */
export async function beginSpeech(
  call: SpeechCall,
  order: SpeechOrder,
  { whole, warnings = [] }: { whole: boolean; warnings?: readonly string[] },
): Promise<GeneratedSpeech> {
  const setHeaders = (headers: Record<string, string | number>): void => {
    for (const [name, value] of Object.entries(headers)) call.setHeader(name, value);
  };
  const speech = await generateSpeech(call.platform, call.actor, order, {
    requestId: call.requestId,
    signal: call.signal,
    whole,
    onConcurrency: (concurrency) => setHeaders(concurrencyHeaders(concurrency)),
  });
  for (const code of warnings) speech.job.warnings.add(code);
  setHeaders(speechHeaders(speech));
  return speech;
}
