import type { SpeechEngine } from '../speech/speech-engine.ts';
import type { SpeechWarning, TimingMark } from '../speech/speech-part.ts';
import type { SpeechRequest } from '../speech/speech-request.ts';

/** Everything that an engine yielded for one request, joined. */
export interface WholeSpeech {
  samples: Float32Array;
  marks: TimingMark[];
  durationMs: number;
  warnings: SpeechWarning[];
  /** Kinds of the parts in the order in which they came. */
  order: ('timing' | 'audio' | 'warning')[];
}

/** Lets an engine speak to the end. */
export async function speakWhole(
  engine: SpeechEngine,
  request: SpeechRequest,
  signal: AbortSignal = new AbortController().signal,
): Promise<WholeSpeech> {
  const chunks: Float32Array[] = [];
  const whole: WholeSpeech = {
    samples: new Float32Array(),
    marks: [],
    durationMs: 0,
    warnings: [],
    order: [],
  };
  for await (const part of engine.speak(request, signal)) {
    whole.order.push(part.type);
    if (part.type === 'audio') chunks.push(part.samples);
    else if (part.type === 'warning') whole.warnings.push(part.warning);
    else Object.assign(whole, { marks: part.marks, durationMs: part.durationMs });
  }
  whole.samples = new Float32Array(chunks.reduce((total, chunk) => total + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.samples.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
