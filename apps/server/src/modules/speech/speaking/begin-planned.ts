import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { announceTo, presenceOf } from '../generation/index.ts';
import { type GeneratedSpeech, generateSpeech } from './actions/generate-speech.ts';
import type { Keeping } from './keeping.ts';
import type { PlannedSpeech } from './plan/index.ts';
import { speechHeaders } from './speech-headers.ts';

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
  /** The caller gets everything at the end. */
  whole: boolean;
  warnings?: readonly string[];
  /** In place of the history. */
  keeping?: Keeping;
}

/** Begins to speak what `plan` decides and sets the headers, so that the first byte may leave. */
export async function beginPlanned(
  call: SpeechCall,
  plan: () => Promise<PlannedSpeech>,
  { whole, warnings = [], keeping }: BeginOptions,
): Promise<GeneratedSpeech> {
  const { setHeaders, onConcurrency } = announceTo(call);
  const presence = await presenceOf(call);
  const speech = await generateSpeech(call.platform, call.actor, plan, {
    presence,
    whole,
    onConcurrency,
    keeping,
  });
  for (const code of warnings) speech.planned.warnings.add(code);
  setHeaders(speechHeaders(speech));
  return speech;
}
