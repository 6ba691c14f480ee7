import type { SpeechSegment } from '@mynah/text';
import { type EngineCall, inStyle } from '../track/index.ts';
import { toDelivery } from './plan-settings.ts';
import { segmentSeed } from './segment-seed.ts';
import type { SpeechSetup } from './speech-order.ts';

interface PlanCallsOptions {
  /** The text that the segments' offsets point into. */
  source: string;
  /** Text around what is said, for intonation only. */
  context: { before?: string; after?: string };
  /** How many segments of the same sound came before. */
  firstIndex: number;
  /** Nothing is heard before all is made. */
  whole: boolean;
}

/** What each segment asks of which engine; made one segment ahead of what is read. */
export function* planCalls(
  segments: Iterable<SpeechSegment>,
  setup: SpeechSetup,
  options: PlanCallsOptions,
): Generator<EngineCall> {
  let index = 0;
  for (const { before, current, after } of neighbors(segments)) {
    yield planCall(current, setup, {
      ...options,
      index,
      before: before?.text ?? options.context.before,
      after: after?.text ?? options.context.after,
    });
    index++;
  }
}

interface Place extends PlanCallsOptions {
  index: number;
  before: string | undefined;
  after: string | undefined;
}

function planCall(
  segment: SpeechSegment,
  { voice, settings, seed, warnings }: SpeechSetup,
  { source, firstIndex, index, before, after, whole }: Place,
): EngineCall {
  const speaker = voice.speakerFor(segment.language);
  if (speaker.isSubstitute) warnings.add('voice_substituted_for_language');
  else if (!speaker.speaks(segment.language)) warnings.add('language_not_supported_by_voice');
  if (segment.phonemes.length > 0 && !speaker.capabilities.phonemes)
    warnings.add('phonemes_not_supported_by_voice');
  return {
    segment: { segment, source },
    engine: speaker.engine,
    sampleRateHz: speaker.sampleRateHz,
    request: {
      text: segment.text,
      language: segment.language,
      voice: speaker.engineVoice,
      definition: speaker.definition,
      delivery: inStyle(toDelivery(settings), segment.speakingStyle),
      seed: segmentSeed(seed, firstIndex + index),
      before,
      after,
      phonemes: segment.phonemes,
      mode: index === 0 && !whole ? 'first-sound' : 'whole',
    },
  };
}

/** Each item with those beside it. */
function* neighbors<T>(items: Iterable<T>): Generator<{ before?: T; current: T; after?: T }> {
  let before: T | undefined;
  let current: T | undefined;
  for (const after of items) {
    if (current !== undefined) yield { before, current, after };
    before = current;
    current = after;
  }
  if (current !== undefined) yield { before, current };
}
