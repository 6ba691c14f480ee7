import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { concurrencyHeaders, presenceOf } from '../generation/index.ts';
import { type GeneratedSpeech, generateSpeech } from './actions/generate-speech.ts';
import { planRequest } from './plan-request.ts';
import { speechHeaders } from './speech-headers.ts';
import type { SpeechJob, SpeechOrder } from './speech-job.ts';

/** What a speech call needs of an HTTP call. */
export interface SpeechCall {
  platform: Platform;
  actor: Actor;
  requestId: string;
  signal: AbortSignal;
  header(name: string): string | undefined;
  setHeader(name: string, value: string | number): void;
}

interface BeginOptions {
  whole: boolean;
  warnings?: readonly string[];
}

/** Begins to speak an order and sets the headers, so that the first byte may leave. */
export const beginSpeech = (
  call: SpeechCall,
  order: SpeechOrder,
  options: BeginOptions,
): Promise<GeneratedSpeech> =>
  beginJob(
    call,
    () => planRequest(call.platform, call.actor, order, { requestId: call.requestId, whole: options.whole }),
    options,
  );

/** The same for whatever has been planned. */
export async function beginJob(
  call: SpeechCall,
  plan: () => Promise<SpeechJob>,
  { whole, warnings = [] }: BeginOptions,
): Promise<GeneratedSpeech> {
  const setHeaders = (headers: Record<string, string | number>): void => {
    for (const [name, value] of Object.entries(headers)) call.setHeader(name, value);
  };
  const speech = await generateSpeech(call.platform, call.actor, plan, {
    presence: await presenceOf(call),
    whole,
    onConcurrency: (concurrency) => setHeaders(concurrencyHeaders(concurrency)),
  });
  for (const code of warnings) speech.job.warnings.add(code);
  setHeaders(speechHeaders(speech));
  return speech;
}
