import { takeQuestion } from '@mynah/audio/fingerprint';
import type { TaskEngine } from '@mynah/engine-spec/tasks';
import { detectWatermark } from '@mynah/watermark';

export async function openRecognition(): Promise<TaskEngine<'recognition'>> {
  return {
    async *run({ samples, sampleRateHz, watermarkKey }, signal) {
      if (signal.aborted) return;
      const { words, keys } = await takeQuestion(samples, sampleRateHz);
      const watermark = detectWatermark(samples, sampleRateHz, watermarkKey);
      yield { type: 'marks', watermark, words, keys };
    },
    dispose: async () => {},
  };
}
