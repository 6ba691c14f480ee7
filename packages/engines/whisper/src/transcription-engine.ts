import { EngineFailure } from '@mynah/engine-spec';
import type { TaskEngine, TaskEngineHome, TranscriptionRequest } from '@mynah/engine-spec/tasks';
import { requireLanguage, requireWindow } from './check-request.ts';
import { draftWindow } from './draft-window.ts';
import { borrowModel } from './shared-model.ts';
import { transcribeWindow } from './transcribe-window.ts';

/** Below this, about -80 dB, nothing can be heard; the model would make words up. */
const INAUDIBLE = 1e-4;

export async function openTranscription(home: TaskEngineHome): Promise<TaskEngine<'transcription'>> {
  const { model, giveBack } = await borrowModel(home);
  return {
    async *run(request, signal) {
      requireWindow(request.samples);
      requireLanguage(request.language);
      requireTemperature(request);
      if (signal.aborted) return;
      if (request.samples.some((sample) => Math.abs(sample) > INAUDIBLE)) {
        yield* (request.isDraft ? draftWindow : transcribeWindow)(model, request, signal);
        return;
      }
      yield { type: 'language', language: request.language ?? 'en', probability: request.language ? 1 : 0 };
      yield { type: 'text', text: '', words: [], noSpeech: 1 };
    },
    dispose: giveBack,
  };
}

function requireTemperature({ temperature = 0 }: TranscriptionRequest): void {
  if (!(temperature >= 0 && temperature <= 2))
    throw new EngineFailure('unsupported', 'whisper takes a temperature from 0 to 2.');
}
