import type { SpeechSegment } from '@mynah/text';
import type { SpeechContext } from './plan-context.ts';
import { toDelivery } from './plan-settings.ts';
import { segmentSeed } from './seeds.ts';
import type { EngineCall } from './speak-segments.ts';
import type { PlannedSegment, SpeechSetup } from './speech-job.ts';

export interface PlanCallsOptions {
  /** The text that the segments' offsets point into. */
  source: string;
  context: SpeechContext;
  /** How many segments of the same sound came before. */
  firstIndex: number;
  /** Nothing is heard before all is made. */
  whole: boolean;
}

/** What each segment asks of which engine. */
export function planCalls(
  segments: readonly SpeechSegment[],
  { voice, settings, seed, warnings }: SpeechSetup,
  { source, context, firstIndex, whole }: PlanCallsOptions,
): EngineCall<PlannedSegment>[] {
  const delivery = toDelivery(settings);
  return segments.map((segment, index) => {
    const speaker = voice.speakerFor(segment.language);
    if (speaker.isSubstitute) warnings.add('voice_substituted_for_language');
    else if (!speaker.speaks(segment.language)) warnings.add('language_not_supported_by_voice');
    return {
      segment: { segment, source },
      engine: speaker.engine,
      sampleRateHz: speaker.sampleRateHz,
      request: {
        text: segment.text,
        language: segment.language,
        voice: speaker.engineVoice,
        delivery,
        seed: segmentSeed(seed, firstIndex + index),
        before: segments[index - 1]?.text ?? context.before,
        after: segments[index + 1]?.text ?? context.after,
        phonemes: segment.phonemes,
        mode: index === 0 && !whole ? 'first-sound' : 'whole',
      },
    };
  });
}
