import { EngineFailure } from '@mynah/engine-spec';
import type { TaskEngine, VoiceConversionPart, VoiceConversionRequest } from '@mynah/engine-spec/tasks';
import { changeStep } from './change-step.ts';
import { measureFeatures } from './features/measure-features.ts';
import { sampleRateHz } from './rates.ts';

/** A run is a step: whoever asks for more has made a mistake, and would keep everybody waiting. */
const mostSeconds = 90;

/** Signal processing alone: nothing is loaded, nothing is kept between runs. */
export function openVoiceChanger(): TaskEngine<'voice-conversion'> {
  return {
    async *run(request: VoiceConversionRequest, signal: AbortSignal): AsyncGenerator<VoiceConversionPart> {
      if (request.samples.length > mostSeconds * sampleRateHz) {
        throw new EngineFailure('unsupported', `A step can be up to ${mostSeconds} seconds long.`);
      }
      if (signal.aborted) return;
      if (request.kind === 'measure') yield { type: 'features', features: measureFeatures(request.samples) };
      else yield { type: 'audio', ...changeStep(request) };
    },
    async dispose() {},
  };
}
