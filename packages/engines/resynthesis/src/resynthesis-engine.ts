import { openPhonemizers } from '@mynah/engine-espeak';
import { loadModel, PhonemeReader, VoiceStyles } from '@mynah/engine-kokoro/stages';
import { EngineFailure } from '@mynah/engine-spec';
import type {
  TaskEngine,
  TaskEngineHome,
  VoiceConversionPart,
  VoiceConversionRequest,
} from '@mynah/engine-spec/tasks';
import { measureFeatures, sampleRateHz } from '@mynah/engine-voice-changer/signal';
import { resynthesize } from './resynthesize.ts';

const mostSeconds = 30;
const mostSecondsMeasured = 90;

/** Loads the voices; some 0.5 s and 300 MB. @throws EngineFailure */
export async function openResynthesis(home: TaskEngineHome): Promise<TaskEngine<'voice-conversion'>> {
  const [model, voices] = [home.packFolder('kokoro-82m'), home.packFolder('kokoro-voices')];
  if (!model || !voices)
    throw new EngineFailure('unavailable', 'The voice pack isn’t installed on this machine.');
  const phonemizers = openPhonemizers(home);
  const loaded = await loadModel(home, model).catch(async (cause: unknown) => {
    await phonemizers.dispose();
    throw cause;
  });
  const means = { model: loaded, styles: new VoiceStyles(voices), reader: new PhonemeReader([phonemizers]) };
  let isOpen = true;
  return {
    async *run(request: VoiceConversionRequest, signal: AbortSignal): AsyncGenerator<VoiceConversionPart> {
      const most = request.kind === 'measure' ? mostSecondsMeasured : mostSeconds;
      if (request.samples.length > most * sampleRateHz)
        throw new EngineFailure('unsupported', `A step can be up to ${most} seconds long.`);
      if (signal.aborted) return;
      if (request.kind === 'measure') {
        yield { type: 'features', features: measureFeatures(request.samples) };
        return;
      }
      const step = await resynthesize(request, means, signal);
      if (step && !signal.aborted) yield { type: 'audio', ...step };
    },
    async dispose() {
      if (!isOpen) return;
      isOpen = false;
      await phonemizers.dispose();
      await loaded.release();
    },
  };
}
